import { useState } from "react";
import {
  blankRow,
  countsOf,
  draftOf,
  openingRows,
  type PitchDraft,
  type PitchRow,
  type Suggested,
} from "./pitchDraft.ts";

type PitchRowsOptions = {
  draft: PitchDraft;
  /** The day of a draft that names none. */
  day: string;
  suggested: readonly Suggested[];
  onDraft: (draft: PitchDraft) => void;
};

/** The rows of the dialog; they keep their order while they are filled in, and typed values stay. */
export function usePitchRows({ draft, day, suggested, onDraft }: PitchRowsOptions) {
  const [rows, setRows] = useState(() => openingRows(draft, suggested));

  const change = (next: readonly PitchRow[]) => {
    setRows(next);
    onDraft(draftOf(countsOf(next), { date: draft.date, day }));
  };

  return {
    rows,
    replace: (at: number, row: PitchRow) => change(rows.with(at, row)),
    add: (memberId: number) => change([...rows, blankRow(memberId)]),
  };
}
