import type { FailureCode } from "@kyuseki/domain";

/** The states of data on a screen; a screen that forgets one does not compile. */
export type Loadable<Value> =
  | { status: "loading" }
  | { status: "failed"; code: FailureCode }
  | { status: "ready"; value: Value };
