import { contract, Failure, type Session } from "@kyuseki/domain";
import { inTransaction, type Queryable } from "../../db/pool.ts";
import { askSecondStep } from "../../http/auth/askSecondStep.ts";
import { findDevice, rememberDevice } from "../../http/auth/knownDevice.ts";
import { createSession, deviceOfRequest } from "../../http/auth/sessions.ts";
import { auditFailedSignIn, auditSignIn } from "../../http/auth/signInAudit.ts";
import type { SignInRateLimits } from "../../http/limits/signInRateLimits.ts";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { dummyPasswordHash, type VerifyPassword } from "../../security/password.ts";
import { tokenHash } from "../../security/tokens.ts";
import { updateMembershipOpened } from "../../store/account/memberships.ts";
import { deleteSession } from "../../store/account/sessions.ts";
import { findAvatar, findCredentials } from "../../store/account/users.ts";

export type SignInOptions = { limits: SignInRateLimits; verifyPassword: VerifyPassword };

export function sessionRoutes(api: Api, { limits, verifyPassword }: SignInOptions) {
  serve(api, contract.login, async (call) => {
    const { body, db, now, request } = call;
    const device = await findDevice(call);
    const account = await findCredentials(db, body.email);
    // One computation either way, and one answer for every reason (S8).
    const isRight = () => verifyPassword(account?.password_hash ?? dummyPasswordHash, body.password);
    const isKnown = device !== undefined && device.accountId === account?.account_id;
    const trying = { email: body.email, address: request.ip, device: isKnown ? device : undefined };
    const attempt = async () => (await isRight()) && account?.disabled === false;
    const matches = await limits.signIn.countWrong(trying, attempt);
    if (!account || !matches) {
      await auditFailedSignIn(api.db, account?.id ?? null, request, now);
      throw wrongCredentials();
    }
    if (account.asks_second)
      return askSecondStep(api, { accountId: account.account_id, remember: body.remember, now, request });
    const token = await inTransaction(api.db, async (tx) => {
      await auditSignIn(tx, account, request, now);
      await updateMembershipOpened(tx, account.id, now);
      return createSession(tx, account.id, body.remember, now, deviceOfRequest(request));
    });
    await rememberDevice(call, account.account_id);
    return sessionReply(await api.requireSession(`Token ${token}`, now));
  });

  serve(api, contract.logout, async ({ session, now, request, inTransaction }) => {
    await inTransaction(async (tx) => {
      if (session.user.coach_type) await createAudit(tx, request, now)("signed_out");
      await deleteSession(tx, tokenHash(session.token));
    });
    return { success: true as const };
  });

  serve(api, contract.getSession, async ({ query, session, db }) => {
    const reply = sessionReply(session);
    return query.avatar === "1" ? { ...reply, user: await withAvatar(db, session) } : reply;
  });
}

export function sessionReply(caller: Caller): Session {
  const { token, team } = caller;
  return { success: true, token, user: userOf(caller), team };
}

function userOf({ user: { several_teams, ...user }, secondFactorStep }: Caller): Session["user"] {
  return {
    ...user,
    is_coach: user.coach_type !== null,
    ...(several_teams && { several_teams }),
    ...(secondFactorStep && { second_factor: secondFactorStep }),
  };
}

async function withAvatar(db: Queryable, caller: Caller): Promise<Session["user"]> {
  return { ...userOf(caller), avatar: await findAvatar(db, caller.team.team_id, caller.user.id) };
}

function wrongCredentials() {
  return new Failure("unauthorized", {
    message: "メールアドレスまたはパスワードが正しくありません。入力内容を確認してください。",
  });
}
