import { Failure, type NoteStamp, type NoteSummary, stampNotes } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";

export type StampOutcome = { kind: "stamped" | "passed"; note: NoteSummary } | { kind: "gone" };

type Seen = { note_id: number; version: number };
type Waiting = {
  seen: Seen;
  stamp: NoteStamp | null;
  anyway: boolean;
  resolve: (outcome: StampOutcome) => void;
  reject: (reason: unknown) => void;
};

/**
 * Sends stamps one call after the other, in the order they were given. Those of one kind that wait go together, so that a
 * slow line does not hold up a coach who answers quickly; the second stamp of a note never overtakes its first.
 */
export function createStampSender(call: Call, most: number) {
  let waiting: Waiting[] = [];
  let isUnderWay = false;

  async function run() {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.length > 0) {
      const batch = firstOfAKind(waiting, most);
      waiting = waiting.filter((one) => !batch.includes(one));
      await sendBatch(call, batch);
    }
    isUnderWay = false;
  }

  return {
    /** Rejects with the `Failure`; then nothing was stamped. */
    give: (seen: Seen, stamp: NoteStamp | null, anyway: boolean) =>
      new Promise<StampOutcome>((resolve, reject) => {
        waiting.push({ seen, stamp, anyway, resolve, reject });
        void run();
      }),
  };
}

function firstOfAKind(waiting: readonly Waiting[], most: number): Waiting[] {
  const [first] = waiting;
  const batch: Waiting[] = [];
  const held = new Set<number>();
  for (const one of waiting) {
    const isAlike = one.stamp === first?.stamp && one.anyway === first.anyway;
    if (isAlike && !held.has(one.seen.note_id) && batch.length < most) batch.push(one);
    held.add(one.seen.note_id);
  }
  return batch;
}

async function sendBatch(call: Call, batch: readonly Waiting[]) {
  const [first] = batch;
  if (!first) return;
  try {
    const { stamp, anyway } = first;
    const notes = batch.map(({ seen }) => seen);
    const { stamped, passed, gone } = await call(stampNotes, { body: { notes, stamp, anyway } });
    const outcomes = new Map<number, StampOutcome>([
      ...stamped.map((note) => [note.note_id, { kind: "stamped", note }] as const),
      ...passed.map((note) => [note.note_id, { kind: "passed", note }] as const),
      ...gone.map((id) => [id, { kind: "gone" }] as const),
    ]);
    for (const { seen, resolve, reject } of batch) {
      const outcome = outcomes.get(seen.note_id);
      if (outcome) resolve(outcome);
      else reject(new Failure("unexpected"));
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
