import { accountLimits, contract, Failure } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import { serve } from "../../http/serve/serve.ts";
import { newRecoveryCode, recoveryCodeHash } from "../../security/recoveryCode.ts";
import { tokenHash } from "../../security/tokens.ts";
import { listPasskeys } from "../../store/account/passkeys.ts";
import {
  deleteWeakSessions,
  lockAccount,
  updateAskedAtSignIn,
  upsertRecoveryCodes,
} from "../../store/account/secondFactor.ts";

/** One's own recovery codes, and whether one's sign-in has a second step. */
export function secondFactorRoutes(api: Api) {
  serve(api, contract.makeRecoveryCodes, async ({ session, now, request, inTransaction }) => {
    const codes = Array.from({ length: accountLimits.recoveryCodes }, newRecoveryCode);
    await inTransaction(async (tx) => {
      await lockAccount(tx, session.accountId);
      if ((await listPasskeys(tx, session.accountId)).length === 0) throw noPasskey();
      await upsertRecoveryCodes(tx, session.accountId, codes.map(recoveryCodeHash));
      await createAudit(tx, request, now)("recovery_codes_made");
    });
    return { codes };
  });

  serve(api, contract.chooseSecondFactor, async ({ session, body, db, audit }) => {
    const { accountId, token } = session;
    const asked = body.asked_at_sign_in;
    await lockAccount(db, accountId);
    if (asked && (await listPasskeys(db, accountId)).length === 0) throw noPasskey();
    await updateAskedAtSignIn(db, accountId, asked);
    // A password alone has opened them.
    if (asked) await deleteWeakSessions(db, accountId, tokenHash(token));
    await audit(asked ? "second_factor_chosen" : "second_factor_dropped");
    return { success: true as const };
  });
}

const noPasskey = () => new Failure("conflict", { message: "先に、パスキーを追加してください。" });
