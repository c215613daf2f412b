import type { IntlShape } from "react-intl";
import { genderText, gradeText } from "../../../copy/members/person.ts";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { evaluationHeaders } from "../evaluationColumns.tsx";
import type { EvaluationRow } from "./evaluationRows.ts";
import type { Measure } from "./measure.ts";

/** The CSV export: every row that matches the conditions, with numbers as numbers. */
export function evaluationCsv(intl: IntlShape, measure: Measure): readonly CsvColumn<EvaluationRow>[] {
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
