import type { MeasureItem, MeasuringDay } from "@kyuseki/domain";

/** Unsaved values of a measuring day's form, as stored on the device. */
export type DayValues = {
  name: string;
  date: string | null;
  place: string;
  /** Every available item, in the order of the form. */
  order: readonly number[];
  chosen: readonly number[];
  /** The event whose 出欠 gives the order; null without one, or with the words of an earlier version. */
  event_id?: number | null | undefined;
};

/** The event that a day is begun for. */
export type DayBegin = { event_id: number; name: string; date: string; place: string };

/** A new day measures what the last one did; the first one, everything there is. */
export function newDayValues(
  items: readonly MeasureItem[],
  last: MeasuringDay | undefined,
  today: string,
  name: string,
  begin: DayBegin | null,
): DayValues {
  const usable = items.filter(({ archived }) => !archived).map(({ id }) => id);
  const before = last?.item_ids.filter((id) => usable.includes(id)) ?? usable;
  const values = { order: inOrder(before, usable), chosen: before };
  if (!begin) return { name, date: today, place: last?.place ?? "", ...values };
  // A sheet is made on the day or after it.
  return { ...begin, date: begin.date < today ? begin.date : today, ...values };
}

/** Archived items stay on the sheets that have them. */
export function dayValuesOf(day: MeasuringDay, items: readonly MeasureItem[]): DayValues {
  const usable = items.filter(({ id, archived }) => !archived || day.item_ids.includes(id)).map(({ id }) => id);
  const { name, date, place, item_ids, event_id } = day;
  return { name, date, place, order: inOrder(item_ids, usable), chosen: item_ids, event_id };
}

const inOrder = (first: readonly number[], all: readonly number[]) => [
  ...first,
  ...all.filter((id) => !first.includes(id)),
];

/** What is sent, checked or not. */
export const draftOf = ({ name, date, place, order, chosen, event_id = null }: DayValues) => ({
  name,
  date,
  place,
  event_id,
  item_ids: order.filter((id) => chosen.includes(id)),
});

/** The item one place up (-1) or down (1). */
export function movedTo(order: readonly number[], id: number, step: 1 | -1): readonly number[] {
  const from = order.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return order;
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
