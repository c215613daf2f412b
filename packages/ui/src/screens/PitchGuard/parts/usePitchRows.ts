import { useState } from "react";
import { blankRow, countsOf, openingRows, type PitchDraft, type PitchRow, type Suggested } from "./pitchDraft.ts";

/** The rows of the dialog; they keep their order while they are filled in, and typed values stay. */
export function usePitchRows(draft: PitchDraft, suggested: readonly Suggested[], onDraft: (draft: PitchDraft) => void) {
  const [rows, setRows] = useState(() => openingRows(draft, suggested));

  const change = (next: readonly PitchRow[]) => {
    setRows(next);
    onDraft({ date: draft.date, rows: countsOf(next) });
  };

  return {
    rows,
    replace: (at: number, row: PitchRow) => change(rows.with(at, row)),
    add: (memberId: number) => change([...rows, blankRow(memberId)]),
  };
}
