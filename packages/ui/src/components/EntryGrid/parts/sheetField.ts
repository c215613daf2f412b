import type { Position } from "./entry.ts";

/** The place a mouse points at; a button inside a cell keeps its own press. */
export function placeOf(target: EventTarget | null): Position | null {
  if (!(target instanceof Element) || target.closest("button")) return null;
  const cell = target.closest<HTMLElement>("td[data-row]");
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

/** The row whose 「外す」 button was pressed. */
export function removedRow(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || !target.closest("button")) return null;
  const cell = target.closest<HTMLElement>('td[data-part="remove"]');
  return cell && Number(cell.dataset.row);
}

/** Focus into the active cell, and the cell clear of the sticky edges. */
export function focusField(frame: HTMLElement | null) {
  const field = frame?.querySelector<HTMLElement>("td[data-active] :is(input, select, button)");
  field?.focus({ preventScroll: true });
  field?.closest("td")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** F2: the caret to the end of the text, the list of a choice opened. */
export function openField(field: EventTarget) {
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
  if (field instanceof HTMLSelectElement && navigator.userActivation.isActive) field.showPicker();
}

/** The nearest place that exists, when rows have gone. */
export const within = ({ row, column }: Position, rows: number, columns: number): Position => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});
