import { accountLimits, contract, Failure } from "@kyuseki/domain";
import { inTransaction } from "../../db/pool.ts";
import { rememberDevice } from "../../http/auth/knownDevice.ts";
import { deviceOfRequest } from "../../http/auth/sessions.ts";
import { accountKey, addressKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
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
  serve(api, contract.requestPasswordReset, async ({ body, now, request }) => {
    await limits.reset.count(addressKey(request.ip), accountKey(body.email));
    const origin = api.mail?.publicUrl;
    if (origin !== undefined) await mailReset(api, origin, body.email, now);
    return { success: true as const };
  });

  serve(api, contract.checkPasswordReset, async ({ body, db, now }) => {
    const reset = await findReset(db, codeHash(body.code), now);
    if (!reset) throw deadLink();
    return { email_hint: emailHint(reset.email), expires_at: reset.expires_at.toISOString() };
  });

  serve(api, contract.resetPassword, async (call) => {
    const { body, db, now, request } = call;
    const hashed = codeHash(body.code);
    const reset = await findReset(db, hashed, now);
    if (!reset) throw deadLink();
    await requireStrongPassword(body.password, reset.email);
    const passwordHash = await hashPassword(body.password);
    const owner = await inTransaction(api.db, async (tx) => {
      const used = await deleteResetByCode(tx, hashed, now);
      if (!used) throw deadLink();
      const { account_id: accountId, mailed } = used;
      await updatePasswordByReset(tx, accountId, passwordHash, mailed ? now : null);
      await deleteSessions(tx, accountId);
      // In the log of the club that the next sign-in opens.
      const membership = await findMembershipToOpen(tx, accountId);
      if (!membership?.coach_type) return accountId;
      const { id: userId, team_id } = membership;
      const device = deviceOfRequest(request);
      await insertAudit(tx, team_id, { at: now, userId, device, action: "password_reset", memberIds: [], details: [] });
      return accountId;
    });
    // Whoever keeps trying this account makes its owner wait neither now nor later on this device.
    await limits.signIn.clear(reset.email, request.ip);
    await rememberDevice(call, owner);
    return { success: true as const };
  });
}

/** For an unknown address the same rows are written and rolled back, so that timing tells nothing (S8). */
async function mailReset(api: Api, origin: string, email: string, now: Date) {
  const { code, stored } = newLink(now, accountLimits.resetLinkHours);
  const nobody = new Failure("not_found");
  const written = inTransaction(api.db, async (tx) => {
    const owner = await upsertResetByEmail(tx, email, stored);
    const url = `${origin}/password-reset#${code}`;
    // To the address on record: two that compare equal need not be the same mailbox.
    await insertMail(tx, resetMail({ to: owner ?? email, url, expiresAt: stored.expires_at }), now);
    if (owner === undefined) throw nobody;
  });
  await written.catch((error: unknown) => {
    if (error !== nobody) throw error;
  });
}

const deadLink = () =>
  new Failure("not_found", { message: "このリンクは使えません。期限が切れたか、すでに使われています。" });

/** "o••••@example.jp" */
function emailHint(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
