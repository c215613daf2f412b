import { contract, dayInJapan, Failure, noteLimits, type ReplyOf } from "@kyuseki/domain";
import {
  activityStateFinder,
  createActivityAnswers,
  createActivityCache,
  createNoteAnswers,
} from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { countListedNotes, countUnanswered, listNotes } from "../../store/notes/noteQueue.ts";
import { findNamedMember, listNoteMonths, listPlayerNotes } from "../../store/notes/playerNotes.ts";
import { presentNote } from "./presentNote.ts";
import { cursorOf, placeOf } from "./queueCursor.ts";

/** Growth notes as coaches read them: the queue, one note, one player's (NO-1). */
export function noteRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);
  const keptAsSeen = createNoteAnswers(api.db);
  const counted = createActivityCache<ListedCounts & { weight: number }>(countsBytes);
  const findState = activityStateFinder(api.db);

  /** For all coaches and pages at once, but for お気に入り. */
  async function countNotes(call: Call<typeof contract.listNotes>): Promise<ListedCounts> {
    const { session, query, db } = call;
    const { after: _after, order: _order, limit: _limit, ...filters } = query;
    const { team_id: teamId } = session.team;
    const count = async () => ({
      total: await countListedNotes(db, teamId, session.user.id, filters),
      counts: await countUnanswered(db, teamId),
    });
    if (filters.view === "starred") return count();
    const ofAllPages = { ...call, query: filters };
    const make = async () => ({ ...(await count()), weight: countBytes });
    return counted(contract.listNotes, ofAllPages, await findState(teamId), make);
  }

  serve(api, contract.listNotes, async (call) =>
    keptAsSeen(contract.listNotes, call, async () => {
      const { session, query, db } = call;
      const { after, order, limit, ...filters } = query;
      const { team_id: teamId } = session.team;
      const page = { filters, order, after: placeOf(after), most: limit };
      const { notes, next } = await listNotes(db, teamId, session.user.id, page);
      const { total, counts } = await countNotes(call);
      return { notes, next: next && cursorOf(next), total, counts };
    }),
  );

  serve(api, contract.countNotes, async (call) =>
    kept(contract.countNotes, call, () => countUnanswered(call.db, call.session.team.team_id)),
  );

  serve(api, contract.getNote, async (call) =>
    keptAsSeen(contract.getNote, call, () =>
      presentNote(call.db, call.session.team.team_id, call.session.user.id, call.params.id),
    ),
  );

  serve(api, contract.listPlayerNotes, async (call) =>
    keptAsSeen(contract.listPlayerNotes, call, async () => {
      const { session, params, query, db, now } = call;
      requireDays(query);
      const { team_id: teamId } = session.team;
      const member = await findNamedMember(db, teamId, params.id);
      if (!member) throw new Failure("not_found");
      const range = { start: query.from, end: query.to };
      return {
        member,
        today: dayInJapan(now),
        ...(await listNoteMonths(db, teamId, params.id)),
        notes: await listPlayerNotes(db, teamId, session.user.id, {
          memberId: params.id,
          range,
          most: noteLimits.listedOfPlayer,
        }),
      };
    }),
  );
}

type ListedCounts = Pick<ReplyOf<typeof contract.listNotes>, "total" | "counts">;

/** Of three numbers, and what is kept with them. */
const countBytes = 512;
const countsBytes = 1024 * 1024;

/** @throws Failure "invalid" for a range that ends before it begins or is longer than `noteLimits.listedDays` */
function requireDays({ from, to }: { from: string; to: string }) {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw new Failure("invalid", { fields: { to: "始まりの日より後の日を選んでください" } });
  if (days > noteLimits.listedDays)
    throw new Failure("invalid", { fields: { to: `一度に見られるのは${noteLimits.listedDays}日までです` } });
}

const dayMs = 86_400_000;
