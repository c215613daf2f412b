import type { BattingSummary, Gender, Hand } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { fenceOf } from "../../../charts/Spray/fences.ts";
import type { SprayedBall } from "../../../charts/Spray/sprayedBall.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { sprayPanelText, sprayPanelValueText } from "../../../copy/analyzer/reportBatting.ts";
import { shortDateTime } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

export type SprayPanelProps = SummaryPartProps & {
  bats: Hand | null;
  gender: Gender | null;
};

/** 打球の方向と飛距離を、その年代のフェンスのあるグラウンドに。 */
export function SprayPanel({ summary, charts, bats, gender }: SprayPanelProps) {
  const { formatMessage } = useIntl();
  const balls = useMemo(() => sprayedBalls(summary), [summary]);
  const fence = summary && fenceOf({ ball: summary.ball, grade: summary.player.grade, gender });
  const title = formatMessage(sprayPanelText.title);

  return (
    <Panel
      title={title}
      caption={
        fence &&
        formatMessage(sprayPanelValueText[fence.sideM === fence.centerM ? "round" : "fence"], {
          side: decimal(fence.sideM, 0),
          center: decimal(fence.centerM, 0),
        })
      }
    >
      <ChartPlace charts={charts} loading={summary === null} height="m">
        {({ SprayChart }) => (
          <SprayChart
            height="m"
            balls={balls}
            bats={bats ?? "X"}
            fence={fence}
            empty={formatMessage(sprayPanelText.empty)}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}

/** The balls whose direction and distance were measured. */
const sprayedBalls = (summary: BattingSummary | null): readonly SprayedBall[] =>
  (summary?.balls ?? []).flatMap(({ id, datetime, distance, spray_angle, result }) =>
    distance === null || spray_angle === null
      ? []
      : [{ id: `${id}`, name: shortDateTime(datetime), distanceM: distance, directionDeg: spray_angle, result }],
  );
