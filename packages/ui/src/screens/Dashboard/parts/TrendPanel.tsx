import { addDays, type Dashboard, type DashboardPractice, mondayOf, type Period } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LinePoint, LineSeries } from "../../../charts/Line/lineData.ts";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { lastPeriodText, periodBeforeText } from "../../../copy/controls/period.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { dashboardValueText, reportStatText, trendCaptionText, trendText } from "../../../copy/practice/dashboard.ts";
import type { ReportPartProps } from "./reportPart.ts";
import type { Charts } from "./useCharts.ts";

/** 期間の実施率を日ごと（3か月は週ごと）に、目標と、その前の同じ長さに並べる。 */
export function TrendPanel({
  dashboard,
  period,
  charts,
  busy,
  onRetry,
}: ReportPartProps & { period: Period; charts: Charts }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(trendText.title);
  if (dashboard && !dashboard.practice) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  const practice = dashboard?.practice ?? null;

  return (
    <Panel title={title} caption={formatMessage(trendCaptionText[period])}>
      <ChartPlace charts={charts} loading={practice === null} height="m">
        {({ LineChart }) =>
          dashboard &&
          practice && (
            <LineChart
              caption={title}
              measure={formatMessage(reportStatText.rate)}
              unit={formatMessage(unitText.percent)}
              digits={0}
              summary={summaryOf(practice)}
              today={dashboard.today}
              range={[0, 100]}
              goal={practice.goal}
              filled
              series={seriesOf(dashboard, practice)}
            />
          )
        }
      </ChartPlace>
    </Panel>
  );

  function summaryOf({ rate, goal }: DashboardPractice): string {
    if (rate === null) return formatMessage(dashboardValueText.trendNone, { goal });
    return rate < goal
      ? formatMessage(dashboardValueText.trend, { rate, goal, gap: goal - rate })
      : formatMessage(dashboardValueText.trendReached, { rate, goal });
  }

  /** The days or weeks before lie under those of the period; the last point is today's, open until its week is over. */
  function seriesOf({ today }: Dashboard, { trend, until }: DashboardPractice): LineSeries[] {
    const isUnfinished = trend.by === "week" && until < addDays(mondayOf(today), 6);
    const dates = trend.now.map(({ date }, index) => (index === trend.now.length - 1 ? today : date));
    const points = (rates: DashboardPractice["trend"]["now"]): LinePoint[] =>
      dates.map((date, index) => ({ date, value: rates[index]?.rate ?? null }));
    return [
      { id: "before", name: formatMessage(periodBeforeText[period]), look: "mean", points: points(trend.before) },
      { id: "now", name: formatMessage(lastPeriodText[period]), look: "own", points: points(trend.now), isUnfinished },
    ];
  }
}
