import { fullRecordOf } from "@kyuseki/domain";
import { rosterFields } from "@kyuseki/domain/roster";
import type { BulkDraft } from "@kyuseki/ui";
import * as z from "zod/mini";

/** After an addition was undone: the draft it was made from, with what was typed in its rows since. A new one that was begun stays. */
export function draftAfterUndo(before: BulkDraft, now: BulkDraft): BulkDraft {
  if (now.text === "" && now.rows.length === 0) return before;
  if (now.text !== before.text) return now;
  const typed = new Map(now.rows.map((row) => [row.line, row]));
  return { ...before, rows: before.rows.map((row) => typed.get(row.line) ?? row) };
}

const valuesSchema = z.pipe(
  // Left out of what an earlier release kept.
  z.transform((kept: unknown) => (kept instanceof Object ? { uniform_number: "", ...kept } : kept)),
  fullRecordOf(rosterFields, z.string()),
);

/** As it was kept in this browser. */
export const bulkDraftSchema = z.object({
  step: z.enum(["input", "check"]),
  text: z.string(),
  rows: z.readonly(
    z.array(
      z.object({
        line: z.int(),
        values: valuesSchema,
        asks: z.readonly(z.array(z.enum(rosterFields))),
        allowed: z.boolean(),
      }),
    ),
  ),
});
