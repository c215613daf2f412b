import type { Stat, Trend } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { signed } from "../../components/Delta/signed.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { aiStatsText, aiStatsValueText } from "../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../format/calendar.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { LaterPart } from "../../state/useLaterPart.ts";
import { ChartPlace } from "../ChartFrame/ChartPlace.tsx";
import type { AiCharts } from "./aiCharts.ts";
import { InsufficientData } from "./InsufficientData.tsx";

export type SpeedTrendProps = {
  trend: Stat<Trend>;
  /** 何の速さか。「打球速度」。 */
  measure: string;
  /** "YYYY-MM-DD"。 */
  today: string;
  charts: LaterPart<AiCharts>;
};

/** 測定ごとの中央値と、伸びの線と、その90%区間。 */
export function SpeedTrend({ trend, measure, today, charts }: SpeedTrendProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(aiStatsValueText.growth, { measure });
  if (!trend.enough) {
    return (
      <Panel title={title}>
        <InsufficientData lack={trend} note={formatMessage(aiStatsText.trendLack)} />
      </Panel>
    );
  }
  const { line, verdict, per28Days, interval, sessions } = trend;
  const [start = today, end = today] = [line[0]?.day, line.at(-1)?.day];
  const summary = formatMessage(aiStatsValueText.trend, {
    measure,
    verdict: formatMessage(aiStatsText[verdict]),
    change: signed(per28Days, 1),
    low: signed(interval.low, 1),
    high: signed(interval.high, 1),
    dates: shortRange({ start, end }),
    sessions,
  });

  return (
    <Panel title={title} caption={formatMessage(aiStatsText.trendNote)}>
      <Stack gap="s">
        <ChartPlace charts={charts} loading={false} height="m">
          {({ LineChart }) => (
            <LineChart
              caption={title}
              summary={summary}
              unit="km/h"
              today={today}
              series={[
                {
                  id: "line",
                  name: formatMessage(aiStatsText.trendLine),
                  look: "own",
                  points: line.map(({ day, value }) => ({ date: day, value })),
                },
                {
                  id: "sessions",
                  name: formatMessage(aiStatsText.session),
                  look: "dots",
                  points: line.map(({ day, median }) => ({ date: day, value: median })),
                },
              ]}
              band={{
                name: formatMessage(aiStatsText.trendBand),
                points: line.map(({ day, low, high }) => ({ date: day, lower: low, upper: high })),
              }}
            />
          )}
        </ChartPlace>
        <p>{summary}</p>
        {verdict === "unclear" && (interval.low > 0 || interval.high < 0) && (
          <p>{formatMessage(aiStatsText.unclearWhy)}</p>
        )}
      </Stack>
    </Panel>
  );
}
