import { contract, dayInJapan, Failure, noteLimits } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { countListedNotes, countUnanswered, listNotes } from "../../store/notes/noteQueue.ts";
import { findNamedMember, listNoteMonths, listPlayerNotes } from "../../store/notes/playerNotes.ts";
import { presentNote } from "./presentNote.ts";
import { cursorOf, placeOf } from "./queueCursor.ts";

/** Growth notes as coaches read them: the queue, one note, one player's (NO-1). */
export function noteRoutes(api: Api) {
  serve(api, contract.listNotes, async ({ session, query: { after, ...filters }, db }) => {
    const { team_id: teamId } = session.team;
    const page = { filters, after: placeOf(after), most: noteLimits.listed };
    const { notes, next } = await listNotes(db, teamId, session.user.id, page);
    return {
      notes,
      next: next && cursorOf(next),
      total: await countListedNotes(db, teamId, session.user.id, filters),
      counts: await countUnanswered(db, teamId),
    };
  });

  serve(api, contract.countNotes, async ({ session, db }) => countUnanswered(db, session.team.team_id));

  serve(api, contract.getNote, async ({ session, params: { id }, db }) =>
    presentNote(db, session.team.team_id, session.user.id, id),
  );

  serve(api, contract.listPlayerNotes, async ({ session, params: { id }, query, db, now }) => {
    requireDays(query);
    const { team_id: teamId } = session.team;
    const member = await findNamedMember(db, teamId, id);
    if (!member) throw new Failure("not_found");
    const range = { start: query.from, end: query.to };
    return {
      member,
      today: dayInJapan(now),
      ...(await listNoteMonths(db, teamId, id)),
      notes: await listPlayerNotes(db, teamId, session.user.id, { memberId: id, range, most: mostOfPlayer }),
    };
  });
}

/** @throws Failure "invalid" for a range that ends before it begins or is longer than `noteLimits.listedDays` */
function requireDays({ from, to }: { from: string; to: string }) {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw new Failure("invalid", { fields: { to: "始まりの日より後の日を選んでください" } });
  if (days > noteLimits.listedDays)
    throw new Failure("invalid", { fields: { to: `一度に見られるのは${noteLimits.listedDays}日までです` } });
}

const dayMs = 86_400_000;

/** Bounds the answer: two notes on every day of the longest range. */
const mostOfPlayer = 800;
