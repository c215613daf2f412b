import { Failure, type FailureCode } from "@kyuseki/domain";
import type { Loadable } from "@kyuseki/ui";

/** Data that has arrived stays on screen; a failed refresh must not replace it with an error. */
export function toLoadable<Value>({ data, error }: { data: Value | undefined; error: Error | null }): Loadable<Value> {
  if (data !== undefined) return { status: "ready", value: data };
  if (error) return { status: "failed", code: codeOf(error) };
  return { status: "loading" };
}

const codeOf = (error: unknown): FailureCode => (error instanceof Failure ? error.code : "unexpected");
