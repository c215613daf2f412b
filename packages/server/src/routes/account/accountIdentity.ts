import { contract, Failure } from "@kyuseki/domain";
import type { Tx } from "../../db/pool.ts";
import { addressInUse } from "../../http/auth/addressInUse.ts";
import { deviceOfRequest } from "../../http/auth/sessions.ts";
import { accountKey, addressKey, userKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { accountChangedMail, emailCodeMail } from "../../notify/accountMail.ts";
import { emailCode, isEmailCode } from "../../security/emailCode.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findAccount, findPassword } from "../../store/account/accounts.ts";
import { findAnyOtherAccount, updateEmail, updateName } from "../../store/account/identity.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";
import type { SignInOptions } from "../session/session.ts";
import { wrongPassword } from "./account.ts";

/** One's own name and mail address. */
export function accountIdentityRoutes(api: Api, { limits, verifyPassword }: SignInOptions) {
  serve(api, contract.changeName, async ({ session, body, db, audit, request }) => {
    await updateName(db, session.team.team_id, session.user.id, body.name);
    await audit("account_changed", { details: ["user_name"] });
    const account = await findAccount(db, session.team.team_id, session.user.id);
    if (!account) throw new Failure("unauthorized");
    return { ...account, device: deviceOfRequest(request) };
  });

  serve(api, contract.changeEmail, async ({ session, body, db, now, request, inTransaction }) => {
    const { team, user } = session;
    const old = await findPassword(db, team.team_id, user.id);
    if (!old) throw new Failure("unauthorized");
    const counted = [addressKey(request.ip), accountKey(old.email)];
    const isRight = () => verifyPassword(old.password_hash, body.current_password);
    if (!(await limits.password.countWrong(counted, isRight))) throw wrongPassword();
    if (body.email === old.email) throw sameAddress();
    await limits.email.count(userKey(user.id));
    return inTransaction(async (tx) => {
      if (await findAnyOtherAccount(tx, session.accountId, body.email)) throw addressInUse();
      const move = [session.accountId, old.email, body.email, old.password_hash];
      const code = emailCode(await upsertSecret(tx, "email-code"), move, now);
      const isMailed =
        api.mail !== null &&
        (await insertMail(tx, { ...emailCodeMail({ to: body.email, code }), teamId: team.team_id }, now));
      if (isMailed) return { outcome: "code_sent" as const };
      await changeAddress(tx, { session, now, request }, { from: old.email, to: body.email, verifiedAt: null });
      return { outcome: "changed" as const };
    });
  });

  serve(api, contract.confirmEmail, async ({ session, body, db, now, request, inTransaction }) => {
    const { team, user } = session;
    const old = await findPassword(db, team.team_id, user.id);
    if (!old) throw new Failure("unauthorized");
    if (old.email === body.email) return { success: true as const };
    await limits.emailCode.count(userKey(user.id));
    const move = [session.accountId, old.email, body.email, old.password_hash];
    if (!isEmailCode(await upsertSecret(db, "email-code"), move, body.code, now)) throw wrongCode();
    await inTransaction((tx) =>
      changeAddress(tx, { session, now, request }, { from: old.email, to: body.email, verifiedAt: now }),
    );
    return { success: true as const };
  });

  async function changeAddress(
    tx: Tx,
    { session, now, request }: Pick<Call<typeof contract.changeEmail>, "session" | "now" | "request">,
    change: { from: string; to: string; verifiedAt: Date | null },
  ) {
    const { team, accountId, token } = session;
    const outcome = await updateEmail(tx, accountId, { ...change, except: tokenHash(token) });
    if (outcome === "in_use") throw addressInUse();
    if (outcome === "stale") throw new Failure("conflict");
    await createAudit(tx, request, now)("account_changed", { details: ["email"] });
    if (api.mail === null) return;
    const mail = accountChangedMail({ to: change.from, teamName: team.name, changed: ["email"], by: "oneself" });
    await insertMail(tx, { ...mail, teamId: team.team_id }, now);
  }
}

const sameAddress = () =>
  new Failure("invalid", { fields: { email: "いまのメールアドレスと同じです。新しいものを入力してください" } });

const wrongCode = () =>
  new Failure("invalid", {
    fields: { code: "確認コードが違うか、期限が切れています。メールに書かれた数字を確認してください" },
  });
