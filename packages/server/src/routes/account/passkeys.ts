import { createHmac } from "node:crypto";
import { accountLimits, contract, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { readRegistration, registrationOptions } from "../../http/auth/passkeyCeremony.ts";
import { requirePasskeySite } from "../../http/auth/passkeySite.ts";
import { deviceOfRequest } from "../../http/auth/sessions.ts";
import { userKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import { serve } from "../../http/serve/serve.ts";
import { authenticatorName } from "../../security/authenticatorName.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findAccount } from "../../store/account/accounts.ts";
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
  updatePasskeyName,
} from "../../store/account/passkeys.ts";
import {
  deleteSecondFactorLeftovers,
  findAnyRequired,
  findSecondFactor,
  lockAccount,
  updateSessionProven,
} from "../../store/account/secondFactor.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";
import type { SignInOptions } from "../session/session.ts";

/** One's own passkeys. */
export function passkeyRoutes(api: Api, { limits }: SignInOptions) {
  serve(api, contract.listPasskeys, async ({ session, db }) => {
    const chosen = await findSecondFactor(db, session.user.id);
    if (!chosen) throw new Failure("unauthorized");
    return { ...chosen, passkeys: await listPasskeys(db, session.accountId) };
  });

  serve(api, contract.startPasskey, async ({ session, db, now, request }) => {
    const { user, team, accountId } = session;
    const site = requirePasskeySite(api.publicUrl, request);
    await limits.passkeyOptions.count(userKey(user.id));
    const account = await findAccount(db, team.team_id, user.id);
    if (!account) throw new Failure("unauthorized");
    const known = await listCredentials(db, accountId);
    if (known.length >= accountLimits.passkeys) throw tooMany();
    const person = { id: accountId, handle: await handleOf(db, accountId), name: account.name, email: account.email };
    return { options: { ...(await registrationOptions(db, site, person, known, now)) } };
  });

  serve(api, contract.addPasskey, async ({ session, body, db, now, request, inTransaction }) => {
    const { accountId, token } = session;
    const site = requirePasskeySite(api.publicUrl, request);
    const made = await readRegistration(db, site, accountId, body.registration, now);
    if (!made) throw notAdded();
    const { aaguid, ...credential } = made;
    const name = authenticatorName(aaguid) ?? deviceOfRequest(request) ?? "パスキー";
    return inTransaction(async (tx) => {
      await lockAccount(tx, accountId);
      if ((await listCredentials(tx, accountId)).length >= accountLimits.passkeys) throw tooMany();
      const passkey = await insertPasskey(tx, { ...credential, user_id: accountId, name }, now);
      if (!passkey) throw notAdded();
      // It was shown in this session just now.
      await updateSessionProven(tx, tokenHash(token), now, true);
      await createAudit(tx, request, now)("passkey_added");
      return passkey;
    });
  });

  serve(api, contract.renamePasskey, async ({ session, params, body, db }) => {
    const renamed = await updatePasskeyName(db, session.accountId, params.id, body.name);
    if (!renamed) throw new Failure("not_found");
    return renamed;
  });

  serve(api, contract.removePasskey, async ({ session, params, db, audit }) => {
    const { accountId } = session;
    await lockAccount(db, accountId);
    if (!(await deletePasskey(db, accountId, params.id))) throw new Failure("not_found");
    if ((await listPasskeys(db, accountId)).length === 0) {
      // Otherwise a password alone could make a new one for the club that asks for it.
      if (await findAnyRequired(db, accountId)) throw lastOne();
      await deleteSecondFactorLeftovers(db, accountId);
    }
    await audit("passkey_removed");
    return { success: true as const };
  });
}

/** The same for all passkeys of a person, so that a device keeps one of them; it says nothing about who that is. */
async function handleOf(db: Queryable, accountId: number): Promise<Buffer> {
  const secret = await upsertSecret(db, "passkey-people");
  return createHmac("sha256", secret).update(String(accountId)).digest();
}

const tooMany = () =>
  new Failure("conflict", {
    message: `パスキーは${accountLimits.passkeys}個までです。使っていないものを削除してから、もう一度お試しください。`,
  });

const notAdded = () =>
  new Failure("invalid", { message: "パスキーを追加できませんでした。はじめから、もう一度お試しください。" });

const lastOne = () =>
  new Failure("conflict", {
    message:
      "参加しているチームがパスキーを求めているため、最後の1つは削除できません。先に、ほかのパスキーを追加してください。",
  });
