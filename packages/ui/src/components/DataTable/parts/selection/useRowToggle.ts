import { useRef } from "react";
import type { RowId, RowSelection } from "../tableFeatures.ts";
import { rowsBetween, withRows } from "./rowSet.ts";

export type RowToggle = (id: RowId, isOn: boolean, isRange: boolean) => void;

/** Ticks one row, or with Shift every row from the last ticked one. */
export function useRowToggle<Row>(selection: RowSelection<Row> | undefined, order: readonly RowId[]): RowToggle {
  const anchor = useRef<RowId | null>(null);

  return (id, isOn, isRange) => {
    const ids = isRange ? rowsBetween(order, anchor.current, id) : [id];
    anchor.current = id;
    selection?.onSelectedChange(withRows(selection.selected, ids, isOn));
  };
}
