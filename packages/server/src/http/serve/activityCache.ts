import type { AnyEndpoint, ReplyOf } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { findNextChange } from "../../store/notices/nextChange.ts";
import { type ActivityState, listActivityStates } from "../../store/team/teamState.ts";
import { batchLoader } from "../auth/batchLoader.ts";
import { createAnswerCache } from "../replies/answerCache.ts";
import { type PreparedAnswer, prepareAnswer } from "../replies/preparedAnswer.ts";
import type { Caller } from "./call.ts";
import { teamKey } from "./teamCache.ts";

type Call = { session: Caller; params: unknown; query: unknown; now: Date; db: Queryable };

/** Calls `endsAt` where what it makes does not hold as long as it would; with the present moment for those who wait now only. */
type Make<Value> = (endsAt: (moment: Date) => void) => Promise<Value>;

/** Finds the states of the teams that are asked for at once in one question. */
export const activityStateFinder = (db: Queryable) =>
  batchLoader((teamIds: readonly number[]) => listActivityStates(db, teamIds));

/**
 * Keeps what is made from what a team's families and coaches have open with each other, until that changes: by a write, or
 * by time alone.
 */
export function createActivityCache<Kept extends { weight: number }>(heldBytes: number) {
  const cached = createAnswerCache<{ kept: Kept; at: Date; until: Date; weight: number }>(heldBytes);
  return async (
    endpoint: AnyEndpoint,
    call: Call,
    state: ActivityState | undefined,
    make: Make<Kept>,
    /** Further parts of the key. */
    also: unknown = null,
  ): Promise<Kept> => {
    const { session, now, db } = call;
    const { kept } = await cached.get(
      teamKey(endpoint, call, { ...state, also }),
      async () => {
        let until = new Date(now.getTime() + longestMs);
        const made = await make((moment) => {
          until = moment;
        });
        const change = await findNextChange(db, session.team.team_id, now);
        return { kept: made, weight: made.weight, at: now, until: change < until ? change : until };
      },
      ({ at, until }) => at <= now && now < until,
    );
    return kept;
  };
}

/** The same of whole answers. */
export function createActivityAnswers(db: Queryable) {
  const findState = activityStateFinder(db);
  const answers = createActivityCache<{ answer: PreparedAnswer; weight: number }>(answerBytes);
  return async <E extends AnyEndpoint>(
    endpoint: E,
    call: Call,
    make: Make<ReplyOf<E>>,
    also: unknown = null,
  ): Promise<PreparedAnswer> => {
    const state = await findState(call.session.team.team_id);
    const { answer } = await answers(
      endpoint,
      call,
      state,
      async (endsAt) => {
        const made = prepareAnswer(endpoint, await make(endsAt));
        return { answer: made, weight: made.weight };
      },
      also,
    );
    return answer;
  };
}

/** The links of files in an answer work for an hour, so that half of it is left at least. */
const longestMs = 30 * 60 * 1000;
const answerBytes = 16 * 1024 * 1024;
