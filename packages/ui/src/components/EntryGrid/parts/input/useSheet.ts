import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { blockOf, isSingle } from "../changes/block.ts";
import type { EntryChanges } from "../changes/useEntryChanges.ts";
import type { EntryColumn, EntryRow, EntryValues, Position } from "../entry.ts";
import { useOnLeave } from "../useOnLeave.ts";
import { type GridOrder, isSameOrder, movedPlace } from "./movedPlace.ts";
import type { EntryMode } from "./readKey.ts";
import { focusField, within } from "./sheetField.ts";

type SheetInput = {
  frame: RefObject<HTMLElement | null>;
  rows: readonly EntryRow[];
  columns: readonly EntryColumn[];
  values: EntryValues;
  changes: EntryChanges;
  /** いま見えている直し案を使う。 */
  onAccept: (places: readonly (Position | null)[]) => void;
};

type SheetState = {
  /** The cell with the field. */
  active: Position;
  /** The other corner of the selected block. */
  head: Position;
  mode: EntryMode;
  /** The cell just left, whose error stays shown while the next is typed. */
  judged: Position | null;
  /** What the positions are of. */
  of: GridOrder;
};

export type Sheet = ReturnType<typeof useSheet>;

export const origin: Position = { row: 0, column: 0 };

/** The position on the sheet, and the moves that keys, mouse and clipboard use. */
export function useSheet(input: SheetInput) {
  const { frame, rows, columns, changes } = input;
  const [state, setState] = useState<SheetState>(() => ({
    active: origin,
    head: origin,
    mode: "move",
    judged: null,
    of: { rows, columns },
  }));
  // Players come and go while somebody types: what is typed stays with whom it was typed for.
  if (!isSameOrder(state.of, { rows, columns })) setState(followed(state, { rows, columns }));
  /** Esc was pressed: the next Tab leaves the sheet. */
  const leaving = useRef(false);
  const dragging = useRef(false);
  const draft = useRef("");

  const { mode, judged, active, head } = state;
  const block = blockOf(active, head);

  const cellAt = ({ row, column }: Position) => {
    const [rowId, colId] = [rows[row]?.id, columns[column]?.id];
    return rowId === undefined || colId === undefined ? null : { rowId, colId };
  };
  const change = (next: Partial<SheetState>) => setState((now) => ({ ...now, ...next }));

  const goTo = (place: Position, left: Position | null = null) => {
    // Rendered synchronously: a phone opens its keyboard only for a focus within the touch event.
    flushSync(() => change({ active: place, head: place, mode: "move", judged: left }));
    focusField(frame.current);
  };
  /** Passes on what was typed; null when nothing was. */
  const commit = () => {
    const cell = cellAt(active);
    if (mode === "move" || !cell) return null;
    changes.enter([{ ...cell, text: draft.current }]);
    return active;
  };
  const turn = (take: EntryChanges["undo"]) => {
    const [first] = take();
    const row = rows.findIndex(({ id }) => id === first?.rowId);
    const column = columns.findIndex(({ id }) => id === first?.colId);
    if (row >= 0 && column >= 0) goTo({ row, column });
  };
  useOnLeave(commit);

  return {
    ...input,
    active,
    head,
    mode,
    judged,
    block,
    selected: isSingle(block) ? null : block,
    leaving,
    dragging,
    draft,
    cellAt,
    change,
    goTo,
    commit,
    turn,
  };
}

/** The same cells after rows or columns have changed. What was being typed into one that is gone goes with it. */
function followed(state: SheetState, of: GridOrder): SheetState {
  const place = (position: Position) => movedPlace(position, state.of, of);
  const active = place(state.active);
  const judged = state.judged && place(state.judged);
  if (active) return { ...state, active, head: place(state.head) ?? active, judged, of };
  const near = within(state.active, of.rows.length, of.columns.length);
  return { active: near, head: near, mode: "move", judged, of };
}
