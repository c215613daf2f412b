import { contract, Failure } from "@kyuseki/domain";
import { inTransaction } from "../../db/pool.ts";
import { deviceOfRequest } from "../../http/auth/sessions.ts";
import { addressKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { codeHash } from "../../security/oneTimeLink.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findAccount } from "../../store/account/accounts.ts";
import { insertMembership, updateMembershipOpened } from "../../store/account/memberships.ts";
import { deleteInviteByCode, deleteInvitesTo, deleteReset, findInvite } from "../../store/account/oneTimeLinks.ts";
import { lockAccount } from "../../store/account/secondFactor.ts";
import { lockOwnSession, updateSessionMoved } from "../../store/account/sessions.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { findDemo } from "../../store/team/teams.ts";
import type { SignInOptions } from "../session/session.ts";
import { deadInvite } from "./accountInvite.ts";
import { reopened } from "./ownTeams.ts";

/** Joining one more club with the account that is signed in. */
export function joinTeamRoutes(api: Api, { limits }: SignInOptions) {
  serve(api, contract.joinTeam, async ({ session, body, db, connections, now, request }) => {
    await limits.accept.count(addressKey(request.ip));
    const hashed = codeHash(body.code);
    const invite = await findInvite(db, hashed, now);
    if (!invite) throw deadInvite();
    const { accountId, user, team, token } = session;
    const account = await findAccount(db, team.team_id, user.id);
    if (!account) throw new Failure("unauthorized");
    if (invite.email !== null && invite.email.toLowerCase() !== account.email.toLowerCase()) throw ofOtherAddress();
    // What everybody may sign in to is no account for a real club, and what is deleted with the demo neither.
    if (invite.demo !== (await findDemo(db, team.team_id))) throw demoAndReal();
    if (api.mail !== null && !invite.demo && account.email_verified_at === null) throw unverified();
    await inTransaction(connections, async (tx) => {
      await lockOwnSession(tx, tokenHash(token));
      await lockAccount(tx, accountId);
      const used = await deleteInviteByCode(tx, hashed, now);
      if (!used) throw deadInvite();
      const { team_id: teamId, coach_type } = used;
      const userId = await insertMembership(tx, { accountId, teamId, name: user.name, coach_type }, now);
      if (userId === undefined) throw alreadyThere();
      await deleteInvitesTo(tx, teamId, account.email);
      // A link that the manager of the other club holds must not open this one.
      await deleteReset(tx, accountId);
      const joined = { at: now, userId, device: deviceOfRequest(request), memberIds: [], details: [coach_type] };
      await insertAudit(tx, teamId, { ...joined, action: "coach_joined" });
      await updateSessionMoved(tx, tokenHash(token), userId);
      await updateMembershipOpened(tx, userId, now);
    });
    await limits.accept.reward(addressKey(request.ip));
    return reopened(api, session, now);
  });
}

const ofOtherAddress = () =>
  new Failure("forbidden", {
    message:
      "この招待は、別のメールアドレスにあてたものです。そのアドレスのアカウントでログインするか、新しく登録してください。",
  });

const demoAndReal = () =>
  new Failure("forbidden", { message: "デモのアカウントで、ほかのチームに参加することはできません。" });

const unverified = () =>
  new Failure("conflict", {
    message:
      "このアカウントのメールアドレスは、まだ確認されていません。ログイン画面の「パスワードをお忘れの方」からパスワードを設定し直すと、確認されます。",
  });

const alreadyThere = () => new Failure("conflict", { message: "このチームには、すでに参加しています。" });
