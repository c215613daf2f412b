import { battingResults, type Hand } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { battingResultText } from "../../copy/analyzer/ballNames.ts";
import { sprayText, sprayValueText } from "../../copy/charts/spray.ts";
import { battedText } from "../../copy/charts/trajectory.ts";
import { measureText } from "../../copy/controls/measures.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { ResultLegend } from "../Trajectory/ResultLegend.tsx";
import type { Fence } from "./fences.ts";
import { SprayPicture } from "./SprayPicture.tsx";
import type { SprayedBall } from "./sprayedBall.ts";
import { type FieldSide, fieldSide, sideShares } from "./sprayShares.ts";

export type SprayChartProps = Pick<ChartFrameProps, "title" | "height" | "empty"> & {
  /** 図からわかることを一文で。省くと、方向の割合を言う。 */
  summary?: string;
  balls: readonly SprayedBall[];
  /** その年代のフェンス。 */
  fence?: Fence | null;
  /** 打つ側。右打ちなら左方向が「引っ張り」。両打ちでは左右のまま呼ぶ。 */
  bats: Hand;
  onSelect?: (ballId: string) => void;
};

/** 打球の方向と距離を、本塁から見たグラウンドに。 */
export function SprayChart({ balls, bats, fence = null, onSelect, summary, height, ...frame }: SprayChartProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useMedia(media.mobile);
  const shares = useMemo(() => sideShares(balls.map(({ directionDeg }) => directionDeg)), [balls]);
  const names = useMemo(() => {
    const { left, right } = sideWords[bats];
    return { left: formatMessage(left), center: formatMessage(sprayText.center), right: formatMessage(right) };
  }, [bats, formatMessage]);
  const table = useMemo((): ChartTable => {
    const rows = balls.map(({ id, name, distanceM, directionDeg, result }) => {
      const side = fieldSide(directionDeg);
      const words = side ? names[side] : formatMessage(sprayText.foul);
      return {
        id,
        cells: [
          name,
          distanceM,
          directionDeg,
          words,
          result && formatMessage(battingResultText[battingResults[result]]),
        ],
      };
    });
    return {
      caption: formatMessage(sprayText.caption),
      columns: [
        { id: "name", label: formatMessage(battedText.ball) },
        { id: "distance", label: formatMessage(measureText.distance), unit: "m", digits: 1 },
        { id: "direction", label: formatMessage(sprayText.direction), unit: "°", digits: 1 },
        { id: "side", label: formatMessage(sprayText.side) },
        { id: "result", label: formatMessage(measureText.result) },
      ],
      rows,
    };
  }, [balls, names, formatMessage]);

  return (
    <ChartFrame
      {...frame}
      height={height ?? (isNarrow ? "m" : "l")}
      summary={summary ?? summaryOf()}
      table={table}
      legend={<ResultLegend results={balls.map(({ result }) => result)} />}
    >
      {(box) => <SprayPicture box={box} balls={balls} fence={fence} words={sideLabels()} onSelect={onSelect} />}
    </ChartFrame>
  );

  function summaryOf(): string {
    const count = balls.length;
    if (!shares) return formatMessage(sprayValueText.onlyFouls, { count });
    return formatMessage(sprayValueText.summary, {
      count,
      left: names.left,
      leftShare: shares.left,
      centerShare: shares.center,
      right: names.right,
      rightShare: shares.right,
    });
  }

  function sideLabels(): Record<FieldSide, string> | null {
    if (!shares) return null;
    const label = (side: FieldSide) => formatMessage(sprayValueText.share, { side: names[side], share: shares[side] });
    return { left: label("left"), center: label("center"), right: label("right") };
  }
}

const sideWords = {
  R: { left: sprayText.pull, right: sprayText.opposite },
  L: { left: sprayText.opposite, right: sprayText.pull },
  X: { left: sprayText.left, right: sprayText.right },
} as const satisfies Record<Hand, object>;
