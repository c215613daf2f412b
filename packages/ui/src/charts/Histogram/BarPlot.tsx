import { Bar, type BarCustomLayerProps } from "@nivo/bar";
import { createContext, type ReactNode, useContext } from "react";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { chartTheme } from "../theme/chartTheme.ts";
import { numberWidth } from "../theme/labels.ts";
import { type Range, ticksIn, tickWriter } from "../theme/ticks.ts";

/** A bar in pixels of the plot. */
type PlacedBar = { index: number; x: number; y: number; width: number; height: number };

export type PlottedBars = {
  bars: readonly PlacedBar[];
  margin: { left: number; top: number };
  innerWidth: number;
  innerHeight: number;
};

export type BarPlotProps = {
  box: ChartBox;
  /** 棒ごとの、数えた値。 */
  counts: readonly number[];
  range: Range;
  /** 右に書き足すもののための余白。CSS ピクセル。 */
  room: number;
  /** 上と下に書き足すもののための余白。文字の大きさの何倍か。 */
  head: number;
  foot: number;
  children: (plot: PlottedBars) => ReactNode;
};

/** すきまのない縦棒の図の、値の軸と目盛り。棒そのものは、場所を受け取って `children` が描く。 */
export function BarPlot({ box, counts, range, room, head, foot, children }: BarPlotProps) {
  const { width, height, em } = box;
  const ticks = ticksIn(range, Math.max(2, Math.min(6, Math.floor(height / (em * 3)))), true);
  const write = tickWriter(ticks);
  const margin = {
    top: em * (1.6 + head),
    right: Math.max(room, em / 2),
    bottom: em * (2 + foot),
    left: Math.max(...ticks.map((tick) => numberWidth(write(tick), em))) + em,
  };

  return (
    <DrawContext value={children}>
      <Bar<BarDatum>
        width={width}
        height={height}
        margin={margin}
        data={counts.map((count, index) => ({ index: String(index), count }))}
        indexBy="index"
        keys={["count"]}
        padding={0}
        valueScale={{ type: "linear", min: range[0], max: range[1], nice: false }}
        gridYValues={ticks}
        axisBottom={null}
        axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: write }}
        theme={chartTheme}
        layers={layers}
        animate={false}
        isInteractive={false}
        role="presentation"
      />
    </DrawContext>
  );
}

type BarDatum = { index: string; count: number };

const DrawContext = createContext<BarPlotProps["children"] | null>(null);

/** nivo makes an element of a layer: only a lasting component keeps what is inside from starting anew. */
function Drawn({ bars, margin, innerWidth, innerHeight }: BarCustomLayerProps<BarDatum>) {
  const draw = useContext(DrawContext);
  const placed = bars.map(({ data, x, y, width, height }) => ({ index: Number(data.indexValue), x, y, width, height }));
  return draw?.({ bars: placed, margin, innerWidth, innerHeight });
}

const layers = ["grid" as const, "axes" as const, Drawn];
