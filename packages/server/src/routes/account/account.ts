import { contract, Failure } from "@kyuseki/domain";
import { deviceOfRequest } from "../../http/auth/sessions.ts";
import { accountKey, addressKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { requireStrongPassword } from "../../security/commonPasswords.ts";
import { hashPassword } from "../../security/password.ts";
import { tokenHash } from "../../security/tokens.ts";
import { deleteSessions, deleteSessionsByIds, listSessions } from "../../store/account/accountSessions.ts";
import { findAccount, findPassword, updatePassword } from "../../store/account/accounts.ts";
import { deleteReset } from "../../store/account/oneTimeLinks.ts";
import type { SignInOptions } from "../session/session.ts";

export function accountRoutes(api: Api, { limits, verifyPassword }: SignInOptions) {
  serve(api, contract.getAccount, async ({ session, db, request }) => {
    const account = await findAccount(db, session.team.team_id, session.user.id);
    if (!account) throw new Failure("unauthorized");
    return { ...account, device: deviceOfRequest(request) };
  });

  const provePassword = async ({
    session: { team, user },
    body,
    db,
    request,
  }: Call<typeof contract.changePassword>) => {
    const old = await findPassword(db, team.team_id, user.id);
    if (!old) throw new Failure("unauthorized");
    const counted = [addressKey(request.ip), accountKey(old.email)];
    const isRight = () => verifyPassword(old.password_hash, body.current_password);
    if (!(await limits.password.countWrong(counted, isRight))) throw wrongPassword();
    await requireStrongPassword(body.password, old.email);
    return { old, replacement: await hashPassword(body.password) };
  };

  serve(
    api,
    contract.changePassword,
    async ({ session, body, db, audit }, { old, replacement }) => {
      const { team, user, token } = session;
      const replaced = await updatePassword(db, team.team_id, user.id, old.password_hash, replacement);
      if (!replaced) throw new Failure("conflict");
      await deleteReset(db, session.accountId);
      if (body.end_others) await deleteSessions(db, session.accountId, tokenHash(token));
      if (user.coach_type) await audit("password_changed");
      return { success: true as const };
    },
    { before: provePassword },
  );

  serve(api, contract.listSessions, async ({ session, db, now }) => {
    const own = await listSessions(db, session.accountId, tokenHash(session.token), now);
    return {
      sessions: own.map((one) => ({
        ...one,
        created_at: one.created_at.toISOString(),
        seen_at: one.seen_at.toISOString(),
      })),
    };
  });

  serve(api, contract.endSessions, async ({ session, body, db, audit }) => {
    const ended =
      body.ids === "others"
        ? await deleteSessions(db, session.accountId, tokenHash(session.token))
        : await deleteSessionsByIds(db, session.accountId, body.ids);
    if (ended > 0 && session.user.coach_type) await audit("sessions_ended");
    return { ended };
  });
}

export const wrongPassword = () =>
  new Failure("invalid", { fields: { current_password: "いまのパスワードが正しくありません" } });
