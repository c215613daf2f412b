import { Bar, type BarCustomLayerProps } from "@nivo/bar";
import { createContext, type ReactNode, useContext } from "react";
import { token } from "../../tokens/theme.ts";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { chartTheme } from "../theme/chartTheme.ts";
import { fitText, numberWidth, textWidth } from "../theme/labels.ts";
import { everySome, type Range, ticksIn, tickWriter } from "../theme/ticks.ts";

export type BarOrientation = "columns" | "rows";

/** A bar, or one part of a stacked bar, in pixels of the plot. */
export type PlacedBar = { index: number; partId: string; x: number; y: number; width: number; height: number };

export type PlottedBars = {
  bars: readonly PlacedBar[];
  margin: { left: number; top: number };
  innerWidth: number;
  innerHeight: number;
  /** Position of a value along the bars. */
  along: (value: number) => number;
};

export type BarPlotProps = {
  box: ChartBox;
  orientation?: BarOrientation;
  /** 棒の名前。描かないときは空の文字。 */
  labels: readonly string[];
  partIds: readonly string[];
  /** 棒ごとの、部分ごとの値。 */
  values: readonly (readonly number[])[];
  range: Range;
  /** 数えた値。目盛りは整数だけになる。 */
  counted?: boolean;
  /** 棒の間の空き。棒ひとつぶんに対する割合。 */
  gap?: number;
  /** 値の終わりに書くもののための余白。CSS ピクセル。 */
  room?: number;
  /** 上と下に書き足すもののための余白。文字の大きさの何倍か。 */
  head?: number;
  foot?: number;
  children: (plot: PlottedBars) => ReactNode;
};

/** 棒の図の軸と目盛り。棒そのものは、場所を受け取って `children` が描く。 */
export function BarPlot(props: BarPlotProps) {
  const {
    box,
    orientation = "columns",
    labels,
    partIds,
    values,
    range,
    counted,
    gap = 0.28,
    room = 0,
    head = 0,
    foot = 0,
    children,
  } = props;
  const { width, height, em } = box;
  const isRows = orientation === "rows";
  const named = labels.map((label) => fitText(label, isRows ? width * 0.34 : em * 6, em));
  const widest = Math.max(0, ...named.map((label) => textWidth(label, em)));
  const length = isRows ? width - widest - room : height;
  const ticks = ticksIn(range, Math.max(2, Math.min(6, Math.floor(length / (em * (isRows ? 4 : 3))))), counted);
  const write = tickWriter(ticks);
  const margin = isRows
    ? { top: em / 2, right: room + em / 2, bottom: em * 2, left: widest + em }
    : {
        top: em * (1.6 + head),
        right: Math.max(room, em / 2),
        bottom: em * (2 + foot),
        left: Math.max(...ticks.map((tick) => numberWidth(write(tick), em))) + em,
      };
  const step = (width - margin.left - margin.right) / labels.length;
  const shown = isRows ? labels.map((_, index) => index) : everySome(labels.length, step, widest + em * 0.8);
  const valueAxis = { tickValues: ticks, tickSize: 0, tickPadding: 8, format: write };
  const nameAxis = {
    tickValues: shown.map(String),
    tickSize: 0,
    tickPadding: 10,
    format: (index: string) => named[Number(index)] ?? "",
    ...(isRows && { style: rowNames }),
  };
  const data = values.map((parts, index) => ({
    index: String(index),
    ...Object.fromEntries(partIds.map((id, part) => [id, parts[part] ?? 0])),
  }));

  return (
    <DrawContext value={children}>
      <Bar<BarDatum>
        width={width}
        height={height}
        margin={margin}
        // nivo draws the first row at the bottom.
        data={isRows ? data.toReversed() : data}
        indexBy="index"
        keys={partIds}
        layout={isRows ? "horizontal" : "vertical"}
        padding={gap}
        valueScale={{ type: "linear", min: range[0], max: range[1], nice: false }}
        enableGridX={isRows}
        enableGridY={!isRows}
        gridXValues={isRows ? ticks : undefined}
        gridYValues={isRows ? undefined : ticks}
        axisBottom={isRows ? valueAxis : nameAxis}
        axisLeft={isRows ? nameAxis : valueAxis}
        theme={chartTheme}
        layers={layers}
        animate={false}
        isInteractive={false}
        role="presentation"
      />
    </DrawContext>
  );
}

type BarDatum = Record<string, string | number>;

const DrawContext = createContext<BarPlotProps["children"] | null>(null);

/** A lasting component: nivo creates layers as elements, which would otherwise remount. */
function Drawn({ bars, margin, innerWidth, innerHeight, xScale, yScale }: BarCustomLayerProps<BarDatum>) {
  const draw = useContext(DrawContext);
  const placed = bars.map(({ data, x, y, width, height }) => ({
    index: Number(data.indexValue),
    partId: String(data.id),
    x,
    y,
    width,
    height,
  }));
  // Only the scale of values takes numbers between its ends; the other one takes names.
  const scale = "bandwidth" in yScale ? xScale : yScale;
  const along = (value: number) => Number((scale as (value: number) => number)(value));
  return draw?.({ bars: placed, margin, innerWidth, innerHeight, along });
}

const layers = ["grid" as const, "axes" as const, Drawn];

const rowNames = {
  ticks: {
    text: { fontFamily: token("font-sans"), fontWeight: token("fw-label"), fill: token("ink-2") },
  },
};
