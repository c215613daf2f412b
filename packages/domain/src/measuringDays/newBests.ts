import type { MeasureItem } from "../contract/practice/measureItems.ts";
import type { MeasuringSheet } from "../contract/practice/measuringDays.ts";
import { gainOver } from "./personalBest.ts";

export type NewBest = { item: MeasureItem; value: number; gain: number };

/** The values of a sheet that beat all days before, by member (AI 10). A first value is no best. */
export function newBests({ items, rows }: Pick<MeasuringSheet, "items" | "rows">): Map<number, NewBest[]> {
  const found = new Map<number, NewBest[]>();
  for (const { member_id, values, past } of rows) {
    const bests = items.flatMap((item, at) => {
      const [value, best] = [values[at] ?? null, past[at]?.best ?? null];
      const gain = value === null || best === null ? 0 : gainOver(value, best, item.better);
      return value !== null && gain > 0 ? [{ item, value, gain }] : [];
    });
    if (bests.length > 0) found.set(member_id, bests);
  }
  return found;
}
