import { useEffect, useMemo, useRef, useState } from "react";
import type { SortDirection } from "../../../components/DataTable/parts/tableColumn.ts";
import type { CheckedRow } from "./checkedRows.ts";
import { type ErrorCell, errorCells, nextError, orderedFields } from "./errorCells.ts";

/** Moves from one cell with an error to the next, by button or F8. `dir`: the order of lines in the table. */
export function useErrorTour(every: readonly CheckedRow[], dir: SortDirection) {
  const rows = useMemo(() => (dir === "asc" ? every : every.toReversed()), [every, dir]);
  const frame = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<{ at: ErrorCell } | null>(null);
  const [isTelling, setTelling] = useState(false);
  const fields = useMemo(() => orderedFields(rows), [rows]);
  const fieldErrors = useMemo(() => errorCells(rows, fields), [rows, fields]);

  const goToNext = () => {
    const here = document.activeElement?.getAttribute("data-cell") ?? aim?.at.cell;
    const at = nextError(fieldErrors, here, rows, fields);
    if (at) setAim({ at });
  };

  // The server's errors have arrived: goes to the first of them.
  const told = fieldErrors.find(({ isTold }) => isTold);
  if (isTelling && told) {
    setTelling(false);
    setAim({ at: told });
  }

  useEffect(() => {
    if (aim) frame.current?.querySelector<HTMLElement>(`[data-cell="${aim.at.cell}"]`)?.focus();
  }, [aim]);

  const latest = useRef(goToNext);
  useEffect(() => {
    latest.current = goToNext;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F8" || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);

  return {
    frame,
    count: fieldErrors.length,
    /** The row that must be rendered, wherever the table is scrolled to. */
    line: aim?.at.line,
    goToNext,
    /** Goes to the first cell the server refused, once the rows show it. */
    goToTold: () => setTelling(true),
  };
}
