import { type CsvTarget, type CsvUnit, isMeasured, measuredTargets, unitsAreSet, unitsOf } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { Select } from "../../../../components/Select/Select.tsx";
import { csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import { csvMapText, csvMapValueText } from "../../../../copy/analyzer/csvMap.ts";
import { csvReportValueText } from "../../../../copy/analyzer/csvReport.ts";
import { token } from "../../../../tokens/theme.ts";
import type { CsvAnswers, OpenedCsv } from "../csvStage.ts";
import { unitName } from "../unitName.ts";
import { type ColumnQuestion, isName, quantityOf, unitOf } from "./columnQuestions.ts";

type UnitCellProps = {
  file: OpenedCsv;
  heading: string;
  target: CsvTarget;
  answers: CsvAnswers;
  question: ColumnQuestion | undefined;
  error: string | undefined;
  /** 同じ単位を聞いている行の列。答えたか、聞いていなければ null。 */
  askedIn: string | null;
  memberCount: number;
  onAnswersChange: (answers: CsvAnswers) => void;
};

/** 列の単位と、何に換算するか。ファイルから決まらなければ、ここで聞く。 */
export function UnitCell(props: UnitCellProps) {
  const { file, heading, target, answers, question, error, askedIn, memberCount, onAnswersChange } = props;
  const { formatMessage } = useIntl();
  const { mapping, units } = answers;

  if (question === "day_order") {
    return (
      <RadioGroup
        label={formatMessage(csvMapText.dayOrder)}
        help={formatMessage(csvMapText.dayOrderHelp)}
        error={error}
        options={[
          { value: "month", label: formatMessage(csvMapText.monthFirst) },
          { value: "day", label: formatMessage(csvMapText.dayFirst) },
        ]}
        value={answers.dayOrder ?? null}
        onChange={(dayOrder) => onAnswersChange({ ...answers, dayOrder })}
      />
    );
  }
  if (isName(target)) return formatMessage(csvMapValueText.matched, { count: memberCount });
  if (!isMeasured(target)) return null;

  const choices = unitsOf(measuredTargets[target].quantity);
  const [to] = choices;
  const from = unitOf(target, answers);
  const [only] = choices.length === 1 ? choices : [];
  if (only) return unitName(only);

  const quantity = quantityOf(target);
  if (question && quantity) {
    return (
      <>
        <RadioGroup
          label={formatMessage(csvMapText[quantity])}
          help={formatMessage(csvMapText[unitsAreSet(file.format) ? "unitOfDevice" : "unitHelp"])}
          error={error}
          options={choices.map((unit) => ({ value: unit, label: unit }))}
          value={units[quantity] ?? null}
          // `unit` is one of those offered for it.
          onChange={(unit) =>
            onAnswersChange({ ...answers, units: { ...units, ...({ [quantity]: unit } as typeof units) } })
          }
        />
        <Converted from={from} to={to} />
      </>
    );
  }
  return (
    <Unit>
      <Select
        label={formatMessage(csvValueText.unitOf, { column: heading })}
        options={[
          { value: "", label: formatMessage(csvMapText.unsaid) },
          ...choices.map((unit) => ({ value: unit, label: unitName(unit) })),
        ]}
        value={mapping[target]?.unit ?? ""}
        onChange={(event) => {
          const at = mapping[target];
          const unit = choices.find((it) => it === event.target.value) ?? null;
          if (at) onAnswersChange({ ...answers, mapping: { ...mapping, [target]: { ...at, unit } } });
        }}
      />
      {from === null && askedIn !== null && (
        <Note>{formatMessage(csvMapValueText.answeredIn, { column: askedIn })}</Note>
      )}
      <Converted from={from} to={to} />
    </Unit>
  );
}

function Converted({ from, to }: { from: CsvUnit | null; to: CsvUnit | undefined }) {
  const { formatMessage } = useIntl();
  if (!from || !to || from === to) return null;
  return <Note>{formatMessage(csvReportValueText.converted, { from: unitName(from), to: unitName(to) })}</Note>;
}

const Unit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

const Note = styled.span`
  color: ${token("ink-2")};
  overflow-wrap: anywhere;
`;
