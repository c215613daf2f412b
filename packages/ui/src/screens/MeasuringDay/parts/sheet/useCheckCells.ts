import type { MeasureItem, MeasuringRow } from "@kyuseki/domain";
import { checkCell, isBestByHand, type UnsentCell } from "@kyuseki/domain/measuringDays";
import { useMemo } from "react";
import type { CheckEntry, PastOfEntry } from "../../../../components/EntryGrid/parts/entry.ts";
import { useCellWords } from "./useCellWords.ts";
import { useSameList } from "./useSameList.ts";

type Cells = {
  items: readonly MeasureItem[];
  rows: readonly MeasuringRow[];
  unsent: readonly UnsentCell[];
};

/**
 * The grid's check of each cell. The function stays the same while its inputs do, so that only the edited cell is
 * checked and rendered again.
 */
export function useCheckCells({ items, rows, unsent }: Cells): { checkOf: CheckEntry; pastOf: PastOfEntry } {
  const words = useCellWords();
  const pasts = useSameList(rows.map(({ past }) => past));
  const ids = useSameList(rows.map(({ member_id }) => member_id));
  /** Cells that the coach has confirmed, or has to decide. */
  const spoken = useSameList(unsent.filter(({ kept, theirs }) => kept || theirs !== null));
  const storedAsks = useMemo(() => keptAsks(items), [items]);
  /** Stored values were checked when they were typed. */
  const settled = useSameList(rows.flatMap(storedAsks));

  return useMemo(() => {
    const columns = new Map(items.map((item, at) => [String(item.id), { item, at }]));
    const pastOfRow = new Map(ids.map((id, index) => [String(id), pasts[index]]));
    const spokenOf = new Map(spoken.map((cell) => [keyOf(cell.member_id, cell.item_id), cell]));
    const isSettled = new Set(settled);

    return {
      pastOf: (rowId, colId) => {
        const past = pastOfRow.get(rowId)?.[columns.get(colId)?.at ?? -1];
        return past ? { last: past.last, lastOn: past.last_on, best: past.best } : {};
      },
      checkOf: (rowId, colId, text) => {
        const column = columns.get(colId);
        if (!column) return { state: "ok" };
        const { item, at } = column;
        const past = pastOfRow.get(rowId)?.[at] ?? nothing;
        const cell = spokenOf.get(keyOf(rowId, colId));
        if (cell?.theirs) return words.theirs(cell, cell.theirs, item);
        const check = checkCell(text, item, past);
        switch (check.state) {
          case "empty":
            return { state: "ok" };
          case "value":
            return { state: check.isBest ? "best" : "ok" };
          case "refused":
            return words.refused(text, check, item);
          case "ask": {
            if (!cell?.kept && !isSettled.has(`${keyOf(rowId, colId)} ${check.value}`)) {
              return words.ask(check, item, past);
            }
            return { state: isBestByHand(check.value, past, item.better) ? "best" : "ok" };
          }
        }
      },
    };
  }, [items, ids, pasts, spoken, settled, words]);
}

const nothing = { last: null, best: null };
const keyOf = (memberId: number | string, itemId: number | string) => `${memberId} ${itemId}`;

/** Stored values that would raise a question, computed once per row. */
function keptAsks(items: readonly MeasureItem[]) {
  const kept = new WeakMap<MeasuringRow, readonly string[]>();
  return (row: MeasuringRow): readonly string[] => {
    const before = kept.get(row);
    if (before) return before;
    const asks = items.flatMap((item, at) => {
      const value = row.values[at] ?? null;
      if (value === null || checkCell(String(value), item, row.past[at] ?? nothing).state !== "ask") return [];
      return [`${keyOf(row.member_id, item.id)} ${value}`];
    });
    kept.set(row, asks);
    return asks;
  };
}
