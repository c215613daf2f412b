import { Bar } from "@nivo/bar";
import { Line } from "@nivo/line";
import { ScatterPlot } from "@nivo/scatterplot";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const still = {
  width: 400,
  height: 300,
  margin: { top: 10, left: 40, bottom: 30, right: 10 },
  animate: false,
} as const;
const quiet = { isInteractive: false, role: "presentation" } as const;
const axes = {
  axisBottom: { tickSize: 0, tickPadding: 8, tickValues: [0, 2.5, 5] },
  axisLeft: { tickSize: 0, tickPadding: 8, tickValues: [0, 50, 100], format: (value: number) => `${value}%` },
};
const scale = { type: "linear", min: 0, max: 100, nice: false } as const;
const theme = { grid: { line: { stroke: "red" } }, axis: { ticks: { text: { fontSize: 14 } } } };

const charts: Record<string, ReactElement> = {
  line: createElement(Line, {
    ...still,
    ...quiet,
    ...axes,
    theme,
    data: [{ id: "a", data: [1, null, 3].map((y, x) => ({ x, y })) }],
    xScale: { ...scale, max: 5 },
    yScale: scale,
    enableGridX: false,
    gridYValues: [0, 50, 100],
    layers: ["grid", "axes", ({ series, yScale }) => JSON.stringify([series[0]?.data, yScale(30)])],
  }),
  scatter: createElement(ScatterPlot, {
    ...still,
    ...quiet,
    ...axes,
    theme,
    data: [],
    xScale: { ...scale, max: 5 },
    yScale: scale,
    gridXValues: [0, 5],
    layers: ["grid", "axes"],
  }),
  ...Object.fromEntries(
    (["vertical", "horizontal"] as const).map((layout) => [
      layout,
      createElement(Bar<{ index: string; a: number; b: number }>, {
        ...still,
        ...quiet,
        theme,
        layout,
        data: ["0", "1"].map((index) => ({ index, a: 20, b: 30 })),
        indexBy: "index",
        keys: ["a", "b"],
        padding: 0.3,
        valueScale: scale,
        gridYValues: [0, 50, 100],
        layers: [
          "grid",
          "axes",
          ({ bars }) => JSON.stringify(bars.map(({ key, x, y, width, height }) => [key, x, y, width, height])),
        ],
      }),
    ]),
  ),
};

/** The rendered markup of each kind of chart. */
export const drawn = Object.entries(charts).map(([name, chart]) => [name, renderToStaticMarkup(chart)] as const);
