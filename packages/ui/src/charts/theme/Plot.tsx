import { Axes } from "@nivo/axes";
import { Container } from "@nivo/core";
import { createLinearScale } from "@nivo/scales";
import type { ReactNode } from "react";
import { token } from "../../tokens/theme.ts";
import { chartTheme } from "./chartTheme.ts";
import type { Range } from "./ticks.ts";

/** 目盛りは値で、`write` がその言葉にする。 */
export type PlotAxis = { range: Range; ticks: readonly number[]; write: (tick: number) => string };

/** 軸の内側。場所は、その左上の角から測った CSS ピクセル。 */
export type PlotArea = {
  x: (value: number) => number;
  y: (value: number) => number;
  margin: PlotProps["margin"];
  innerWidth: number;
  innerHeight: number;
};

export type PlotProps = {
  box: { width: number; height: number };
  margin: { top: number; right: number; bottom: number; left: number };
  /** 省けば、横の軸は引かない。`tickPadding` は目盛りの言葉までの間。 */
  x?: (PlotAxis & { hasGrid: boolean; tickPadding?: number }) | undefined;
  y: PlotAxis;
  children?: (area: PlotArea) => ReactNode;
};

/** 値の軸と目盛りと、そのあいだの線。中は `children` が描く。 */
export function Plot({ box, margin, x, y, children }: PlotProps) {
  const innerWidth = Math.max(0, box.width - margin.left - margin.right);
  const innerHeight = Math.max(0, box.height - margin.top - margin.bottom);
  const xScale = scaleOf(x?.range ?? unused, innerWidth, "x");
  const yScale = scaleOf(y.range, innerHeight, "y");

  return (
    <Container theme={chartTheme} animate={false} isInteractive={false}>
      <svg width={box.width} height={box.height} role="presentation">
        <g transform={`translate(${margin.left},${margin.top})`}>
          {/* nivo's own lines are made to move: a spring for each. */}
          <g stroke={token("chart-grid")}>
            {x?.hasGrid && x.ticks.map(xScale).map((at) => <line key={at} x1={at} x2={at} y1={0} y2={innerHeight} />)}
            {y.ticks.map(yScale).map((at) => (
              <line key={at} x1={0} x2={innerWidth} y1={at} y2={at} />
            ))}
          </g>
          <Axes
            width={innerWidth}
            height={innerHeight}
            xScale={xScale}
            yScale={yScale}
            bottom={x ? axisOf(x, x.tickPadding) : null}
            left={axisOf(y)}
          />
          {children?.({ x: xScale, y: yScale, margin, innerWidth, innerHeight })}
        </g>
      </svg>
    </Container>
  );
}

const axisOf = ({ ticks, write }: PlotAxis, tickPadding = 8) => ({
  tickValues: ticks,
  tickSize: 0,
  tickPadding,
  format: (tick: unknown) => write(Number(tick)),
});

const unused: Range = [0, 1];

const scaleOf = ([min, max]: Range, size: number, axis: "x" | "y") =>
  createLinearScale({ type: "linear", min, max, nice: false }, { all: [], min, max }, size, axis);
