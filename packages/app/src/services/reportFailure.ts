import { Failure } from "@kyuseki/domain";
import type { Services } from "./services.ts";

type Reporting = Pick<Services, "bus">;

/** For work without a place on screen for its failure: answers null after a failure, which a toast tells. */
export async function reportFailure<Value>({ bus }: Reporting, work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    emitFailure({ bus }, asFailure(error));
    return null;
  }
}

/** The end of a session has a message of its own (`session.signOut`). */
export function emitFailure({ bus }: Reporting, failure: Failure) {
  if (failure.code !== "unauthorized") bus.emit("failure", failure);
}

export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure("unexpected", { cause: error });
