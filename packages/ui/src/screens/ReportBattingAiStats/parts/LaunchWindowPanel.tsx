import type { DateRange } from "@kyuseki/domain";
import type { LaunchWindow, Stat } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { InsufficientData } from "../../../charts/AiStats/InsufficientData.tsx";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { aiLackText, aiStatsText, aiStatsValueText } from "../../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../../format/calendar.ts";
import { decimal } from "../../../format/decimal.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { LaterPart } from "../../../state/useLaterPart.ts";

export type LaunchWindowPanelProps = {
  launch: Stat<LaunchWindow>;
  /** 期間の球数。角度のない球も数える。 */
  balls: number;
  /** 球を見た期間。 */
  range: DateRange;
  charts: LaterPart<typeof import("./charts.ts")>;
};

/** この速さで塁打がもっとも多い8°と、そこに入った球。 */
export function LaunchWindowPanel({ launch, balls, range, charts }: LaunchWindowPanelProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(aiStatsText.window);
  if (!launch.enough) {
    return (
      <Panel title={title}>
        <InsufficientData lack={launch} note={formatMessage(aiLackText.window, { balls, have: launch.have })} />
      </Panel>
    );
  }
  const { n, inside, share, from, to, bins, scale } = launch;
  const summary = formatMessage(aiStatsValueText.inside, {
    dates: shortRange(range),
    of: n,
    inside,
    share: decimal(share * 100, 1),
  });

  return (
    <Panel title={title} caption={formatMessage(aiStatsText.windowNote)}>
      <Stack gap="s">
        <ChartPlace charts={charts} loading={false} height="m">
          {({ Histogram }) => (
            <Histogram
              caption={title}
              summary={summary}
              measure={formatMessage(aiStatsText.angle)}
              unit="°"
              counted={formatMessage(aiStatsText.balls)}
              countUnit={formatMessage(aiStatsText.ballUnit)}
              bins={bins.counts.map((count, at) => ({
                from: bins.start + at * bins.width,
                to: bins.start + (at + 1) * bins.width,
                count,
              }))}
              best={{ name: formatMessage(aiStatsValueText.windowName, { from, to }), from, to }}
            />
          )}
        </ChartPlace>
        <p>
          {summary} <Tag>{formatMessage(aiStatsText.reference)}</Tag>{" "}
          {formatMessage(scale === "group" ? aiStatsText.scaleGroup : aiStatsText.scaleOwn)}
        </p>
      </Stack>
    </Panel>
  );
}
