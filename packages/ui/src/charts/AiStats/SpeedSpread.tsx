import type { DateRange } from "@kyuseki/domain";
import type { Spread, Stat } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { Panel } from "../../components/Panel/Panel.tsx";
import { aiStatsText, aiStatsValueText } from "../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../format/calendar.ts";
import { decimal } from "../../format/decimal.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { LaterPart } from "../../state/useLaterPart.ts";
import { ChartPlace } from "../ChartFrame/ChartPlace.tsx";
import type { AiCharts } from "./aiCharts.ts";
import { InsufficientData } from "./InsufficientData.tsx";

export type SpeedSpreadProps = {
  spread: Record<"now" | "before", Stat<Spread>>;
  /** この期間と、前の期間。 */
  periods: Record<"now" | "before", DateRange>;
  measure: string;
  /** 高い図の隣に置く。 */
  beside?: boolean;
  charts: LaterPart<AiCharts>;
};

/** 一球ずつの散らばりを、前の期間と並べる。 */
export function SpeedSpread({ spread, periods, measure, beside = false, charts }: SpeedSpreadProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(aiStatsValueText.steadiness, { measure });
  if (!spread.now.enough) {
    return (
      <Panel title={title}>
        <InsufficientData lack={spread.now} note={formatMessage(aiStatsText.spreadLack)} />
      </Panel>
    );
  }
  const told = (["now", "before"] as const).flatMap((when) => {
    const its = spread[when];
    return its.enough ? [{ when, ...its }] : [];
  });
  const words = told.map(({ when, sd, n }) =>
    formatMessage(aiStatsValueText.spread, {
      when: formatMessage(aiStatsText[when]),
      dates: shortRange(periods[when]),
      sd: decimal(sd, 1),
      count: n,
    }),
  );

  return (
    <Panel title={title} caption={formatMessage(aiStatsText.spreadNote)}>
      <Stack gap="s">
        <ChartPlace charts={charts} loading={false} height="m">
          {({ ConsistencyChart }) => (
            <ConsistencyChart
              caption={title}
              summary={formatMessage(aiStatsValueText.spreadSummary, { measure, words: words.join("、") })}
              measure={measure}
              unit="km/h"
              height={beside ? "m" : undefined}
              words={{
                each: formatMessage(aiStatsText.oneBall),
                group: formatMessage(aiStatsText.when),
                band: formatMessage(aiStatsText.sdBand),
              }}
              rows={told.map(({ when, values, mean, sd }) => ({
                id: when,
                name: formatMessage(aiStatsText[when]),
                values,
                mean,
                sd,
                isContext: when === "before",
              }))}
            />
          )}
        </ChartPlace>
        <p>{words.join("、")}</p>
      </Stack>
    </Panel>
  );
}
