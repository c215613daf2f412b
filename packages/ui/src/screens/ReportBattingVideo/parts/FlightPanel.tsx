import type { BallPage } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { BattedBall } from "../../../charts/Trajectory/battedBall.ts";
import type { Filmed } from "../../../components/BallVideo/comparison.ts";
import { usePartnerName } from "../../../components/BallVideo/usePartnerName.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { ballVideoText } from "../../../copy/analyzer/ballVideo.ts";
import { reportBattingText } from "../../../copy/analyzer/reportBatting.ts";
import { battingVideoText } from "../../../copy/analyzer/reportVideo.ts";
import { shortDateTime } from "../../../format/date.ts";
import type { LaterPart } from "../../../state/useLaterPart.ts";

export type FlightPanelProps = {
  page: BallPage;
  partner: Filmed | null;
  charts: LaterPart<typeof import("./charts.ts")>;
};

/** この打球と、くらべる相手の軌道。 */
export function FlightPanel({ page, partner, charts }: FlightPanelProps) {
  const { formatMessage } = useIntl();
  const partnerName = usePartnerName(page);
  const { ball } = page;
  const own = formatMessage(ballVideoText.theBatted);
  const other = partner ? partnerName(partner) : "";
  const balls = useMemo(() => {
    const named = [{ ball, label: own }, ...(partner ? [{ ball: partner.ball, label: other }] : [])];
    return named.flatMap(({ ball: { id, datetime, speed, angle, distance, batting_result }, label }): BattedBall[] =>
      speed === null || angle === null
        ? []
        : [
            {
              id: `${id}`,
              name: `${label} ${shortDateTime(datetime)}`,
              ...{ speedKmh: speed, angleDeg: angle, distanceM: distance, result: batting_result, label },
            },
          ],
    );
  }, [ball, partner, own, other]);

  return (
    <Panel title={formatMessage(battingVideoText.path)}>
      <ChartPlace charts={charts} height="s">
        {({ TrajectoryChart }) => (
          <TrajectoryChart
            height="s"
            balls={balls}
            {...(ball.ball && { ball: ball.ball })}
            {...(partner && { bestId: `${partner.ball.id}` })}
            empty={formatMessage(reportBattingText.noTrajectory)}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}
