import { type AnyEndpoint, product, type ReplyOf } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { findTeamState } from "../../store/team/teamState.ts";
import { createAnswerCache } from "../replies/answerCache.ts";
import { type PreparedAnswer, prepareAnswer } from "../replies/preparedAnswer.ts";
import type { Caller } from "./serve.ts";

type Call = { session: Caller; query: unknown; db: Queryable; now: Date };

/**
 * Names what a page of the whole team is made from: it changes with a member, a measurement, a record, a pitch count, a
 * setting or a goal of the team, and every hour in Japan, since the day and what it expects do (EN-10).
 */
export async function teamKey(endpoint: AnyEndpoint, { session, query, db, now }: Call): Promise<string> {
  const { team_id, members_version } = session.team;
  const state = await findTeamState(db, team_id);
  return JSON.stringify([endpoint.id, state, members_version, hourOf.format(now), query]);
}

/** Keeps answers of pages of whole teams until what they are made from changes. */
export function createTeamCache() {
  const answers = createAnswerCache(heldBytes);
  return async <E extends AnyEndpoint>(
    endpoint: E,
    call: Call,
    /** Calls `once` where a part could not be read: the next call tries again. */
    make: (once: () => void) => Promise<ReplyOf<E>>,
  ): Promise<PreparedAnswer> =>
    answers.get(await teamKey(endpoint, call), async (once) => prepareAnswer(endpoint, await make(once)));
}

const heldBytes = 24 * 1024 * 1024;
const hourOf = new Intl.DateTimeFormat("sv-SE", {
  timeZone: product.timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
});
