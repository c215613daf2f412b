import type { PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { usePeriodFilter } from "../../../components/ReportFrame/usePeriodFilter.tsx";
import { usePitchedBallFilter } from "../../../components/ReportFrame/usePitchedBallFilter.tsx";
import { spanWords } from "../../../components/SpanChoice/spanWords.ts";
import { pitchingSummaryText, pitchingSummaryValueText } from "../../../copy/analyzer/reportPitching.ts";
import { filterText } from "../../../copy/controls/filter.ts";
import type { PitchingSummaryView } from "../view.ts";

type SummaryFiltersProps = {
  summary: PitchingSummary | null;
  view: PitchingSummaryView;
  /** YYYY-MM-DD。 */
  today: string;
  onChange: (change: Partial<PitchingSummaryView>) => void;
};

/** 使用球が二つ以上あれば、選ばせる。期間は、スマートフォンではここにある。 */
export function SummaryFilters({ summary, view, today, onChange }: SummaryFiltersProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { ballWord } = useBattingWords();
  const period = usePeriodFilter({ value: view.period, onChange: (chosen) => onChange({ period: chosen }), today });
  const ball = usePitchedBallFilter({ pool: summary, onChange: (chosen) => onChange({ ball: chosen }) });
  const { last } = spanWords(intl, view.period);

  if (period.length + ball.length === 0) return null;
  return (
    <FilterBar
      role="group"
      aria-label={formatMessage(pitchingSummaryText.filters)}
      mode="period"
      filters={[...period, ...ball]}
      count={Number(view.ball !== null)}
      caption={
        summary?.ball
          ? formatMessage(pitchingSummaryValueText.shown, { period: last, ball: ballWord(summary.ball) })
          : last
      }
      done={formatMessage(filterText.show)}
      onReset={() => onChange({ ball: null })}
    />
  );
}
