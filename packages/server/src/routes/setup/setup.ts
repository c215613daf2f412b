import { contract, Failure } from "@kyuseki/domain";
import { inTransaction, type Queryable } from "../../db/pool.ts";
import { rememberDevice } from "../../http/auth/knownDevice.ts";
import { createSession, deviceOfRequest } from "../../http/auth/sessions.ts";
import { addressKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { requireStrongPassword } from "../../security/commonPasswords.ts";
import { codeHash } from "../../security/oneTimeLink.ts";
import { hashPassword } from "../../security/password.ts";
import { insertCoach } from "../../store/account/accounts.ts";
import { deleteSetupCode, findSetupCode } from "../../store/platform/setupCode.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { insertClub } from "../../store/team/clubs.ts";
import { findAnyTeam } from "../../store/team/teams.ts";
import { type SignInOptions, sessionReply } from "../session/session.ts";

/** The first club and its manager, made in the browser with the code that the start printed (OP-1). */
export function setupRoutes(api: Api, { limits }: SignInOptions) {
  serve(api, contract.checkSetup, async ({ body, db, now }) => {
    const expiresAt = await requireOpen(db, body.code, now);
    return { expires_at: expiresAt.toISOString() };
  });

  serve(api, contract.runSetup, async (call) => {
    const { body, db, now, request } = call;
    await limits.accept.count(addressKey(request.ip));
    await requireOpen(db, body.code, now);
    const { code, name, email, password, team_name, ...club } = body;
    await requireStrongPassword(password, email);
    const password_hash = await hashPassword(password);
    const device = deviceOfRequest(request);
    const token = await inTransaction(api.db, async (tx) => {
      // Whoever comes second waits here until the first club stands.
      const isOurs = await deleteSetupCode(tx, codeHash(code), now);
      if (await findAnyTeam(tx)) throw new Failure("not_found", { message: over });
      if (!isOurs) throw deadCode();
      const teamId = await insertClub(tx, { ...club, name: team_name, nextshot_available: false }, now);
      const manager = { name, email, password_hash, coach_type: "manager" as const, email_verified_at: null };
      const userId = await insertCoach(tx, teamId, manager, now);
      if (userId === undefined) throw new Error("an installation without a club has an account with this address");
      const joined = { at: now, userId, device, memberIds: [], details: ["manager"] };
      await insertAudit(tx, teamId, { ...joined, action: "coach_joined" });
      return createSession(tx, userId, false, now, device);
    });
    await limits.accept.reward(addressKey(request.ip));
    const caller = await api.requireSession(`Token ${token}`, now);
    await rememberDevice(call, caller.accountId);
    return sessionReply(caller);
  });
}

/** Until when the code works. @throws Failure not_found once a club exists, forbidden for a wrong or expired code */
async function requireOpen(db: Queryable, code: string, now: Date): Promise<Date> {
  if (await findAnyTeam(db)) throw new Failure("not_found", { message: over });
  const expiresAt = await findSetupCode(db, codeHash(code), now);
  if (!expiresAt) throw deadCode();
  return expiresAt;
}

const over = "はじめの設定は済んでいます。ログインしてください。";
const deadCode = () =>
  new Failure("forbidden", {
    message: "このコードは使えません。間違っているか、期限が切れたか、新しいコードに替わっています。",
  });
