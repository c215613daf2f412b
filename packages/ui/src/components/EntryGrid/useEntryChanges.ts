import { useRef, useState } from "react";
import type { Block } from "./block.ts";
import { type ChangeHistory, noHistory, record, redo, undo } from "./changeHistory.ts";
import { type EntryCell, type EntryValues, entryText } from "./entry.ts";
import type { Placed } from "./placeBlock.ts";

/** What the last act did, told in one line with a way back. */
export type EntryNotice =
  | { kind: "pasted"; count: number; cut: number; block: Block }
  | { kind: "cleared" | "undone" | "redone"; count: number };

export type EntryChanges = {
  notice: EntryNotice | null;
  /** Hands what differs to the screen, and remembers what was there. */
  enter: (cells: readonly EntryCell[]) => void;
  clear: (cells: readonly Omit<EntryCell, "text">[]) => void;
  paste: (placed: Placed) => void;
  /** The cells taken back; empty when there was nothing. */
  undo: () => readonly EntryCell[];
  redo: () => readonly EntryCell[];
};

/** One road for every change: one call of `onChange` an act, and each act can be taken back. */
export function useEntryChanges(values: EntryValues, onChange: (cells: readonly EntryCell[]) => void): EntryChanges {
  const history = useRef<ChangeHistory>(noHistory);
  const [notice, setNotice] = useState<EntryNotice | null>(null);

  const enter = (cells: readonly EntryCell[]) => {
    const change = cells
      .map((cell) => ({ ...cell, before: entryText(values, cell.rowId, cell.colId) }))
      .filter(({ text, before }) => text !== before);
    setNotice(null);
    if (change.length === 0) return 0;
    history.current = record(history.current, change);
    onChange(change.map(({ rowId, colId, text }) => ({ rowId, colId, text })));
    return change.length;
  };

  const turn = (kind: "undone" | "redone", take: typeof undo) => {
    const taken = take(history.current);
    if (!taken) return [];
    history.current = taken.history;
    onChange(taken.cells);
    setNotice({ kind, count: taken.cells.length });
    return taken.cells;
  };

  return {
    notice,
    enter,
    clear: (cells) => {
      const count = enter(cells.map((cell) => ({ ...cell, text: "" })));
      if (count > 1) setNotice({ kind: "cleared", count });
    },
    paste: ({ cells, cut, block }) => {
      enter(cells);
      setNotice({ kind: "pasted", count: cells.length, cut, block });
    },
    undo: () => turn("undone", undo),
    redo: () => turn("redone", redo),
  };
}
