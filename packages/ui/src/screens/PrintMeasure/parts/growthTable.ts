import { changeShown, type MeasureItem, type MeasuringSheet } from "@kyuseki/domain";
import { gainOver, isBestByHand } from "@kyuseki/domain/measuringDays";

/** One item of a player's sheet. */
export type GrowthRow = {
  item: MeasureItem;
  /** One value per date of `datesOf`. */
  values: (number | null)[];
  /** The best of all days up to the last of these. */
  best: number | null;
  /** Whether the last day brought a personal best, by the rule of the screens (ai-stats 10). */
  isNewBest: boolean;
  /** From the value before to the last day's, in the item's unit. */
  change: number | null;
};

/** The dates of the sheets, in their order; sheets of one date share a column, since they share values. */
export const datesOf = (sheets: readonly MeasuringSheet[]): string[] => [...new Set(sheets.map(({ day }) => day.date))];

/** The items of the last day over the days before it. `sheets` are in order of time. */
export function growthTable(memberId: number, sheets: readonly MeasuringSheet[]): GrowthRow[] {
  const last = sheets.at(-1);
  const row = last?.rows.find(({ member_id }) => member_id === memberId);
  if (!last || !row) return [];
  const dates = datesOf(sheets);
  return last.items.map((item, at) => {
    const value = row.values[at] ?? null;
    const past = row.past[at];
    const [before, bestBefore] = [past?.last ?? null, past?.best ?? null];
    const isBetter = value !== null && (bestBefore === null || gainOver(value, bestBefore, item.better) > 0);
    return {
      item,
      values: dates.map((date) => valueOn(date, sheets, memberId, item.id)),
      best: isBetter ? value : bestBefore,
      isNewBest: value !== null && past !== undefined && isBestByHand(value, past, item.better),
      change: value === null || before === null ? null : changeShown(value, before),
    };
  });
}

/** A sheet knows the items that it was made for only. */
function valueOn(date: string, sheets: readonly MeasuringSheet[], memberId: number, itemId: number): number | null {
  for (const { day, items, rows } of sheets) {
    const at = items.findIndex(({ id }) => id === itemId);
    const value = rows.find(({ member_id }) => member_id === memberId)?.values[at];
    if (day.date === date && typeof value === "number") return value;
  }
  return null;
}
