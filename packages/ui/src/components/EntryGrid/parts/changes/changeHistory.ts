import type { EntryCell } from "../entry.ts";

export type CellChange = EntryCell & { before: string };
/** One action of the coach: a cell typed, a block pasted, a block cleared. */
export type Change = readonly CellChange[];
export type ChangeHistory = { done: readonly Change[]; undone: readonly Change[] };

export const noHistory: ChangeHistory = { done: [], undone: [] };

/** Records an action, which clears the redo list; the oldest of more than `limit` is dropped. */
export const record = ({ done }: ChangeHistory, change: Change, limit = 100): ChangeHistory => ({
  done: [...done, change].slice(-limit),
  undone: [],
});

type Turn = { history: ChangeHistory; cells: EntryCell[] };

/** null when nothing can be undone. */
export function undo({ done, undone }: ChangeHistory): Turn | null {
  const change = done.at(-1);
  if (!change) return null;
  return {
    history: { done: done.slice(0, -1), undone: [...undone, change] },
    cells: change.map(({ rowId, colId, before }) => ({ rowId, colId, text: before })),
  };
}

/** null when nothing can be redone. */
export function redo({ done, undone }: ChangeHistory): Turn | null {
  const change = undone.at(-1);
  if (!change) return null;
  return {
    history: { done: [...done, change], undone: undone.slice(0, -1) },
    cells: change.map(({ rowId, colId, text }) => ({ rowId, colId, text })),
  };
}
