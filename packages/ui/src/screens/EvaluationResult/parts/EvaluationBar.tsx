import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { gearIcon, printIcon } from "../../../components/Icon/icons.ts";
import { genderText, gradeText } from "../../../copy/members/person.ts";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { fileDay } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { evaluationHeaders } from "../evaluationColumns.tsx";
import type { EvaluationRow } from "./evaluationRows.ts";
import { ImportLink } from "./ImportLink.tsx";
import type { Measure } from "./measure.ts";

export type EvaluationBarProps = {
  rows: readonly EvaluationRow[];
  measure: Measure;
  /** CSV を取り込めるチームか（RO-2）。 */
  analyzer: boolean;
  /** YYYY-MM-DD。 */
  today: string;
  /** 渡さなければ、端末に保存する。 */
  onExport?: ((text: string, fileName: string) => void) | undefined;
};

/** 一覧のすべてに関わること：測定シート、設定、CSV。 */
export function EvaluationBar({ rows, measure, analyzer, today, onExport }: EvaluationBarProps) {
  const intl = useIntl();
  const { formatMessage } = intl;

  return (
    <Row>
      <ButtonLink variant="ghost" size="s" icon={printIcon} href="/evaluation-result/print">
        {formatMessage(evaluationText.sheet)}
      </ButtonLink>
      <ButtonLink variant="ghost" size="s" icon={gearIcon} href="/evaluation-setting">
        {formatMessage(evaluationText.settings)}
      </ButtonLink>
      {analyzer && <ImportLink />}
      <ExportButton
        variant="ghost"
        size="s"
        columns={evaluationCsv(intl, measure)}
        rows={rows}
        fileName={formatMessage(evaluationValueText.file, { measure: measure.name, date: fileDay(today) })}
        onExport={onExport}
      />
    </Row>
  );
}

/** The CSV export: every row that matches the conditions, with numbers as numbers. */
function evaluationCsv(intl: IntlShape, measure: Measure): readonly CsvColumn<EvaluationRow>[] {
  const { formatMessage } = intl;
  const word = (name: keyof typeof evaluationText) => formatMessage(evaluationText[name]);
  const inUnit = (name: string) => formatMessage(evaluationValueText.withUnit, { name, unit: measure.unit });
  const { best } = evaluationHeaders(intl, measure, 2);
  const onlyMeasured: readonly CsvColumn<EvaluationRow>[] = [
    { header: inUnit(word("mean")), value: ({ player }) => player.mean },
    { header: inUnit(word("goal")), value: ({ player }) => player.goal },
    { header: word("count"), value: ({ player }) => player.count },
    { header: word("best"), value: ({ player }) => (player.verdict === "none" ? "" : word(player.verdict)) },
  ];
  return [
    { header: word("player"), value: ({ name }) => name },
    { header: word("kana"), value: ({ kana }) => kana },
    { header: word("grade"), value: ({ player }) => formatMessage(gradeText[player.grade]) },
    { header: word("gender"), value: ({ player }) => (player.gender ? formatMessage(genderText[player.gender]) : "") },
    { header: inUnit(best), value: (row) => row.best },
    { header: word("date"), value: ({ player }) => player.best_on },
    { header: inUnit(word("change")), value: ({ change }) => change },
    ...(measure.isCount ? [] : onlyMeasured),
  ];
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")};
  min-width: 0;
`;
