import { type MeasureItem, type MeasuringDay, type MeasuringDayDraft, measuringDayDraftSchema } from "@kyuseki/domain";

/** Unsaved values of a measuring day's form, as stored on the device. */
export type DayValues = {
  name: string;
  date: string | null;
  place: string;
  /** Every available item, in the order of the form. */
  order: readonly number[];
  chosen: readonly number[];
};

/** Fields with their labels. */
export const dayFields = ["name", "date", "place", "item_ids"] as const;
export type DayField = (typeof dayFields)[number];

/** A new day has the items of the last one; the first day has every item. */
export function newDayValues(
  items: readonly MeasureItem[],
  last: MeasuringDay | undefined,
  today: string,
  name: string,
): DayValues {
  const usable = items.filter(({ archived }) => !archived).map(({ id }) => id);
  const before = last?.item_ids.filter((id) => usable.includes(id)) ?? usable;
  return { name, date: today, place: last?.place ?? "", order: inOrder(before, usable), chosen: before };
}

/** Archived items stay on the sheets that have them. */
export function dayValuesOf(day: MeasuringDay, items: readonly MeasureItem[]): DayValues {
  const usable = items.filter(({ id, archived }) => !archived || day.item_ids.includes(id)).map(({ id }) => id);
  const { name, date, place, item_ids } = day;
  return { name, date, place, order: inOrder(item_ids, usable), chosen: item_ids };
}

const inOrder = (first: readonly number[], all: readonly number[]) => [
  ...first,
  ...all.filter((id) => !first.includes(id)),
];

/** The draft, validated or not. */
const draftOf = ({ name, date, place, order, chosen }: DayValues) => ({
  name,
  date,
  place,
  item_ids: order.filter((id) => chosen.includes(id)),
});

/** The draft, or its errors by field. */
export function checkDay(
  values: DayValues,
): { draft: MeasuringDayDraft } | { fieldErrors: Partial<Record<string, string>> } {
  const read = measuringDayDraftSchema.safeParse(draftOf(values));
  if (read.success) return { draft: read.data };
  return { fieldErrors: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])) };
}

/** The item one place up (-1) or down (1). */
export function movedTo(order: readonly number[], id: number, step: 1 | -1): readonly number[] {
  const from = order.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return order;
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Fields whose draft differs from the stored value. */
export const differingFields = (draft: MeasuringDayDraft, stored: MeasuringDay): DayField[] =>
  dayFields.filter((field) => String(draft[field]) !== String(stored[field]));
