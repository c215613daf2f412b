import { addDays, type Dashboard, type DashboardPractice, mondayOf } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LinePoint, LineSeries } from "../../../charts/Line/lineData.ts";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { dashboardValueText, reportStatText, trendText } from "../../../copy/practice/dashboard.ts";
import type { ReportPartProps } from "./reportPart.ts";
import type { Charts } from "./useCharts.ts";

/** 週ごとの実施率を、目標と、その前の12週に並べる。 */
export function TrendPanel({ dashboard, charts, busy, onRetry }: ReportPartProps & { charts: Charts }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(trendText.title);
  if (dashboard && !dashboard.practice) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  const practice = dashboard?.practice ?? null;

  return (
    <Panel title={title} caption={formatMessage(trendText.weekly)}>
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

  function summaryOf({ weeks, goal }: DashboardPractice): string {
    const rate = weeks.at(-1)?.rate ?? null;
    if (rate === null) return formatMessage(dashboardValueText.trendNone, { goal });
    return rate < goal
      ? formatMessage(dashboardValueText.trend, { rate, goal, gap: goal - rate })
      : formatMessage(dashboardValueText.trendReached, { rate, goal });
  }

  /** The older weeks lie under the newer ones, week by week; the last point is today's, open until the week is over. */
  function seriesOf({ today }: Dashboard, { weeks, weeks_before, until }: DashboardPractice): LineSeries[] {
    const isUnfinished = until < addDays(mondayOf(today), 6);
    const dates = weeks.map(({ week }, index) => (index === weeks.length - 1 ? today : week));
    const points = (rates: DashboardPractice["weeks"]): LinePoint[] =>
      dates.map((date, index) => ({ date, value: rates[index]?.rate ?? null }));
    return [
      { id: "before", name: formatMessage(trendText.before), look: "mean", points: points(weeks_before) },
      { id: "now", name: formatMessage(trendText.now), look: "own", points: points(weeks), isUnfinished },
    ];
  }
}
