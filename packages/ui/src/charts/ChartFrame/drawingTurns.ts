import { startTransition } from "react";

/** Begins to draw a chart; says whether there is anything to draw. */
export type Draw = () => boolean;

let current: Draw | null = null;
const waiting = new Set<Draw>();

/**
 * Charts of a page are drawn one after another and in slices, so that the first stands before the last is begun, and none
 * holds a press up. A chart leaves with `endTurn`, drawn or not.
 */
export function takeTurn(draw: Draw): void {
  if (current) waiting.add(draw);
  else begin(draw);
}

/** The chart stands, or has gone: the next one begins. */
export function endTurn(draw: Draw): void {
  waiting.delete(draw);
  if (current !== draw) return;
  current = null;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  begin(next);
}

function begin(draw: Draw) {
  current = draw;
  startTransition(() => {
    if (!draw()) endTurn(draw);
  });
}
