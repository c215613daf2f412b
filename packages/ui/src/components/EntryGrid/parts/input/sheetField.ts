import type { Position } from "../entry.ts";

/** The cell under the mouse. */
export function placeOf(target: EventTarget | null): Position | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>("td[data-row]");
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

/** Focuses the active cell's field and scrolls the cell clear of the sticky edges. */
export function focusField(frame: HTMLElement | null) {
  const field = frame?.querySelector<HTMLElement>("td[data-active] input");
  field?.focus({ preventScroll: true });
  field?.closest("td")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** F2: puts the caret at the end of the text. */
export function openField(field: EventTarget) {
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
}

/** The nearest existing position, after rows were removed. */
export const within = ({ row, column }: Position, rows: number, columns: number): Position => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});
