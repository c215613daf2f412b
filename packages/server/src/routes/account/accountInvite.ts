import { contract, Failure, type InviteAcceptance } from "@kyuseki/domain";
import { addressInUse } from "../../http/auth/addressInUse.ts";
import { rememberDevice } from "../../http/auth/knownDevice.ts";
import { createSession, deviceOfRequest, sessionGuard } from "../../http/auth/sessions.ts";
import { addressKey, codeKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { inviteCodeMail } from "../../notify/accountMail.ts";
import { requireStrongPassword } from "../../security/commonPasswords.ts";
import { emailCode, isEmailCode } from "../../security/emailCode.ts";
import { codeHash } from "../../security/oneTimeLink.ts";
import { hashPassword } from "../../security/password.ts";
import { insertCoach } from "../../store/account/accounts.ts";
import { deleteInviteByCode, deleteInvitesTo, findInvite } from "../../store/account/oneTimeLinks.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { type SignInOptions, sessionReply } from "../session/session.ts";

/** Registration with an invitation link (BE-9). Where mail is sent, a code mailed to the address shows whose it is (P5). */
export function accountInviteRoutes(api: Api, { limits }: SignInOptions) {
  const findOpen = async (...[db, code, now]: Parameters<typeof findInvite>) => {
    const invite = await findInvite(db, code, now);
    if (!invite) throw deadInvite();
    // Nothing is mailed on behalf of a demo club.
    return { ...invite, asks_code: api.mail !== null && !invite.demo };
  };

  serve(api, contract.checkInvite, async ({ body, db, now }) => {
    const { team_id: _, demo: _demo, ...invite } = await findOpen(db, codeHash(body.code), now);
    return { ...invite, expires_at: invite.expires_at.toISOString() };
  });

  const findInvited = async ({ body, db, now, request }: Call<typeof contract.sendInviteCode>) => {
    await limits.inviteCode.count(addressKey(request.ip));
    const hashed = codeHash(body.code);
    const invite = await findOpen(db, hashed, now);
    await limits.inviteCode.count(codeKey(body.code));
    requireInvited(invite, body.email);
    return { hashed, invite };
  };

  serve(
    api,
    contract.sendInviteCode,
    async ({ body, db, now }, { hashed, invite }) => {
      if (!invite.asks_code) return { success: true as const };
      const code = emailCode(await upsertSecret(db, "email-code"), proof(hashed, body.email), now);
      const mail = inviteCodeMail({ to: invite.email ?? body.email, code });
      await insertMail(db, { ...mail, teamId: invite.team_id }, now);
      return { success: true as const };
    },
    { before: findInvited },
  );

  const proveInvited = async ({ body, db, now, request }: Call<typeof contract.acceptInvite>) => {
    await limits.accept.count(addressKey(request.ip));
    const hashed = codeHash(body.code);
    const open = await findOpen(db, hashed, now);
    requireInvited(open, body.email);
    await requireStrongPassword(body.password, body.email);
    if (open.asks_code) await requireEmailCode(hashed, body);
    return { hashed, asksCode: open.asks_code, password_hash: await hashPassword(body.password) };

    async function requireEmailCode(link: Buffer, { code, email, email_code: typed }: InviteAcceptance) {
      if (typed === undefined) throw fieldError("email_code", "確認コードを入力してください");
      const secret = await upsertSecret(db, "email-code");
      const isRight = async () => isEmailCode(secret, proof(link, email), typed, now);
      if (!(await limits.emailCode.countWrong([codeKey(code)], isRight))) throw wrongCode();
    }
  };

  serve(
    api,
    contract.acceptInvite,
    async (call, { hashed, asksCode, password_hash }) => {
      const { body, db, now, request } = call;
      const invite = await deleteInviteByCode(db, hashed, now);
      if (!invite) throw deadInvite();
      const { name, email } = body;
      const email_verified_at = asksCode ? now : null;
      const coach = { name, email, email_verified_at, password_hash, coach_type: invite.coach_type };
      const userId = await insertCoach(db, invite.team_id, coach, now);
      if (userId === undefined) throw addressInUse();
      await deleteInvitesTo(db, invite.team_id, email);
      const device = deviceOfRequest(request);
      const joined = { at: now, userId, device, memberIds: [], details: [invite.coach_type] };
      await insertAudit(db, invite.team_id, { ...joined, action: "coach_joined" });
      const token = await createSession(db, userId, false, now, device);
      const caller = await sessionGuard(db)(`Token ${token}`, now);
      call.afterCommit(() => limits.accept.reward(addressKey(request.ip)));
      await rememberDevice(call, caller.accountId);
      return sessionReply(caller);
    },
    { before: proveInvited },
  );
}

const proof = (hashed: Buffer, email: string) => ["invite", hashed.toString("hex"), email.toLowerCase()];

function requireInvited(invite: { email: string | null }, email: string) {
  if (invite.email === null || invite.email.toLowerCase() === email.toLowerCase()) return;
  throw fieldError("email", "招待されたメールアドレスで登録してください");
}

const fieldError = (field: "email" | "email_code", sentence: string) =>
  new Failure("invalid", { fields: { [field]: sentence } });

const wrongCode = () =>
  fieldError("email_code", "確認コードが違うか、期限が切れています。メールに書かれた数字を確認してください");

/** The link is unknown, used, revoked or expired. */
export const deadInvite = () =>
  new Failure("not_found", {
    message: "この招待は使えません。期限が切れたか、取り消されたか、すでに使われています。",
  });
