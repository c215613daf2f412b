import type { FailureCode } from "@kyuseki/domain";

/** Where somebody who has forgotten a password stands. */
export type PasswordResetStep =
  | { name: "ask" }
  /** The link is unknown, used or out of date: asking again is the way on. */
  | { name: "over" }
  | { name: "checking" }
  | { name: "failed"; code: FailureCode }
  /** `emailHint`: what its owner recognises, "o••••@example.jp". */
  | { name: "new"; emailHint: string }
  | { name: "done" };
