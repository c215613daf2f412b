import { type AnyEndpoint, accountLimits, Failure, proofField, secondFactorField } from "@kyuseki/domain";
import type { SignedIn } from "../../store/account/sessions.ts";

/**
 * Asks again who is calling when the last proof is too old, or is no passkey although some club of theirs asks for one:
 * otherwise a password could change in one club what opens another. @throws Failure "forbidden" with `fields.proof`
 */
export function requireProof({ proof }: Pick<AnyEndpoint, "proof">, { provenAt, passkeyAsked }: SignedIn, now: Date) {
  const isYoung = now.getTime() - provenAt.getTime() <= accountLimits.proofMinutes * 60 * 1000;
  if (!proof || (isYoung && !passkeyAsked)) return;
  throw new Failure("forbidden", {
    message: "安全のため、もう一度、ご本人であることの確認が必要です。",
    fields: { [proofField]: "パスワードかパスキーで確認してください" },
  });
}

/** Refuses what a session without the club's second factor may not call. @throws Failure "forbidden" with `fields.second_factor` */
export function requireSecondFactor(
  { withoutSecondFactor }: Pick<AnyEndpoint, "withoutSecondFactor">,
  { secondFactorStep }: SignedIn,
) {
  if (secondFactorStep === null || withoutSecondFactor === "always") return;
  if (secondFactorStep === "set_up" && withoutSecondFactor === "set_up") return;
  throw new Failure("forbidden", {
    message: "このチームでは、はじめにパスキーの設定か確認が必要です。",
    fields: { [secondFactorField]: "パスキーの設定か確認をしてください" },
  });
}
