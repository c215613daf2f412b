import { type CsvTarget, csvTargets } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { Select } from "../../../../components/Select/Select.tsx";
import { Status } from "../../../../components/Status/Status.tsx";
import { csvTargetText } from "../../../../copy/analyzer/csvFile.ts";
import { csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import { csvMapText } from "../../../../copy/analyzer/csvMap.ts";
import type { CsvAnswers, OpenedCsv } from "../csvStage.ts";
import type { ColumnQuestion, Judgement } from "./columnQuestions.ts";
import { Cell, Row } from "./mapTableStyle.ts";
import { UnitCell } from "./UnitCell.tsx";

type MapRowProps = {
  file: OpenedCsv;
  column: number;
  target: CsvTarget | undefined;
  answers: CsvAnswers;
  judgement: Judgement | null;
  question: ColumnQuestion | undefined;
  error: string | undefined;
  askedIn: string | null;
  memberCount: number;
  onAnswersChange: (answers: CsvAnswers) => void;
};

/** ファイルの一列。何として読むか、どの単位か、どう決まったか。 */
export function MapRow({ column, target, judgement, ...rest }: MapRowProps) {
  const { file, answers, onAnswersChange } = rest;
  const { formatMessage } = useIntl();
  const heading = file.header[column] ?? "";
  const options = [
    { value: "", label: formatMessage(csvMapText.unused) },
    ...csvTargets.map((it) => ({ value: it, label: formatMessage(csvTargetText[it]) })),
  ];

  const handleTarget = (chosen: string) => {
    const next = csvTargets.find((it) => it === chosen);
    const { [target ?? "player"]: _, ...others } = answers.mapping;
    const kept = target ? others : answers.mapping;
    const given = next && file.given.mapping[next];
    // Chosen back, it is read as the device writes it: with its unit, and from its side.
    const at = given?.column === column ? given : { column, unit: null };
    onAnswersChange({ ...answers, mapping: next ? { ...kept, [next]: at } : kept });
  };

  return (
    <Row data-judgement={judgement ?? undefined}>
      <Cell as="th" scope="row">
        {heading}
      </Cell>
      <Cell data-part="sample">{file.sample[column]}</Cell>
      <Cell>
        <Select
          label={formatMessage(csvValueText.targetOf, { column: heading })}
          options={options}
          value={target ?? ""}
          onChange={(event) => handleTarget(event.target.value)}
        />
      </Cell>
      <Cell>{target && <UnitCell {...rest} heading={heading} target={target} />}</Cell>
      <Cell data-part="judgement">
        {judgement && <Status tone={tones[judgement]}>{formatMessage(csvMapText[words[judgement]])}</Status>}
      </Cell>
    </Row>
  );
}

const tones = { auto: "ok", hand: "invited", check: "wait", open: "error" } as const satisfies Record<
  Judgement,
  string
>;
const words = { auto: "auto", hand: "hand", check: "check", open: "undecided" } as const satisfies Record<
  Judgement,
  string
>;
