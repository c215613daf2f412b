import { createContext, useContext } from "react";
import type { ChartTable } from "./chartTable.ts";

type Frame = {
  table: ChartTable;
  /** Lies over the picture and outside its `role="img"`: what can be focused goes there. */
  layer: HTMLElement | null;
};

export const ChartFrameContext = createContext<Frame | null>(null);

/** The frame a chart is drawn in. */
export function useChartFrame(): Frame {
  const frame = useContext(ChartFrameContext);
  if (!frame) throw new Error("A chart is drawn inside a ChartFrame.");
  return frame;
}
