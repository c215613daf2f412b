import type { NoteCoach, NoteStamp, NoteSummary } from "@kyuseki/domain";
import type { OutboxEntry } from "@kyuseki/domain/outbox";
import type { CallFailure } from "@kyuseki/ui";
import type { NoteCommentPayload } from "../outbox/kinds/sendNoteComment.ts";
import type { StampPayload } from "../outbox/kinds/stampKind.ts";
import { keepOrder } from "./queueOrder.ts";

/** What was done last, as long as it can be said and perhaps undone. */
export type LastDone = {
  /** Grows with every act. */
  act: number;
  text: string;
  /** The note as it was before, and the coach's own stamp then; null where there is nothing to undo. */
  undo: { note: NoteSummary; given: NoteStamp; before: NoteStamp | null } | null;
};

export type DeskState = {
  /** The queue under the conditions `key`, in the order in which it was first seen. */
  queue: { key: string; at: number; notes: readonly NoteSummary[] };
  /** Stamps on their way by note (null: being taken back), each with its act. */
  stamps: ReadonlyMap<number, { stamp: NoteStamp | null; act: number; at: string }>;
  /** Notes to which a comment is on its way. */
  commenting: ReadonlySet<number>;
  /** Why the comment to a note was refused. */
  refused: ReadonlyMap<number, CallFailure>;
  done: LastDone | null;
};

const empty: DeskState = {
  queue: { key: "", at: 0, notes: [] },
  stamps: new Map(),
  commenting: new Set(),
  refused: new Map(),
  done: null,
};

export type NoteDesk = ReturnType<typeof createNoteDesk>;

/** What a coach has in hand while answering notes: the queue in a steady order, and answers on their way. */
export function createNoteDesk() {
  let state = empty;
  let acts = 0;
  const listeners = new Set<() => void>();
  const change = (part: Partial<DeskState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const changeQueue = (work: (notes: readonly NoteSummary[]) => readonly NoteSummary[]) =>
    change({ queue: { ...state.queue, notes: work(state.queue.notes) } });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => state,
    nextAct: () => {
      acts += 1;
      return acts;
    },
    /** The queue has been read; `now` in ms. Other conditions, or a long absence, begin a new order. */
    arrive: (key: string, notes: readonly NoteSummary[], now: number) => {
      const { queue } = state;
      const isSame = queue.key === key && now - queue.at < steadyMs;
      change({ queue: { key, at: now, notes: isSame ? keepOrder(queue.notes, notes) : notes } });
    },
    /** A note as it stands now. */
    share: (note: NoteSummary) =>
      changeQueue((notes) =>
        notes.map((known) => (known.note_id === note.note_id && known.version <= note.version ? note : known)),
      ),
    drop: (id: number) => changeQueue((notes) => notes.filter(({ note_id }) => note_id !== id)),
    startStamp: (id: number, stamp: NoteStamp | null, act: number) =>
      change({ stamps: new Map(state.stamps).set(id, { stamp, act, at: new Date().toISOString() }) }),
    /** Unless a later act of the same note is under way. */
    endStamp: (id: number, act: number) => {
      if (state.stamps.get(id)?.act !== act) return;
      const stamps = new Map(state.stamps);
      stamps.delete(id);
      change({ stamps });
    },
    startComment: (id: number) => {
      const refused = new Map(state.refused);
      refused.delete(id);
      change({ commenting: new Set(state.commenting).add(id), refused });
    },
    endComment: (id: number, failure?: CallFailure) => {
      const commenting = new Set(state.commenting);
      commenting.delete(id);
      change({ commenting, ...(failure && { refused: new Map(state.refused).set(id, failure) }) });
    },
    say: (done: LastDone) => change({ done }),
    /** Unless something else was done since. */
    unsay: (act: number) => {
      if (state.done?.act === act) change({ done: null });
    },
  };
}

/** A note as it will be once everything on its way has arrived. */
export function asAnswered<One extends NoteSummary>(
  note: One,
  { stamps, commenting }: Pick<DeskState, "stamps" | "commenting">,
  viewer: NonNullable<NoteCoach>,
): One {
  const pending = stamps.get(note.note_id);
  if (!pending && !commenting.has(note.note_id)) return note;
  const others = note.stamps.filter(({ by }) => by?.id !== viewer.id);
  const own = pending?.stamp ? [{ by: viewer, stamp: pending.stamp, at: pending.at }] : [];
  return {
    ...note,
    stamps: pending ? [...others, ...own] : note.stamps,
    comments: note.comments + (commenting.has(note.note_id) ? 1 : 0),
    reopened: note.reopened && own.length === 0 && !commenting.has(note.note_id),
  };
}

/** What is on its way, with what waits in the outbox since before. */
export function withUnsent(
  state: DeskState,
  entries: readonly OutboxEntry[],
): Pick<DeskState, "stamps" | "commenting"> {
  const stamps = new Map(state.stamps);
  const commenting = new Set(state.commenting);
  for (const { kind, payload, entered_at, refusal } of entries) {
    if (refusal) continue;
    if (kind === "note_comment") commenting.add((payload as NoteCommentPayload).note_id);
    if (kind !== "stamp") continue;
    const { note_id, stamp } = payload as StampPayload;
    if (!stamps.has(note_id)) stamps.set(note_id, { stamp, act: 0, at: new Date(entered_at).toISOString() });
  }
  return { stamps, commenting };
}

/** The coach's own stamp under a note. */
export const ownStamp = ({ stamps }: Pick<NoteSummary, "stamps">, viewerId: number): NoteStamp | null =>
  stamps.find(({ by }) => by?.id === viewerId)?.stamp ?? null;

/** A coach who comes back after so long finds the queue in its order of then. */
const steadyMs = 10 * 60_000;
