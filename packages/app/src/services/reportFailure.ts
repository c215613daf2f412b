import { Failure } from "@kyuseki/domain";
import type { Services } from "./services.ts";

/** For what is done without a place of its own to say that it failed. */
export async function reportFailure({ bus }: Pick<Services, "bus">, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure("unexpected", { cause: error });
    // The end of a session is said where it ends.
    if (failure.code !== "unauthorized") bus.emit("failure", failure);
  }
}
