import type { Spread, Stat } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { Panel } from "../../components/Panel/Panel.tsx";
import { aiStatsText, aiStatsValueText } from "../../copy/aiStats.ts";
import { decimal } from "../../format/decimal.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ChartPlace } from "../ChartFrame/ChartPlace.tsx";
import type { Drawing } from "../ChartFrame/useDrawing.ts";
import { rangeAround } from "../theme/ticks.ts";
import { Lacking } from "./Lacking.tsx";

export type SpeedSpreadProps = {
  spread: Record<"now" | "before", Stat<Spread>>;
  measure: string;
  charts: Drawing<typeof import("./aiCharts.ts")>;
};

/** 一球ずつの散らばりを、前の期間と並べる。 */
export function SpeedSpread({ spread, measure, charts }: SpeedSpreadProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(aiStatsValueText.steadiness, { measure });
  if (!spread.now.enough) {
    return (
      <Panel title={title}>
        <Lacking lack={spread.now} />
      </Panel>
    );
  }
  const told = (["now", "before"] as const).flatMap((when) => {
    const its = spread[when];
    return its.enough ? [{ when, ...its }] : [];
  });
  const words = told.map(({ when, sd, n }) =>
    formatMessage(aiStatsValueText.spread, { when: formatMessage(aiStatsText[when]), sd: decimal(sd, 1), count: n }),
  );

  return (
    <Panel title={title} caption={formatMessage(aiStatsText.spreadNote)}>
      <Stack gap="s">
        <ChartPlace charts={charts} loading={false} height="m">
          {({ StripPlot }) => (
            <StripPlot
              caption={title}
              summary={formatMessage(aiStatsValueText.spreadSummary, { measure, words: words.join("、") })}
              measure={measure}
              unit="km/h"
              words={{ each: formatMessage(aiStatsText.oneBall), band: formatMessage(aiStatsText.sdBand) }}
              range={rangeAround(told.flatMap(({ values }) => values))}
              groups={told.map(({ when, values, mean, sd }) => ({
                id: when,
                name: formatMessage(aiStatsText[when]),
                target: [mean - sd, mean + sd] as const,
                players: values.map((value, at) => ({
                  id: `${when}-${at}`,
                  name: `${formatMessage(aiStatsText[when])} ${at + 1}`,
                  value,
                })),
              }))}
            />
          )}
        </ChartPlace>
        <p>{words.join("　")}</p>
      </Stack>
    </Panel>
  );
}
