import type { FailureCode } from "@kyuseki/domain";

/** What a screen can be showing. A screen that forgets a case does not compile. */
export type Loadable<Value> =
  | { status: "loading" }
  | { status: "failed"; code: FailureCode }
  | { status: "ready"; value: Value };
