import { useIntl } from "react-intl";
import { trajectoryValueText } from "../../copy/charts/trajectory.ts";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { FieldText } from "./fieldLook.ts";
import { placed, type TrajectoryView } from "./trajectoryView.ts";

export type GroundProps = { box: ChartBox; view: TrajectoryView };

/** 地面と本塁と、飛距離の目盛り。 */
export function Ground({ box: { width, height, em }, view }: GroundProps) {
  const { formatMessage } = useIntl();
  const { groundY, homeX, ticks } = view;
  const side = em / 2;

  return (
    <>
      <rect data-part="field" width={width} height={height} rx={side} />
      {ticks.map((metres) => {
        const { x } = placed(view, { x: metres, y: 0 });
        return (
          <g key={metres}>
            <path data-part="chalk" strokeDasharray="1 5" d={`M${x} ${1.2 * em}V${groundY}`} />
            <FieldText x={x} y={groundY + 1.5 * em}>
              {metres === ticks.at(-1) ? formatMessage(trajectoryValueText.metres, { value: metres }) : metres}
            </FieldText>
          </g>
        );
      })}
      <path data-part="ground" d={`M0 ${groundY}H${width}`} />
      <path
        data-part="plate"
        d={`M${homeX - side} ${groundY + side}h${2 * side}v${side}l${-side} ${side}l${-side} ${-side}z`}
      />
    </>
  );
}
