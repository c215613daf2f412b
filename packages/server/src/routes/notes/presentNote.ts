import { addDays, Failure, type Note } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { commentOffers } from "../../reports/notes/commentOffers.ts";
import { noteDays, noteDaysShown } from "../../reports/notes/noteDays.ts";
import { noteFacts } from "../../reports/notes/noteFacts.ts";
import { listPlayerMeasures } from "../../reports/notes/playerMeasures.ts";
import { findNote, listEarlierNotes, listNotedDays } from "../../store/notes/noteDetail.ts";
import { listNoteReaders } from "../../store/notes/noteReads.ts";
import { listComments } from "../../store/notes/noteReplies.ts";
import { listPitchDays } from "../../store/pitchCounts/pitchCounts.ts";
import { listPracticeDays } from "../../store/practice/practice.ts";

/** The note as one coach sees it, with what the team knows of the player until its day. @throws Failure "not_found" */
export async function presentNote(db: Queryable, teamId: number, userId: number, id: number): Promise<Note> {
  const note = await findNote(db, teamId, userId, id);
  if (!note) throw new Failure("not_found");
  const { day, member } = note;
  const shown = { start: addDays(day, 1 - noteDaysShown), end: day };
  const practised = await listPracticeDays(db, teamId, { start: "0001-01-01", end: day }, member.id);
  const pitched = await listPitchDays(db, teamId, shown, member.id);
  const noted = await listNotedDays(db, teamId, member.id, shown);
  const measures = await listPlayerMeasures(db, teamId, member.id, day);
  const comments = await listComments(db, teamId, [id]);
  return {
    ...note,
    comment_list: comments.get(id) ?? [],
    readers: await listNoteReaders(db, teamId, id, userId),
    facts: noteFacts(measures, day),
    days: noteDays(day, { practised, pitched, noted }),
    earlier: await listEarlierNotes(db, teamId, id, mostEarlier),
    offers: commentOffers(
      measures,
      practised.map(({ date }) => date),
      day,
    ),
  };
}

const mostEarlier = 5;
