import type { AnyEndpoint, ReplyOf } from "@kyuseki/domain";
import { distinctLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { findNextChange } from "../../store/notices/nextChange.ts";
import { type ActivityState, listActivityStates } from "../../store/team/teamState.ts";
import { createAnswerCache } from "../replies/answerCache.ts";
import { type PreparedAnswer, prepareAnswer } from "../replies/preparedAnswer.ts";
import type { Caller } from "./call.ts";
import { type KeptCall, teamKey } from "./teamCache.ts";

type Call = { session: Caller; params: unknown; query: unknown; now: Date; db: Queryable };

/** Calls `endsAt` where what it makes does not hold as long as it would; with the present moment for those who wait now only. */
type Make<Value> = (endsAt: (moment: Date) => void) => Promise<Value>;

/** Finds the states of the teams that are asked for at once in one question. */
export const activityStateFinder = (db: Queryable) =>
  distinctLoader((teamIds: readonly number[]) => listActivityStates(db, teamIds));

/**
 * Keeps what is made from what a team's families and coaches have open with each other, until that changes: by a write, or
 * by time alone.
 */
export function createActivityCache<Kept extends { weight: number }>(heldBytes: number) {
  const cached = createAnswerCache<{ kept: Kept; at: Date; until: Date; weight: number }>(heldBytes);
  return async (
    endpoint: AnyEndpoint,
    call: KeptCall & { db: Queryable },
    state: ActivityState | undefined,
    make: Make<Kept>,
    /** Further parts of the key. */
    also: unknown = null,
  ): Promise<Kept> => {
    const { session, now, db } = call;
    const { kept } = await cached.get(
      teamKey(endpoint, call, { team: state?.team, activity: state?.activity, also }),
      async () => {
        let until = new Date(now.getTime() + longestMs);
        const made = await make((moment) => {
          if (moment < until) until = moment;
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
export const createActivityAnswers = (db: Queryable) => createAnswers(db, () => null);

/** The same of notes as one coach sees them: with marks of their own, and who else has read them. */
export const createNoteAnswers = (db: Queryable) =>
  createAnswers(db, ({ session }, state) => ({ coach: session.user.id, marks: state?.noteReads }));

function createAnswers(db: Queryable, viewOf: (call: Call, state: ActivityState | undefined) => object | null) {
  const findState = activityStateFinder(db);
  const answers = createActivityCache<{ answer: PreparedAnswer; weight: number }>(answerBytes);
  return async <E extends AnyEndpoint>(
    endpoint: E,
    call: Call,
    make: Make<ReplyOf<E>>,
    /** Further parts of the key, or what finds them. */
    also: unknown = null,
  ): Promise<PreparedAnswer> => {
    const [state, further] = await Promise.all([findState(call.session.team.team_id), also]);
    const makeAnswer: Make<{ answer: PreparedAnswer; weight: number }> = async (endsAt) => {
      const answer = prepareAnswer(endpoint, await make(endsAt));
      return { answer, weight: answer.weight };
    };
    const { answer } = await answers(endpoint, call, state, makeAnswer, [viewOf(call, state), further]);
    return answer;
  };
}

/** The links of files in an answer work for an hour, so that half of it is left at least. */
const longestMs = 30 * 60 * 1000;
const answerBytes = 16 * 1024 * 1024;
