import { changeShown, type MeasureItem, type MeasuringSheet } from "@kyuseki/domain";
import { gainOver } from "@kyuseki/domain/measuringDays";

/** One item of a player's sheet. */
export type GrowthRow = {
  item: MeasureItem;
  /** One value per day, in order of time. */
  values: (number | null)[];
  /** The best of all days up to the last of these. */
  best: number | null;
  /** Whether the last day beat everything before it. */
  isNewBest: boolean;
  /** From the value before to the last day's, in the item's unit. */
  change: number | null;
};

/** The items of the last day over the days before it. `sheets` are in order of time. */
export function growthTable(memberId: number, sheets: readonly MeasuringSheet[]): GrowthRow[] {
  const last = sheets.at(-1);
  const row = last?.rows.find(({ member_id }) => member_id === memberId);
  if (!last || !row) return [];
  return last.items.map((item, at) => {
    const value = row.values[at] ?? null;
    const past = row.past[at];
    const [before, bestBefore] = [past?.last ?? null, past?.best ?? null];
    const isBetter = value !== null && (bestBefore === null || gainOver(value, bestBefore, item.better) > 0);
    return {
      item,
      values: sheets.map((sheet) => valueOn(sheet, memberId, item.id)),
      best: isBetter ? value : bestBefore,
      isNewBest: isBetter && bestBefore !== null,
      change: value === null || before === null ? null : changeShown(value, before),
    };
  });
}

function valueOn({ items, rows }: MeasuringSheet, memberId: number, itemId: number): number | null {
  const at = items.findIndex(({ id }) => id === itemId);
  return rows.find(({ member_id }) => member_id === memberId)?.values[at] ?? null;
}
