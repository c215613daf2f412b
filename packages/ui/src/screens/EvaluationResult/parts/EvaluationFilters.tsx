import type { Ball, BattingTypeCode, Evaluation } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { GenderSegment } from "../../../components/Segment/GenderSegment.tsx";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { SpanChoice } from "../../../components/SpanChoice/SpanChoice.tsx";
import { ballUsedText, battingTypeText } from "../../../copy/controls/measures.ts";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import { longRange } from "../../../format/calendar.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { defaultEvaluationView, type EvaluationView } from "../view.ts";
import type { Measure } from "./measure.ts";

export type EvaluationFiltersProps = {
  view: EvaluationView;
  /** null はすべての項目。 */
  measure: Measure | null;
  /** 届くまでは null。 */
  evaluation: Pick<Evaluation, "range" | "choices" | "batting_type" | "ball"> | null;
  hits: number;
  /** YYYY-MM-DD。 */
  today: string;
  onChange: (change: Partial<EvaluationView>) => void;
};

/** 期間・学年・性別と、打ちかたと球。スマートフォンでは期間だけが外に残る。 */
export function EvaluationFilters({ view, measure, evaluation, hits, today, onChange }: EvaluationFiltersProps) {
  const { formatMessage } = useIntl();
  const change = (more: Partial<EvaluationView>) => onChange({ ...more, page: defaultEvaluationView.page });

  const period: FilterPart = {
    id: "period",
    label: formatMessage(evaluationText.period),
    control: ({ wide }) => (
      <SpanChoice value={view.period} onChange={(chosen) => change({ period: chosen })} today={today} wide={wide} />
    ),
  };
  const grade = useGradeFilter({ value: view.grade, onChange: (chosen) => change({ grade: chosen }) });
  const gender: FilterPart = {
    id: "gender",
    label: formatMessage(evaluationText.gender),
    control: ({ wide }) => (
      <GenderSegment value={view.gender} onChange={(chosen) => change({ gender: chosen })} wide={wide} />
    ),
  };
  const choices = evaluation?.choices ?? [];
  const nameOf = ({ batting_type, ball }: Choice) => {
    const words = ball ? formatMessage(ballUsedText[ball]) : "";
    if (batting_type === null) return words;
    return formatMessage(evaluationValueText.choice, {
      batting: formatMessage(battingTypeText[batting_type]),
      ball: words,
    });
  };
  const choice: FilterPart = {
    id: "choice",
    label: formatMessage(evaluationText.choice),
    note: formatMessage(evaluationText.choiceNote),
    control: () => (
      <FilterSelect
        label={formatMessage(evaluationText.choice)}
        value={keyOf({ batting_type: evaluation?.batting_type ?? null, ball: evaluation?.ball ?? null })}
        options={choices.map((each) => ({ value: keyOf(each), label: nameOf(each) }))}
        onChange={({ target }) => {
          const chosen = choices.find((each) => keyOf(each) === target.value);
          if (chosen) change(chosen);
        }}
      />
    ),
  };

  const caption =
    evaluation && measure
      ? formatMessage(evaluationValueText.by, {
          how: measure.isCount ? "count" : measure.better,
          range: longRange(evaluation.range),
        })
      : "";

  return (
    <FilterBar
      filters={[period, grade, gender, ...(choices.length > 0 ? [choice] : [])]}
      mode="period"
      count={Number(view.grade !== null) + Number(view.gender !== null)}
      caption={caption}
      done={formatMessage(evaluationValueText.show, { count: hits })}
      onReset={() => change({ grade: null, gender: null })}
      end={caption && <Caption as="span">{caption}</Caption>}
    />
  );
}

type Choice = { batting_type: BattingTypeCode | null; ball: Ball | null };

const keyOf = ({ batting_type, ball }: Choice) => `${batting_type ?? ""} ${ball ?? ""}`;
