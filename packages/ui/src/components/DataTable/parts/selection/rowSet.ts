import type { RowId } from "../tableFeatures.ts";

/** The set with `ids` added or taken away. */
export function withRows(selected: ReadonlySet<RowId>, ids: readonly RowId[], isOn: boolean): ReadonlySet<RowId> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/**
 * The rows from `anchor` to `target` in the order shown, both included; `target` alone when the anchor is not shown.
 */
export function rowsBetween(order: readonly RowId[], anchor: RowId | null, target: RowId): readonly RowId[] {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(target);
  if (from < 0 || to < 0) return [target];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export type SelectedShare = "none" | "some" | "all";

/** How many of `ids` are in the set. */
export function shareOf(selected: ReadonlySet<RowId>, ids: readonly RowId[]): SelectedShare {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
}
