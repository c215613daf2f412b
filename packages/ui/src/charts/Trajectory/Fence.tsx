import { useIntl } from "react-intl";
import { trajectoryValueText } from "../../copy/charts/trajectory.ts";
import { decimal } from "../../format/decimal.ts";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { textWidth } from "../theme/labels.ts";
import { FieldText } from "./fieldLook.ts";
import { insideMiddle, placed, type TrajectoryView } from "./trajectoryView.ts";

export type FenceProps = { box: ChartBox; view: TrajectoryView; distanceM: number };

/** フェンスまでの距離の目印。高さは決まっていないので、低い柵として描く。 */
export function Fence({ box: { width, em }, view, distanceM }: FenceProps) {
  const { formatMessage } = useIntl();
  const foot = placed(view, { x: distanceM, y: 0 });
  const top = foot.y - 1.4 * em;
  const words = formatMessage(trajectoryValueText.fence, { value: decimal(distanceM, 0) });

  return (
    <>
      <path data-part="ground" d={`M${foot.x} ${foot.y}V${top}`} />
      <FieldText x={insideMiddle(foot.x, textWidth(words, em), width)} y={top - em / 2}>
        {words}
      </FieldText>
    </>
  );
}
