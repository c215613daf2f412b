import { useEffect, useMemo, useRef, useState } from "react";
import type { SortDirection } from "../../../components/DataTable/parts/tableColumn.ts";
import type { CheckedRow } from "./bulkDraft.ts";
import { type ErrorCell, errorCells, nextError, orderedFields } from "./errorCells.ts";

/** The way from one cell with a fieldError to the next, by button or F8. `dir`: how the lines stand in the table. */
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

  // The refused cells have arrived: the first of them is where to go on.
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
    /** The row that has to be drawn, wherever the table is scrolled to. */
    line: aim?.at.line,
    goToNext,
    /** Goes to the first cell the server refuses, once the rows say which. */
    goToTold: () => setTelling(true),
  };
}
