import { foulLineDeg } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { trajectoryValueText } from "../../copy/charts/trajectory.ts";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { FieldText } from "../Trajectory/fieldLook.ts";
import { type FieldSide, fieldSides } from "./sprayShares.ts";
import { type SprayView, sprayPlace } from "./sprayView.ts";

export type FairGroundProps = {
  box: ChartBox;
  view: SprayView;
  words: Record<FieldSide, string> | null;
};

/** ファウルラインと、本塁からの距離の弧と、方向の割合。 */
export function FairGround({ box: { width, height, em }, view, words }: FairGroundProps) {
  const { formatMessage } = useIntl();
  const { home, perMetre, reachM, arcsM } = view;
  const left = sprayPlace(view, reachM, -foulLineDeg);
  const right = sprayPlace(view, reachM, foulLineDeg);
  const side = em / 2;
  const arc = (metres: number) => {
    const from = sprayPlace(view, metres, -foulLineDeg);
    const to = sprayPlace(view, metres, foulLineDeg);
    const radius = metres * perMetre;
    return { from, to, line: `A${radius} ${radius} 0 0 1 ${to.x} ${to.y}` };
  };
  const top = home.y - reachM * perMetre - em;
  const ends = {
    left: { x: em, y: top },
    center: { x: width / 2, y: top },
    right: { x: width - em, y: top },
  };

  return (
    <>
      <rect data-part="field" width={width} height={height} rx={side} />
      <path data-part="fair" d={`M${home.x} ${home.y}L${left.x} ${left.y}${arc(reachM).line}Z`} />
      {[-foulLineDeg / 3, foulLineDeg / 3].map((degrees) => {
        const end = sprayPlace(view, reachM, degrees);
        return (
          <path key={degrees} data-part="chalk" strokeDasharray="1 5" d={`M${home.x} ${home.y}L${end.x} ${end.y}`} />
        );
      })}
      {arcsM.map((metres) => {
        const { from, to, line } = arc(metres);
        return (
          <g key={metres}>
            <path data-part="chalk" d={`M${from.x} ${from.y}${line}`} />
            <FieldText x={to.x + 0.5 * em} y={to.y + 1.3 * em}>
              {metres === arcsM.at(-1) ? formatMessage(trajectoryValueText.metres, { value: metres }) : metres}
            </FieldText>
          </g>
        );
      })}
      <path data-part="ground" d={`M${left.x} ${left.y}L${home.x} ${home.y}L${right.x} ${right.y}`} />
      <path
        data-part="plate"
        d={`M${home.x - side} ${home.y - side}h${em}v${side}l${-side} ${side}l${-side} ${-side}z`}
      />
      {words &&
        fieldSides.map((of) => (
          <FieldText key={of} data-side={of} {...ends[of]}>
            {words[of]}
          </FieldText>
        ))}
    </>
  );
}
