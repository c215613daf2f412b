import { type NoteSummary, stampNotes } from "@kyuseki/domain";
import type { OutboxKind, OutboxOutcome, OutboxRefusal } from "@kyuseki/domain/outbox";
import { renewNote } from "../../notes.ts";
import type { KindServices } from "./kindServices.ts";
import type { StampPayload } from "./stampKind.ts";

/** What became of one stamp; `passed`: another coach has answered, or the family changed it, meanwhile, and it was not given. */
export type StampOutcome = { kind: "stamped" | "passed"; note: NoteSummary } | { kind: "gone" };

/** Stamps of one kind. A note that is open shows its stamp before the entry is gone. */
export const sendStamps =
  ({ call, queries }: KindServices): OutboxKind["send"] =>
  async (items, key) => {
    const payloads = items.map(({ payload }) => payload as StampPayload);
    const { stamp = null, anyway = false } = payloads[0] ?? {};
    const notes = payloads.map(({ note_id, version, changed_at }) => ({ note_id, version, changed_at }));
    const { stamped, passed, gone } = await call(stampNotes, { body: { notes, stamp, anyway }, key });
    for (const note of [...stamped, ...passed]) renewNote(queries, note);
    const outcomes = new Map<number, StampOutcome>([
      ...stamped.map((note) => [note.note_id, { kind: "stamped", note }] as const),
      ...passed.map((note) => [note.note_id, { kind: "passed", note }] as const),
      ...gone.map((id) => [id, { kind: "gone" }] as const),
    ]);
    return payloads.map(({ note_id }): OutboxOutcome => {
      const reply = outcomes.get(note_id);
      const unheard = reply && unheardOf[reply.kind];
      return { state: "stored", reply, ...(unheard && { unheard }) };
    });
  };

/** Why a stamp was not given, for a coach who has left the page on which it would be said. */
const unheardOf: Record<StampOutcome["kind"], OutboxRefusal | null> = {
  stamped: null,
  passed: { code: "conflict", message: "" },
  gone: { code: "not_found", message: "" },
};
