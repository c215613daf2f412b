import type { BattingSummary } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { BattedBall } from "../../../charts/Trajectory/battedBall.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { shortDateTime } from "../../../format/date.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

/** 打球の軌道。球が多ければ、新しいものと、いちばん飛んだものだけを描く。 */
export function FlightPanel({ summary, charts }: SummaryPartProps) {
  const { formatMessage } = useIntl();
  const flown = useMemo(() => flownBalls(summary), [summary]);
  const shown = useMemo(() => newestAndLongest(flown), [flown]);
  const title = formatMessage(reportBattingText.trajectory);

  return (
    <Panel
      title={title}
      caption={
        flown.length > shown.length &&
        formatMessage(reportBattingValueText.newest, { shown: shown.length, total: flown.length })
      }
    >
      <ChartPlace charts={charts} loading={summary === null} height="m">
        {({ TrajectoryChart }) => (
          <TrajectoryChart
            balls={shown}
            {...(summary?.ball && { ball: summary.ball })}
            empty={formatMessage(reportBattingText.noTrajectory)}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}

/** More lines than this add nothing readable. */
const mostDrawn = 100;

function flownBalls(summary: BattingSummary | null): readonly BattedBall[] {
  return (summary?.balls ?? []).flatMap(({ id, datetime, speed, angle, distance, result }) =>
    angle === null
      ? []
      : { id: `${id}`, name: shortDateTime(datetime), speedKmh: speed, angleDeg: angle, distanceM: distance, result },
  );
}

/** The newest balls, and the one with the longest measured carry, whose distance is also shown above the chart. */
function newestAndLongest(balls: readonly BattedBall[]): readonly BattedBall[] {
  const newest = balls.slice(0, mostDrawn);
  const carryOf = ({ distanceM }: BattedBall) => distanceM ?? 0;
  const longest = balls.reduce<BattedBall | null>(
    (best, other) => (best && carryOf(best) >= carryOf(other) ? best : other),
    null,
  );
  if (!longest || newest.includes(longest)) return newest;
  return [...newest.slice(0, -1), longest];
}
