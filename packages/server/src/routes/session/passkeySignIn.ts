import { contract, Failure } from "@kyuseki/domain";
import { inTransaction } from "../../db/pool.ts";
import { deviceCookie, readDeviceCookie } from "../../http/auth/knownDevice.ts";
import { assertionOptions, readAssertion } from "../../http/auth/passkeyCeremony.ts";
import { requirePasskeySite } from "../../http/auth/passkeySite.ts";
import { createSession, deviceOfRequest } from "../../http/auth/sessions.ts";
import { auditFailedSignIn, auditSignIn } from "../../http/auth/signInAudit.ts";
import { accountKey, addressKey, deviceKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { recoveryCodeHash } from "../../security/recoveryCode.ts";
import { tokenHash } from "../../security/tokens.ts";
import { deleteTicket, findTicket } from "../../store/account/passkeyChallenges.ts";
import { deleteRecoveryCode } from "../../store/account/secondFactor.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { type SignInOptions, sessionReply } from "./session.ts";

/** Signing in by a passkey alone, and the second step after a password. */
export function passkeySignInRoutes(api: Api, { limits }: SignInOptions) {
  serve(api, contract.startPasskeySignIn, async ({ db, now, request }) => {
    const site = requirePasskeySite(api.publicUrl, request);
    await limits.passkeyOptions.count(addressKey(request.ip));
    const options = await assertionOptions(db, site, { purpose: "sign_in", user_id: null }, [], now);
    return { options: { ...options } };
  });

  serve(api, contract.signInWithPasskey, async (call) => {
    const { body, db, now, request } = call;
    const site = requirePasskeySite(api.publicUrl, request);
    const device = readDeviceCookie(await upsertSecret(db, "known-devices"), request.headers.cookie);
    const counted = [device ? deviceKey(device.id) : addressKey(request.ip)];
    let userId: number | undefined;
    await limits.loginHour.countWrong(counted, () =>
      limits.login.countWrong(counted, async () => {
        userId = await readAssertion(db, site, { purpose: "sign_in", user_id: null }, body.assertion, now);
        return userId !== undefined;
      }),
    );
    if (userId === undefined) throw wrongPasskey();
    return open(call, userId, body.remember);
  });

  serve(api, contract.finishSignIn, async (call) => {
    const { body, db, now, request } = call;
    const hashed = tokenHash(body.ticket);
    const ticket = await findTicket(db, hashed, now);
    if (!ticket) throw overSignIn();
    const userId = ticket.user_id;
    const device = readDeviceCookie(await upsertSecret(db, "known-devices"), request.headers.cookie);
    const counted =
      device?.userId === userId ? [deviceKey(device.id)] : [addressKey(request.ip), accountKey(ticket.email)];
    const byPasskey = async () => {
      if (!("assertion" in body)) return false;
      const site = requirePasskeySite(api.publicUrl, request);
      const use = { purpose: "second_step", user_id: userId } as const;
      const proven = await readAssertion(db, site, use, body.assertion, now);
      return proven !== undefined && (await deleteTicket(db, hashed));
    };
    const byCode = () =>
      inTransaction(api.db, async (tx) => {
        if (!("recovery_code" in body)) return false;
        if (!(await deleteRecoveryCode(tx, userId, recoveryCodeHash(body.recovery_code)))) return false;
        if (!(await deleteTicket(tx, hashed))) throw overSignIn();
        const line = { at: now, userId, device: deviceOfRequest(request), memberIds: [], details: [] };
        await insertAudit(tx, ticket.team_id, { ...line, action: "recovery_code_used" });
        return true;
      });
    const attempt = "assertion" in body ? byPasskey : byCode;
    const isRight = await limits.loginHour.countWrong(counted, () => limits.login.countWrong(counted, attempt));
    if (!isRight) {
      await auditFailedSignIn(api.db, userId, request, now);
      throw "assertion" in body ? wrongPasskey() : wrongRecoveryCode();
    }
    return open(call, userId, ticket.remember);
  });

  type Opening = Pick<Call<typeof contract.signInWithPasskey>, "db" | "now" | "request" | "header">;

  async function open({ db, now, request, header }: Opening, userId: number, remember: boolean) {
    const token = await createSession(db, userId, remember, now, deviceOfRequest(request), true);
    const secret = await upsertSecret(db, "known-devices");
    header("set-cookie", deviceCookie(secret, userId, request.protocol === "https"));
    const caller = await api.requireSession(`Token ${token}`, now);
    const account = { id: userId, team_id: caller.team.team_id, coach_type: caller.user.coach_type };
    await inTransaction(api.db, (tx) => auditSignIn(tx, account, request, now));
    return sessionReply(caller);
  }
}

/** One answer for every reason: an unknown passkey, an old question, a removed coach (S8). */
const wrongPasskey = () =>
  new Failure("unauthorized", {
    message: "パスキーでログインできませんでした。もう一度お試しになるか、パスワードでログインしてください。",
  });

const overSignIn = () =>
  new Failure("unauthorized", { message: "時間が過ぎました。はじめからログインし直してください。" });

const wrongRecoveryCode = () =>
  new Failure("invalid", {
    fields: { recovery_code: "回復コードが違うか、すでに使われています。ほかのコードもお試しください" },
  });
