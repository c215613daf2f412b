import { type AnyEndpoint, product, type ReplyOf } from "@kyuseki/domain";
import { distinctLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { listTeamStates } from "../../store/team/teamState.ts";
import { createAnswerCache } from "../replies/answerCache.ts";
import { type PreparedAnswer, prepareAnswer } from "../replies/preparedAnswer.ts";
import type { Caller } from "./call.ts";

type Call = { session: Caller; params: unknown; query: unknown; now: Date };

/** Of what is asked, by a coach or by a family of the team. */
export type KeptCall = Omit<Call, "session"> & {
  session: { team: Pick<Caller["team"], "team_id" | "members_version"> };
};

/**
 * Names what a page about a team is made from: it changes with a member, with `state`, and every hour in Japan, since the
 * day and what it expects do (EN-10).
 */
export const teamKey = (endpoint: AnyEndpoint, { session, params, query, now }: KeptCall, state: object | undefined) =>
  JSON.stringify([endpoint.id, state, session.team.members_version, hourOf.format(now), params, query]);

/**
 * Keeps answers about a team or one of its players until what they are made from changes: a member, a measurement, a
 * record, a pitch count, a setting or a goal of the team, or the hour.
 */
export function createTeamCache(db: Queryable) {
  const answers = createAnswerCache(heldBytes);
  const findState = distinctLoader((teamIds: readonly number[]) => listTeamStates(db, teamIds));
  return async <E extends AnyEndpoint>(
    endpoint: E,
    call: Call,
    /** Calls `once` where a part could not be read: the next call tries again. */
    make: (once: () => void) => Promise<ReplyOf<E>>,
  ): Promise<PreparedAnswer> => {
    const key = teamKey(endpoint, call, await findState(call.session.team.team_id));
    return answers.get(key, async (once) => prepareAnswer(endpoint, await make(once)));
  };
}

const heldBytes = 24 * 1024 * 1024;
const hourOf = new Intl.DateTimeFormat("sv-SE", {
  timeZone: product.timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
});
