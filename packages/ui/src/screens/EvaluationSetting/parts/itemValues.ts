import { type MeasureItem, type MeasureItemDraft, measureItemDraftSchema } from "@kyuseki/domain";
import { type Edits, fieldErrorsOf } from "../../../state/mergeValues.ts";

/** What a manager types of an item. */
export type ItemValues = MeasureItemDraft;
export type ItemField = keyof ItemValues;
/** What was typed of an item and not saved yet; `id` null: a new one. */
export type ItemEdits = { id: number | null; edits: Edits<ItemValues> };

export const itemValuesOf = ({ name, unit, better, lowest, highest, decimals }: MeasureItem): ItemValues => ({
  name,
  unit,
  better,
  lowest,
  highest,
  decimals,
});

/** What is wrong with it, by field. */
export const checkItem = (values: ItemValues) =>
  fieldErrorsOf(measureItemDraftSchema.safeParse(values).error?.issues ?? []);

/** What a new item begins as. */
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

/** The ids in their order, with one of them moved up (-1) or down (1); null when it stands at that end already. */
export function movedItem(ids: readonly number[], id: number, step: 1 | -1): number[] | null {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return null;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
