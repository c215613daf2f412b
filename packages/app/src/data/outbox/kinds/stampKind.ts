import { type NoteStamp, noteLimits } from "@kyuseki/domain";
import type { OutboxEntry, OutboxKind } from "@kyuseki/domain/outbox";

/** The caller's stamp under a note as they saw it; null takes it back. */
export type StampPayload = {
  note_id: number;
  version: number;
  /** Not in what a release before has entered. */
  changed_at?: string | null;
  stamp: NoteStamp | null;
  anyway: boolean;
};

export const stampThing = (noteId: number) => `stamp ${noteId}`;

/** Stamps of one kind that wait go in one call, so that a slow line does not hold up a coach who answers quickly. */
export const stampKind: Omit<OutboxKind, "send"> = {
  together: (entries) => {
    const first = entries[0]?.payload as StampPayload | undefined;
    return entries.filter((entry) => isAlike(entry, first)).slice(0, noteLimits.stampedAtOnce);
  },
};

function isAlike({ payload }: OutboxEntry, first: StampPayload | undefined) {
  const { stamp, anyway } = payload as StampPayload;
  return stamp === first?.stamp && anyway === first.anyway;
}
