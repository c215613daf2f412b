import { type MeasureItem, type MeasureItemDraft, measureItemDraftSchema } from "@kyuseki/domain";
import { type Edits, fieldErrorsOf } from "../../../state/mergeValues.ts";

/** Values of an item's form. */
export type ItemValues = MeasureItemDraft;
export type ItemField = keyof ItemValues;
/** Unsaved changes of an item; `id` null: a new one. */
export type ItemEdits = { id: number | null; edits: Edits<ItemValues> };

export const itemValuesOf = ({ name, unit, better, lowest, highest, decimals }: MeasureItem): ItemValues => ({
  name,
  unit,
  better,
  lowest,
  highest,
  decimals,
});

/** The errors of an item, by field. */
export const checkItem = (values: ItemValues) =>
  fieldErrorsOf(measureItemDraftSchema.safeParse(values).error?.issues ?? []);

/** Initial values of a new item. */
export const newItem: MeasureItem = {
  id: 0,
  name: "",
  unit: "",
  better: "higher",
  lowest: null,
  highest: null,
  decimals: 1,
  preset: null,
  archived: false,
  version: 0,
};

/** The ids with one moved up (-1) or down (1); null when it is at that end already. */
export function movedItem(ids: readonly number[], id: number, step: 1 | -1): number[] | null {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return null;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
