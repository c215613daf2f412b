import { createContext, useContext } from "react";
import type { ChartTable } from "./chartTable.ts";

type Frame = {
  table: ChartTable;
  /** Element over the picture and outside its `role="img"`, for focusable content. */
  layer: HTMLElement | null;
};

export const ChartFrameContext = createContext<Frame | null>(null);

/** The frame of the surrounding chart. */
export function useChartFrame(): Frame {
  const frame = useContext(ChartFrameContext);
  if (!frame) throw new Error("A chart is drawn inside a ChartFrame.");
  return frame;
}
