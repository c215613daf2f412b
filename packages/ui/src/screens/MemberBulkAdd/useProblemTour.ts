import { useEffect, useMemo, useRef, useState } from "react";
import type { SortDirection } from "../../components/DataTable/tableColumn.ts";
import type { CheckedRow } from "./bulkDraft.ts";
import { nextProblem, orderedFields, type ProblemCell, problemCells } from "./problemCells.ts";

/** The way from one cell with a problem to the next, by button or F8. `dir`: how the lines stand in the table. */
export function useProblemTour(every: readonly CheckedRow[], dir: SortDirection) {
  const rows = useMemo(() => (dir === "asc" ? every : every.toReversed()), [every, dir]);
  const frame = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<{ at: ProblemCell } | null>(null);
  const [isTelling, setTelling] = useState(false);
  const fields = useMemo(() => orderedFields(rows), [rows]);
  const problems = useMemo(() => problemCells(rows, fields), [rows, fields]);

  const goToNext = () => {
    const here = document.activeElement?.getAttribute("data-cell") ?? aim?.at.cell;
    const at = nextProblem(problems, here, rows, fields);
    if (at) setAim({ at });
  };

  // The refused cells have arrived: the first of them is where to go on.
  const told = problems.find(({ isTold }) => isTold);
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
    count: problems.length,
    /** The row that has to be drawn, wherever the table is scrolled to. */
    line: aim?.at.line,
    goToNext,
    /** Goes to the first cell the server refuses, once the rows say which. */
    goToTold: () => setTelling(true),
  };
}
