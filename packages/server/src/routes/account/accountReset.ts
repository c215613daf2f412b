import { accountLimits, contract, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { rememberDevice } from "../../http/auth/knownDevice.ts";
import { deviceOfRequest } from "../../http/auth/sessions.ts";
import { accountKey, addressKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { resetMail } from "../../notify/accountMail.ts";
import { requireStrongPassword } from "../../security/commonPasswords.ts";
import { codeHash, newLink } from "../../security/oneTimeLink.ts";
import { hashPassword } from "../../security/password.ts";
import { deleteSessions } from "../../store/account/accountSessions.ts";
import { updatePasswordByReset } from "../../store/account/accounts.ts";
import { findMembershipToOpen } from "../../store/account/memberships.ts";
import { deleteResetByCode, findReset, upsertResetByEmail } from "../../store/account/oneTimeLinks.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import type { SignInOptions } from "../session/session.ts";

/** Password reset by a link. */
export function accountResetRoutes(api: Api, { limits }: SignInOptions) {
  serve(
    api,
    contract.requestPasswordReset,
    async ({ body, db, now }) => {
      const origin = api.mail?.publicUrl;
      if (origin !== undefined) await mailReset(db, origin, body.email, now);
      return { success: true as const };
    },
    { before: ({ body, request }) => limits.reset.count(addressKey(request.ip), accountKey(body.email)) },
  );

  serve(api, contract.checkPasswordReset, async ({ body, db, now }) => {
    const reset = await findReset(db, codeHash(body.code), now);
    if (!reset) throw deadLink();
    return { email_hint: emailHint(reset.email), expires_at: reset.expires_at.toISOString() };
  });

  const hashNewPassword = async ({ body, db, now }: Call<typeof contract.resetPassword>) => {
    const hashed = codeHash(body.code);
    const reset = await findReset(db, hashed, now);
    if (!reset) throw deadLink();
    await requireStrongPassword(body.password, reset.email);
    return { hashed, passwordHash: await hashPassword(body.password), email: reset.email };
  };

  serve(
    api,
    contract.resetPassword,
    async (call, { hashed, passwordHash, email }) => {
      const { db, now, request } = call;
      const used = await deleteResetByCode(db, hashed, now);
      if (!used) throw deadLink();
      const { account_id: accountId, mailed } = used;
      await updatePasswordByReset(db, accountId, passwordHash, mailed ? now : null);
      await deleteSessions(db, accountId);
      // In the log of the club that the next sign-in opens.
      const membership = await findMembershipToOpen(db, accountId);
      if (membership?.coach_type) {
        const { id: userId, team_id } = membership;
        const device = deviceOfRequest(request);
        await insertAudit(db, team_id, {
          at: now,
          userId,
          device,
          action: "password_reset",
          memberIds: [],
          details: [],
        });
      }
      // Whoever keeps trying this account makes its owner wait neither now nor later on this device.
      call.afterCommit(() => limits.signIn.clear(email, request.ip));
      await rememberDevice(call, accountId);
      return { success: true as const };
    },
    { before: hashNewPassword },
  );
}

/** For an unknown address the same rows are written and taken back, so that timing tells nothing (S8). */
async function mailReset(db: Queryable, origin: string, email: string, now: Date) {
  const { code, stored } = newLink(now, accountLimits.resetLinkHours);
  await db.query("savepoint reset_mail");
  const owner = await upsertResetByEmail(db, email, stored);
  const url = `${origin}/password-reset#${code}`;
  // To the address on record: two that compare equal need not be the same mailbox.
  await insertMail(db, resetMail({ to: owner ?? email, url, expiresAt: stored.expires_at }), now);
  if (owner === undefined) await db.query("rollback to savepoint reset_mail");
}

const deadLink = () =>
  new Failure("not_found", { message: "このリンクは使えません。期限が切れたか、すでに使われています。" });

/** "o••••@example.jp" */
function emailHint(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
