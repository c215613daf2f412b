import { contract, Failure } from "@kyuseki/domain";
import { inTransaction } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findMembership, listOwnTeams, updateMembershipOpened } from "../../store/account/memberships.ts";
import { lockAccount } from "../../store/account/secondFactor.ts";
import { findSessions, lockOwnSession, updateSessionMoved } from "../../store/account/sessions.ts";
import { sessionReply } from "../session/session.ts";

/** The clubs of the person's account, and which of them is open. */
export function ownTeamRoutes(api: Api) {
  serve(api, contract.listOwnTeams, async ({ session, db }) => ({
    teams: await listOwnTeams(db, session.accountId, session.user.id),
  }));

  serve(api, contract.switchTeam, async ({ session, body, connections, now }) => {
    const hash = tokenHash(session.token);
    await inTransaction(connections, async (tx) => {
      // Alone from the start: a write that is under way ends first, and the next one finds the new club.
      await lockOwnSession(tx, hash);
      const [found] = await findSessions(tx, [hash]);
      if (!found) throw new Failure("unauthorized");
      const { user, accountId } = found.signedIn;
      await lockAccount(tx, accountId);
      const membership = await findMembership(tx, accountId, body.team_id);
      if (!membership) throw new Failure("not_found");
      if (membership.id === user.id) return;
      await updateSessionMoved(tx, hash, membership.id);
      await updateMembershipOpened(tx, membership.id, now);
    });
    return reopened(api, session, now);
  });
}

/** The session as it is after it was moved to another club. */
export async function reopened(api: Api, { token }: Caller, now: Date) {
  return sessionReply(await api.requireSession(`Token ${token}`, now));
}
