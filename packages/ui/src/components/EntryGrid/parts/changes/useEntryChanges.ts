import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { type EntryCell, type EntryValues, entryText } from "../entry.ts";
import type { Block } from "./block.ts";
import { type ChangeHistory, noHistory, record, redo, undo } from "./changeHistory.ts";
import type { Placed } from "./placeBlock.ts";

/** The result of the last action, in one line with an undo. */
export type EntryNotice =
  | { kind: "pasted"; count: number; cut: number; block: Block }
  | { kind: "cleared" | "undone" | "redone"; count: number }
  | { kind: "unread" };

export type EntryChanges = {
  notice: EntryNotice | null;
  /** Passes changed cells to the screen, and records their earlier values. */
  enter: (cells: readonly EntryCell[]) => void;
  clear: (cells: readonly Omit<EntryCell, "text">[]) => void;
  paste: (placed: Placed) => void;
  /** Says that what reads a pasted table did not arrive. */
  failPaste: () => void;
  /** The cells that were restored; empty when nothing was. */
  undo: () => readonly EntryCell[];
  redo: () => readonly EntryCell[];
};

/** For a read-only grid. */
export const noChanges: EntryChanges = {
  notice: null,
  enter: () => {},
  clear: () => {},
  paste: () => {},
  failPaste: () => {},
  undo: () => [],
  redo: () => [],
};

/**
 * Every change goes through here: one call of `onChange` per action, and each action can be undone. The returned object
 * stays the same while the notice does, so that untouched fields do not render again.
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
    failPaste: () => tell({ kind: "unread" }),
    undo: () => turn("undone", undo),
    redo: () => turn("redone", redo),
  };
}
