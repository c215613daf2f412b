import { contract, Failure } from "@kyuseki/domain";
import { inTransaction } from "../../db/pool.ts";
import { addressInUse } from "../../http/auth/addressInUse.ts";
import { createSession, deviceOfRequest } from "../../http/auth/sessions.ts";
import { addressKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { requireStrongPassword } from "../../security/commonPasswords.ts";
import { codeHash } from "../../security/oneTimeLink.ts";
import { hashPassword } from "../../security/password.ts";
import { upsertCoach } from "../../store/account/accounts.ts";
import { deleteInviteByCode, findInvite } from "../../store/account/oneTimeLinks.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { type SignInOptions, sessionReply } from "../session/session.ts";

/** Registration with an invitation link (BE-9). */
export function accountInviteRoutes(api: Api, { limits }: SignInOptions) {
  serve(api, contract.checkInvite, async ({ body, db, now }) => {
    const invite = await findInvite(db, codeHash(body.code), now);
    if (!invite) throw deadInvite();
    return { ...invite, expires_at: invite.expires_at.toISOString() };
  });

  serve(api, contract.acceptInvite, async ({ body, db, now, request }) => {
    await limits.accept.count(addressKey(request.ip));
    const hashed = codeHash(body.code);
    if (!(await findInvite(db, hashed, now))) throw deadInvite();
    await requireStrongPassword(body.password, body.email);
    const password_hash = await hashPassword(body.password);
    const token = await inTransaction(api.db, async (tx) => {
      const invite = await deleteInviteByCode(tx, hashed, now);
      if (!invite) throw deadInvite();
      const { name, email } = body;
      const coach = { name, email, password_hash, coach_type: invite.coach_type };
      const userId = await upsertCoach(tx, invite.team_id, coach, now);
      if (userId === undefined) throw addressInUse();
      const device = deviceOfRequest(request);
      const details = [invite.coach_type];
      await insertAudit(tx, invite.team_id, {
        at: now,
        userId,
        device,
        action: "coach_joined",
        memberIds: [],
        details,
      });
      return createSession(tx, userId, false, now, device);
    });
    await limits.accept.reward(addressKey(request.ip));
    return sessionReply(await api.requireSession(`Token ${token}`, now));
  });
}

const deadInvite = () =>
  new Failure("not_found", {
    message: "この招待は使えません。期限が切れたか、取り消されたか、すでに使われています。",
  });
