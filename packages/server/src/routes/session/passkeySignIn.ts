import { contract, Failure } from "@kyuseki/domain";
import { inTransaction } from "../../db/pool.ts";
import { findDevice, rememberDevice } from "../../http/auth/knownDevice.ts";
import { assertionOptions, readAssertion } from "../../http/auth/passkeyCeremony.ts";
import { requirePasskeySite } from "../../http/auth/passkeySite.ts";
import { createSession, deviceOfRequest } from "../../http/auth/sessions.ts";
import { auditFailedSignIn, auditSignIn } from "../../http/auth/signInAudit.ts";
import { addressKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { recoveryCodeHash } from "../../security/recoveryCode.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findMembershipToOpen, type Membership, updateMembershipOpened } from "../../store/account/memberships.ts";
import { deleteTicket, findTicket } from "../../store/account/passkeyChallenges.ts";
import { deleteRecoveryCode } from "../../store/account/secondFactor.ts";
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
    const device = await findDevice(call);
    let accountId: number | undefined;
    await limits.signIn.countWrongOfNobody(request.ip, device, async () => {
      accountId = await readAssertion(db, site, { purpose: "sign_in", user_id: null }, body.assertion, now);
      return accountId !== undefined;
    });
    const membership = accountId === undefined ? undefined : await findMembershipToOpen(db, accountId);
    if (accountId === undefined || !membership) throw wrongPasskey();
    return open(call, { accountId, membership, remember: body.remember });
  });

  serve(api, contract.finishSignIn, async (call) => {
    const { body, db, now, request } = call;
    const hashed = tokenHash(body.ticket);
    const ticket = await findTicket(db, hashed, now);
    if (!ticket) throw overSignIn();
    const { account_id: accountId, membership } = ticket;
    const device = await findDevice(call);
    const isKnown = device?.accountId === accountId;
    const trying = { email: ticket.email, address: request.ip, device: isKnown ? device : undefined };
    const byPasskey = async () => {
      if (!("assertion" in body)) return false;
      const site = requirePasskeySite(api.publicUrl, request);
      const use = { purpose: "second_step", user_id: accountId } as const;
      const proven = await readAssertion(db, site, use, body.assertion, now);
      return proven !== undefined && (await deleteTicket(db, hashed));
    };
    const byCode = () =>
      inTransaction(api.db, async (tx) => {
        if (!("recovery_code" in body)) return false;
        if (!(await deleteRecoveryCode(tx, accountId, recoveryCodeHash(body.recovery_code)))) return false;
        if (!(await deleteTicket(tx, hashed))) throw overSignIn();
        const line = { at: now, userId: membership.id, device: deviceOfRequest(request), memberIds: [], details: [] };
        await insertAudit(tx, membership.team_id, { ...line, action: "recovery_code_used" });
        return true;
      });
    const attempt = "assertion" in body ? byPasskey : byCode;
    const isRight = await limits.signIn.countWrong(trying, attempt);
    if (!isRight) {
      await auditFailedSignIn(api.db, membership.id, request, now);
      throw "assertion" in body ? wrongPasskey() : wrongRecoveryCode();
    }
    return open(call, { accountId, membership, remember: ticket.remember });
  });

  type Opening = Pick<Call<typeof contract.signInWithPasskey>, "db" | "now" | "request" | "header">;

  type Opened = { accountId: number; membership: Membership; remember: boolean };

  async function open(call: Opening, { accountId, membership, remember }: Opened) {
    const { db, now, request } = call;
    const token = await createSession(db, membership.id, remember, now, deviceOfRequest(request), true);
    await rememberDevice(call, accountId);
    const caller = await api.requireSession(`Token ${token}`, now);
    await inTransaction(api.db, async (tx) => {
      await auditSignIn(tx, membership, request, now);
      await updateMembershipOpened(tx, membership.id, now);
    });
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
