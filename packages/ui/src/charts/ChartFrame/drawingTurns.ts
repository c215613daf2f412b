import { startTransition } from "react";

/** Begins to draw a chart; says whether there is anything to draw. */
export type BeginDrawing = () => boolean;

let current: BeginDrawing | null = null;
const waiting = new Set<BeginDrawing>();

/**
 * Charts of a page are drawn one after another and in slices, so that the first stands before the last is begun, and none
 * holds a press up. A chart leaves with `endDrawingTurn`, drawn or not.
 */
export function takeDrawingTurn(draw: BeginDrawing): void {
  if (current) waiting.add(draw);
  else begin(draw);
}

/** The chart stands, or has gone: the next one begins. */
export function endDrawingTurn(draw: BeginDrawing): void {
  waiting.delete(draw);
  if (current !== draw) return;
  current = null;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  begin(next);
}

function begin(draw: BeginDrawing) {
  current = draw;
  startTransition(() => {
    if (!draw()) endDrawingTurn(draw);
  });
}
