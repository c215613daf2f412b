import { useLayoutEffect, useMemo, useRef, useState } from "react";
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

/** For a grid that is only looked at. */
export const noChanges: EntryChanges = {
  notice: null,
  enter: () => {},
  clear: () => {},
  paste: () => {},
  undo: () => [],
  redo: () => [],
};

/**
 * One road for every change: one call of `onChange` an act, and each act can be taken back. What it answers stays the same
 * object while the notice does, so that a field which was not touched need not be drawn again.
 */
export function useEntryChanges(values: EntryValues, onChange: (cells: readonly EntryCell[]) => void): EntryChanges {
  const latest = useRef({ values, onChange });
  const [notice, setNotice] = useState<EntryNotice | null>(null);
  const [acts] = useState(() => entryActs(() => latest.current, setNotice));

  useLayoutEffect(() => {
    latest.current = { values, onChange };
  });
  return useMemo(() => ({ ...acts, notice }), [acts, notice]);
}

type Latest = { values: EntryValues; onChange: (cells: readonly EntryCell[]) => void };

function entryActs(latest: () => Latest, tell: (notice: EntryNotice | null) => void): Omit<EntryChanges, "notice"> {
  let history: ChangeHistory = noHistory;

  const enter = (cells: readonly EntryCell[]) => {
    const { values, onChange } = latest();
    const change = cells
      .map((cell) => ({ ...cell, before: entryText(values, cell.rowId, cell.colId) }))
      .filter(({ text, before }) => text !== before);
    tell(null);
    if (change.length === 0) return 0;
    history = record(history, change);
    onChange(change.map(({ rowId, colId, text }) => ({ rowId, colId, text })));
    return change.length;
  };
  const turn = (kind: "undone" | "redone", take: typeof undo) => {
    const taken = take(history);
    if (!taken) return [];
    history = taken.history;
    latest().onChange(taken.cells);
    tell({ kind, count: taken.cells.length });
    return taken.cells;
  };

  return {
    enter,
    clear: (cells) => {
      const count = enter(cells.map((cell) => ({ ...cell, text: "" })));
      if (count > 1) tell({ kind: "cleared", count });
    },
    paste: ({ cells, cut, block }) => {
      enter(cells);
      tell({ kind: "pasted", count: cells.length, cut, block });
    },
    undo: () => turn("undone", undo),
    redo: () => turn("redone", redo),
  };
}
