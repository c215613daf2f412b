import type { MeasureItem } from "../contract/practice/measureItems.ts";
import type { MeasuringSheet } from "../contract/practice/measuringDays.ts";
import { gainOver, isBestByHand } from "./personalBest.ts";

export type NewBest = { item: MeasureItem; value: number; gain: number };

/**
 * The values of a sheet that beat all days before by more than the player's ordinary spread, by member (AI 10). A first
 * value is no best.
 */
export function newBests({ items, rows }: Pick<MeasuringSheet, "items" | "rows">): Map<number, NewBest[]> {
  const found = new Map<number, NewBest[]>();
  for (const { member_id, values, past } of rows) {
    const bests = items.flatMap((item, at) => {
      const [value, before] = [values[at] ?? null, past[at]];
      if (value === null || !before || before.best === null || !isBestByHand(value, before, item.better)) return [];
      return [{ item, value, gain: gainOver(value, before.best, item.better) }];
    });
    if (bests.length > 0) found.set(member_id, bests);
  }
  return found;
}
