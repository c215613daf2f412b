import { type AnyEndpoint, dayInJapan, type ReplyOf } from "@kyuseki/domain";
import { distinctLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { tokenHash } from "../../security/tokens.ts";
import { listReportStates, type ReportOf } from "../../store/playerReports/reportState.ts";
import { createAnswerCache } from "../replies/answerCache.ts";
import { type PreparedAnswer, prepareAnswer } from "../replies/preparedAnswer.ts";
import type { Caller } from "./call.ts";

type Call = { session: Caller; params: { id?: number }; query: unknown; now: Date };

/**
 * Caches answers until their data changes: a member, a measurement, a goal or a setting of the team,
 * a pitch count of the player, or the day in Japan.
 */
export function createReportCache(db: Queryable) {
  const findState = distinctLoader((asked: readonly ReportOf[]) => listReportStates(db, asked));
  const answers = createAnswerCache(heldBytes);
  return async <E extends AnyEndpoint>(
    endpoint: E,
    { session, params, query, now }: Call,
    make: () => Promise<ReplyOf<E>>,
    /** `session`: cached per session, because it holds signed links. `also`: further parts of the key. */
    { whose = "team", also = null }: { whose?: "team" | "session"; also?: unknown } = {},
  ): Promise<PreparedAnswer> => {
    const { team_id, members_version } = session.team;
    const state = await findState({ teamId: team_id, memberId: params.id ?? null });
    const reader = whose === "session" ? tokenHash(session.token).toString("base64url") : null;
    const key = JSON.stringify([endpoint.id, reader, state, also, members_version, dayInJapan(now), params, query]);
    return answers.get(key, async () => prepareAnswer(endpoint, await make()));
  };
}

const heldBytes = 12 * 1024 * 1024;
