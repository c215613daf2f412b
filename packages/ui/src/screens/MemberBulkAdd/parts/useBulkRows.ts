import type { Grade, Member } from "@kyuseki/domain";
import { type RosterField, rosterFields } from "@kyuseki/domain/roster";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { BulkDraft, BulkRow } from "./bulkDraft.ts";
import {
  type CellErrors,
  type CheckedRow,
  createRowChecker,
  type ServerFieldErrors,
  withAllowed,
  withAsks,
  withCell,
  withGrade,
} from "./checkedRows.ts";

/** Actions on the rows; stable functions. */
export type RowActions = {
  change: (line: number, field: RosterField, text: string) => void;
  allow: (line: number, allowed: boolean) => void;
  remove: (line: number) => void;
  /** Restores the row that was removed last. */
  restore: () => void;
  fillGrade: (grade: Grade) => void;
  /** Shows the server's errors at their cells. */
  tell: (fields: Readonly<Record<string, string>>, sent: readonly CheckedRow[]) => void;
};

type Removed = { row: BulkRow; at: number };

/** The checked rows of a draft, and the actions that change them. */
export function useBulkRows(draft: BulkDraft, members: readonly Member[], onDraftChange: (draft: BulkDraft) => void) {
  const [check] = useState(createRowChecker);
  const [told, setTold] = useState<ServerFieldErrors>(nothingTold);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const rows = useMemo(() => check(draft.rows, members, told), [check, draft.rows, members, told]);

  const latest = useRef({ draft, removed, onDraftChange });
  useLayoutEffect(() => {
    latest.current = { draft, removed, onDraftChange };
  });
  const [actions] = useState<RowActions>(() => {
    const put = (change: (rows: readonly BulkRow[]) => readonly BulkRow[]) => {
      const { draft: now, onDraftChange: hand } = latest.current;
      hand({ ...now, rows: change(now.rows) });
    };
    return {
      change: (line, field, text) => {
        setTold((before) => withoutCell(before, line, field));
        put((before) => withCell(before, line, field, text));
      },
      allow: (line, allowed) => put((before) => withAllowed(before, line, allowed)),
      remove: (line) => {
        const at = latest.current.draft.rows.findIndex((row) => row.line === line);
        const row = latest.current.draft.rows[at];
        if (!row) return;
        setRemoved((before) => [...before, { row, at }]);
        put((before) => before.toSpliced(at, 1));
      },
      restore: () => {
        const last = latest.current.removed.at(-1);
        if (!last) return;
        setRemoved((before) => before.slice(0, -1));
        put((before) => before.toSpliced(last.at, 0, last.row));
      },
      fillGrade: (grade) => put((before) => withGrade(before, grade)),
      tell: (fields, sent) => {
        const said = serverFieldErrors(fields, sent);
        setTold(said);
        put((before) => withAsks(before, said));
      },
    };
  });

  return { rows, actions, lastRemoved: removed.at(-1)?.row.line ?? null };
}

/** 「members.12.email」 of a refused call is the e-mail of the thirteenth row that was sent. */
function serverFieldErrors(fields: Readonly<Record<string, string>>, sent: readonly CheckedRow[]): ServerFieldErrors {
  const told = new Map<number, CellErrors>();
  for (const [path, message] of Object.entries(fields)) {
    const [list, index, ...names] = path.split(".");
    const line = list === "members" ? sent[Number(index)]?.row.line : undefined;
    const field = rosterFields.find((name) => name === names.at(-1));
    if (line === undefined || field === undefined) continue;
    told.set(line, { ...told.get(line), [field]: message });
  }
  return told;
}

function withoutCell(told: ServerFieldErrors, line: number, field: RosterField): ServerFieldErrors {
  const said = told.get(line);
  if (!said || !(field in said)) return told;
  const { [field]: _, ...rest } = said;
  return new Map(told).set(line, rest);
}

const nothingTold: ServerFieldErrors = new Map();
