import { isAnswered, type NoteSummary } from "@kyuseki/domain";

/**
 * A queue that has been read again, without anything changing its place: known notes stay where they are and as they are
 * known best, also those that the filters leave out by now; new ones come in after the note they follow on the server.
 */
export function keepOrder(known: readonly NoteSummary[], arrived: readonly NoteSummary[]): NoteSummary[] {
  const fresh = new Map(arrived.map((note) => [note.note_id, note]));
  const kept = known.map((note) => newer(note, fresh.get(note.note_id)));
  const places = new Map(kept.map(({ note_id }, place) => [note_id, place]));
  const followers = new Map<number, NoteSummary[]>();
  let place = -1;
  for (const note of arrived) {
    const own = places.get(note.note_id);
    if (own !== undefined) place = own;
    else followers.set(place, [...(followers.get(place) ?? []), note]);
  }
  return [...(followers.get(-1) ?? []), ...kept.flatMap((note, at) => [note, ...(followers.get(at) ?? [])])];
}

/** An answer that left the server before a later one may arrive after it. */
const newer = (known: NoteSummary, arrived: NoteSummary | undefined) =>
  arrived && arrived.version >= known.version ? arrived : known;

/** The next note without an answer after this one, from the top again at the end; null when there is none. */
export function nextUnanswered(notes: readonly NoteSummary[], id: number | null): NoteSummary | null {
  const at = notes.findIndex(({ note_id }) => note_id === id);
  const after = [...notes.slice(at + 1), ...notes.slice(0, at + 1)];
  return after.find((note) => note.note_id !== id && !isAnswered(note)) ?? null;
}

/** The note so many places away; null beyond the ends. */
export function noteAt(notes: readonly NoteSummary[], id: number | null, steps: 1 | -1): NoteSummary | null {
  const at = notes.findIndex(({ note_id }) => note_id === id);
  return at === -1 ? null : (notes[at + steps] ?? null);
}

/** The notes that are likely to be opened next, in that order. */
export function upcoming(notes: readonly NoteSummary[], id: number | null, count: number): NoteSummary[] {
  const chosen: NoteSummary[] = [];
  let from = id;
  while (chosen.length < count) {
    const next = nextUnanswered(notes, from);
    if (!next || chosen.includes(next) || next.note_id === id) break;
    chosen.push(next);
    from = next.note_id;
  }
  const beside = ([1, -1] as const).flatMap((steps) => noteAt(notes, id, steps) ?? []);
  return [...new Set([...chosen, ...beside])];
}
