import { contract, Failure } from "@kyuseki/domain";
import { assertionOptions, readAssertion } from "../../http/auth/passkeyCeremony.ts";
import { findPasskeySite, requirePasskeySite } from "../../http/auth/passkeySite.ts";
import { accountKey, addressKey, userKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findPassword } from "../../store/account/accounts.ts";
import { listCredentials } from "../../store/account/passkeys.ts";
import { updateSessionProven } from "../../store/account/secondFactor.ts";
import type { SignInOptions } from "../session/session.ts";
import { wrongPassword } from "./account.ts";

/** Showing again who one is, for what asks for a proof. */
export function proofRoutes(api: Api, { limits, verifyPassword }: SignInOptions) {
  serve(api, contract.startProof, async ({ session, db, now, request }) => {
    const { user, accountId, passkeyAsked } = session;
    await limits.passkeyOptions.count(userKey(user.id));
    const site = findPasskeySite(api.publicUrl, request);
    const known = await listCredentials(db, accountId);
    const use = { purpose: "proof", user_id: accountId } as const;
    const options = site && known.length > 0 && (await assertionOptions(db, site, use, known, now));
    return { password: !passkeyAsked, options: options ? { ...options } : null };
  });

  serve(api, contract.prove, async ({ session, body, db, now, request }) => {
    const { team, user, accountId, token, passkeyAsked } = session;
    const stored = await findPassword(db, team.team_id, user.id);
    if (!stored) throw new Failure("unauthorized");
    const byPassword = async () =>
      "current_password" in body && (await verifyPassword(stored.password_hash, body.current_password));
    const byPasskey = async () => {
      if (!("assertion" in body)) return false;
      const site = requirePasskeySite(api.publicUrl, request);
      const use = { purpose: "proof", user_id: accountId } as const;
      return (await readAssertion(db, site, use, body.assertion, now)) !== undefined;
    };
    const isPasskey = "assertion" in body;
    if (!isPasskey && passkeyAsked) throw needsPasskey();
    const counted = [addressKey(request.ip), accountKey(stored.email)];
    const isRight = await limits.password.countWrong(counted, isPasskey ? byPasskey : byPassword);
    if (!isRight) throw isPasskey ? wrongPasskey() : wrongPassword();
    await updateSessionProven(db, tokenHash(token), now, isPasskey);
    return { success: true as const };
  });
}

const wrongPasskey = () =>
  new Failure("invalid", { message: "パスキーで確認できませんでした。もう一度お試しください。" });

const needsPasskey = () => new Failure("invalid", { message: "このチームでは、パスキーで確認してください。" });
