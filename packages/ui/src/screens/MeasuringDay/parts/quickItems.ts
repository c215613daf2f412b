import type { MeasureItem, MeasuringDay } from "@kyuseki/domain";

type QuickItem = {
  item: MeasureItem;
  /** Today's open day that has the item. */
  open: MeasuringDay | undefined;
};

/** Items in use: those of the last day first, in its order. `days` are newest first. */
export function quickItems(
  items: readonly MeasureItem[],
  days: readonly MeasuringDay[],
  today: string,
): readonly QuickItem[] {
  const usable = items.filter(({ archived }) => !archived);
  const last = days[0]?.item_ids ?? [];
  const before = last.flatMap((id) => usable.find((item) => item.id === id) ?? []);
  return [...before, ...usable.filter((item) => !before.includes(item))].map((item) => ({
    item,
    open: days.find(
      ({ date, closed_at, item_ids }) => date === today && closed_at === null && item_ids.includes(item.id),
    ),
  }));
}
