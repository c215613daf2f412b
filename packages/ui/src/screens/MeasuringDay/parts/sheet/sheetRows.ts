import type { MeasureItem, MeasuringRow } from "@kyuseki/domain";
import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import type { EntryValues } from "../../../../components/EntryGrid/parts/entry.ts";

/** A stored value as cell text. */
export const storedText = (value: number | null | undefined, { decimals }: Pick<MeasureItem, "decimals">) =>
  value === null || value === undefined ? "" : value.toFixed(decimals);

/**
 * The texts of the sheet: unsent ones over stored ones. An unchanged row keeps its object, so that it does not render
 * again.
 */
export function keptTexts(items: readonly MeasureItem[]) {
  const kept = new Map<number, { row: MeasuringRow; unsent: readonly UnsentCell[]; texts: Record<string, string> }>();
  const textsOf = (row: MeasuringRow, unsent: readonly UnsentCell[]) => {
    const before = kept.get(row.member_id);
    if (before && before.row === row && isSameList(before.unsent, unsent)) return before.texts;
    const typed = new Map(unsent.map(({ item_id, text }) => [item_id, text]));
    const texts = Object.fromEntries(
      items.map((item, at) => [String(item.id), typed.get(item.id) ?? storedText(row.values[at], item)]),
    );
    kept.set(row.member_id, { row, unsent, texts });
    return texts;
  };
  return (rows: readonly MeasuringRow[], unsent: readonly UnsentCell[]): EntryValues => {
    const ofMember = Map.groupBy(unsent, ({ member_id }) => member_id);
    return Object.fromEntries(rows.map((row) => [row.member_id, textsOf(row, ofMember.get(row.member_id) ?? nothing)]));
  };
}

export const isSameList = <Entry>(one: readonly Entry[], other: readonly Entry[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

const nothing: readonly UnsentCell[] = [];
