import type { Forecast, Stat, Trend } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { Panel } from "../../components/Panel/Panel.tsx";
import { aiStatsText, aiStatsValueText } from "../../copy/analyzer/aiStats.ts";
import { dayCount } from "../../format/calendar.ts";
import { shortDate } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { LaterPart } from "../../state/useLaterPart.ts";
import { ChartPlace } from "../ChartFrame/ChartPlace.tsx";
import type { AiCharts } from "./aiCharts.ts";
import { InsufficientData } from "./InsufficientData.tsx";

export type SpeedForecastProps = {
  forecast: Stat<Forecast>;
  /** これまでの測定。見通しの手前に並べる。 */
  trend: Stat<Trend>;
  measure: string;
  today: string;
  charts: LaterPart<AiCharts>;
};

/** 4週間までの見通しと80%の幅と、同じ方法で過去を言い当てたときの外れ。 */
export function SpeedForecast({ forecast, trend, measure, today, charts }: SpeedForecastProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(aiStatsValueText.outlook, { measure });
  const last = forecast.enough ? forecast.points.at(-1) : undefined;
  if (!forecast.enough || !last) {
    return (
      <Panel title={title}>
        {forecast.enough ? (
          <p>{formatMessage(aiStatsText.forecastWide)}</p>
        ) : (
          <InsufficientData lack={forecast} note={formatMessage(aiStatsText.forecastLack)} />
        )}
      </Panel>
    );
  }
  const { points } = forecast;
  const past = trend.enough ? trend.line.map(({ day, median }) => ({ date: day, value: median })) : [];
  const latest = past.at(-1);
  const from = latest && { start: { date: latest.date, value: forecast.level } };
  const told = points.map(({ day, value }) => ({ date: day, value }));
  const summary = formatMessage(aiStatsValueText.forecast, {
    // The points are not counted: a week without earlier forecasts to judge it by is left out.
    weeks: (dayCount({ start: latest?.date ?? today, end: last.day }) - 1) / 7,
    day: shortDate(last.day),
    sessions: forecast.sessions,
    value: decimal(last.value, 1),
    low: decimal(last.low, 1),
    high: decimal(last.high, 1),
  });

  return (
    <Panel title={title} caption={formatMessage(aiStatsText.forecastNote)}>
      <Stack gap="s">
        <ChartPlace charts={charts} loading={false} height="m">
          {({ LineChart }) => (
            <LineChart
              caption={title}
              summary={summary}
              unit="km/h"
              today={today}
              series={[
                { id: "past", name: measure, look: "own", points: past, isEndless: true },
                { id: "forecast", name: formatMessage(aiStatsText.forecast), look: "mean", points: told, ...from },
              ]}
              notes={latest && [{ date: latest.date, text: latestWords(latest), seriesId: "past" }]}
              band={{
                name: formatMessage(aiStatsText.forecastBand),
                points: points.map(({ day, low, high }) => ({ date: day, lower: low, upper: high })),
                ...from,
              }}
            />
          )}
        </ChartPlace>
        <p>
          {summary}
          {formatMessage(aiStatsText.forecastLine)}
          {formatMessage(aiStatsValueText.miss, { miss: decimal(last.typicalMiss, 1), tried: last.tried })}
        </p>
      </Stack>
    </Panel>
  );
}

const latestWords = ({ date, value }: { date: string; value: number }) => `${shortDate(date)} ${decimal(value, 1)}`;
