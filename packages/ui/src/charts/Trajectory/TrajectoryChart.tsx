import { type Ball, battingResults } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { battingResultText } from "../../copy/analyzer/ballNames.ts";
import { battedText, trajectoryText, trajectoryValueText } from "../../copy/charts/trajectory.ts";
import { measureText } from "../../copy/controls/measures.ts";
import { decimal } from "../../format/decimal.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { type BallWithFlight, type BattedBall, flownBall, isMeasured } from "./battedBall.ts";
import { ResultLegend } from "./ResultLegend.tsx";
import { TrajectoryPicture } from "./TrajectoryPicture.tsx";

export type TrajectoryChartProps = Pick<ChartFrameProps, "title" | "height" | "empty"> & {
  /** 図からわかることを一文で。省くと、いちばん遠くへ飛んだ打球を言う。 */
  summary?: string;
  balls: readonly BattedBall[];
  /** 使った球。省くと硬式。 */
  ball?: Ball;
  /** 目立たせる打球。省くと、いちばん遠くへ飛んだもの。 */
  bestId?: string;
  /** フェンスまでの距離（m）。 */
  fenceM?: number;
  onSelect?: (ballId: string) => void;
};

/** 打球の軌道を横から見た図。飛距離は測った値。なければ、速度と角度から計算する。 */
export function TrajectoryChart({
  balls,
  ball = "hard",
  bestId,
  fenceM,
  onSelect,
  summary,
  ...frame
}: TrajectoryChartProps) {
  const { formatMessage } = useIntl();
  const flown = useMemo(() => balls.map((batted) => flownBall(batted, ball)), [balls, ball]);
  const measured = flown.filter(isMeasured).length;
  const farthest = flown.reduce<BallWithFlight | undefined>(
    (best, other) => (best && best.flight.carryM >= other.flight.carryM ? best : other),
    undefined,
  );
  const best = flown.find(({ id }) => id === bestId) ?? farthest;
  const table = useMemo((): ChartTable => {
    const hasMeasured = flown.some(isMeasured);
    const hasComputed = !flown.every(isMeasured);
    const rows = flown.map(({ flight: { carryM, apex }, ...batted }) => {
      const { id, name, speedKmh, angleDeg, result } = batted;
      return {
        id,
        cells: [
          name,
          ...(hasMeasured ? [isMeasured(batted) ? carryM : null] : []),
          ...(hasComputed ? [isMeasured(batted) ? null : carryM] : []),
          speedKmh,
          angleDeg,
          apex.y,
          result && formatMessage(battingResultText[battingResults[result]]),
        ],
      };
    });
    const metres = { unit: "m", digits: 1 } as const;
    return {
      caption: formatMessage(trajectoryText.caption),
      columns: [
        { id: "name", label: formatMessage(battedText.ball) },
        ...(hasMeasured ? [{ id: "distance", label: formatMessage(measureText.distance), ...metres }] : []),
        ...(hasComputed ? [{ id: "carry", label: formatMessage(trajectoryText.carry), ...metres }] : []),
        { id: "speed", label: formatMessage(measureText.exitSpeed), unit: "km/h", digits: 1 },
        { id: "angle", label: formatMessage(measureText.angle), unit: "°", digits: 1 },
        { id: "apex", label: formatMessage(trajectoryText.apex), ...metres },
        { id: "result", label: formatMessage(measureText.result) },
      ],
      rows,
    };
  }, [flown, formatMessage]);

  return (
    <ChartFrame
      {...frame}
      unit={formatMessage(trajectoryText[viewOf(measured, flown.length)])}
      summary={summary ?? (farthest ? summaryOf(farthest) : "")}
      table={table}
      legend={<ResultLegend results={flown.map(({ result }) => result)} />}
    >
      {(box) => best && <TrajectoryPicture box={box} balls={flown} best={best} fenceM={fenceM} onSelect={onSelect} />}
    </ChartFrame>
  );

  function summaryOf(ball: BallWithFlight): string {
    const {
      name,
      speedKmh,
      angleDeg,
      flight: { carryM },
    } = ball;
    return formatMessage(trajectoryValueText.summary, {
      count: flown.length,
      name,
      carry: decimal(carryM, 1),
      speed: decimal(speedKmh, 1),
      angle: decimal(angleDeg, 1),
      computed: String(!isMeasured(ball)),
    });
  }
}

function viewOf(measured: number, balls: number) {
  if (measured === 0) return "computed";
  return measured === balls ? "sideView" : "partlyComputed";
}
