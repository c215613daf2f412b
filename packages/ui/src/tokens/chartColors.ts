import type { ColorName } from "./theme.ts";

/** Colours of categories; they carry no judgement. */
export const chartColors = [
  "chart-1",
  "chart-2",
  "chart-3",
  "chart-4",
  "chart-5",
  "chart-6",
  "chart-7",
  "chart-8",
  "chart-9",
] as const satisfies readonly ColorName[];
export type ChartColor = (typeof chartColors)[number];
