import type { FailureCode } from "@kyuseki/domain";

/** Steps of resetting a password. */
export type PasswordResetStep =
  | { name: "ask" }
  /** The link is unknown, used or expired: the person requests a new one. */
  | { name: "over" }
  | { name: "checking" }
  | { name: "failed"; code: FailureCode }
  /** `emailHint`: enough for the owner to recognise, "o••••@example.jp". */
  | { name: "new"; emailHint: string }
  | { name: "done" };
