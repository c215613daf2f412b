import { listNotes, type NoteSummary } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { NoteQueueView } from "@kyuseki/ui";
import { noteConditions } from "../notes.ts";

/** All notes that a view filters, in its order. Rejects with the `Failure`. */
export async function readEveryNote(call: Call, view: NoteQueueView): Promise<NoteSummary[]> {
  const notes: NoteSummary[] = [];
  for (let after: string | undefined; ; ) {
    const query = { ...noteConditions(view), limit: atOnce, ...(after !== undefined && { after }) };
    const page = await call(listNotes, { query });
    notes.push(...page.notes);
    if (page.next === null) return notes;
    after = page.next;
  }
}

const atOnce = 500;
