import type { BattingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { type ConditionGroup, usualBatting } from "../../../components/ReportFrame/battingChoice.ts";
import { useBattingFilters } from "../../../components/ReportFrame/useBattingFilters.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { usePeriodFilter } from "../../../components/ReportFrame/usePeriodFilter.tsx";
import { spanWords } from "../../../components/SpanChoice/spanWords.ts";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { type BattingSummaryView, defaultBattingSummaryView } from "../view.ts";

type SummaryFiltersProps = {
  summary: BattingSummary | null;
  view: BattingSummaryView;
  /** YYYY-MM-DD。 */
  today: string;
  onChange: (change: Partial<BattingSummaryView>) => void;
};

/** 打撃の種類と使用球。スマートフォンでは期間も。 */
export function SummaryFilters({ summary, view, today, onChange }: SummaryFiltersProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { ballWord } = useBattingWords();
  const batting = useBattingFilters({ pool: summary && countedIn(summary), view, onChange });
  const period = usePeriodFilter({ value: view.period, onChange: (chosen) => onChange({ period: chosen }), today });
  const { last } = spanWords(intl, view.period);

  return (
    <FilterBar
      role="group"
      aria-label={formatMessage(reportBattingText.filters)}
      filters={[...batting, ...period]}
      mode="type"
      count={Number(view.ball !== null) + Number(view.period !== defaultBattingSummaryView.period)}
      caption={
        summary ? formatMessage(reportBattingValueText.now, { period: last, ball: ballWord(summary.ball) }) : last
      }
      done={
        summary
          ? formatMessage(reportBattingValueText.done, { count: summary.figures.count })
          : formatMessage(reportBattingText.show)
      }
      onReset={() => onChange({ ball: usualBatting.ball, period: defaultBattingSummaryView.period })}
      end={summary && <small>{formatMessage(reportBattingValueText.ballOnly, { ball: ballWord(summary.ball) })}</small>}
    />
  );
}

/** The choices also count the period before, so the figures state what they are computed from. */
const countedIn = ({ batting_type, ball, choices, types }: BattingSummary): ConditionGroup => ({
  batting_type,
  ball,
  choices: choices.map((choice) =>
    choice.ball === ball
      ? { ...choice, count: types.find((one) => one.batting_type === choice.batting_type)?.count ?? 0 }
      : choice,
  ),
});
