import type { OutboxAttempt } from "@kyuseki/domain/outbox";
import * as z from "zod/mini";
import type { Services } from "../../services/services.ts";

/** Comments and counts of this person of which nobody knows what became of them, as long as the drafts they came from. */
export function attemptsOf({ drafts }: Pick<Services, "drafts">, userId: number) {
  const read = () => drafts.read(userId, name, attemptsSchema) ?? [];
  const without = (operation: string) => read().filter((one) => one.operation !== operation);

  return {
    get: (operation: string): OutboxAttempt | undefined => read().find((one) => one.operation === operation),
    set: (operation: string, attempt: OutboxAttempt) =>
      drafts.write(userId, name, [...without(operation), { ...attempt, operation }], false),
    delete: (operation: string) => {
      const left = without(operation);
      if (left.length > 0) drafts.write(userId, name, left, false);
      else drafts.forget(userId, name);
    },
  };
}

const name = "attempts";
const attemptsSchema = z.array(
  z.object({ operation: z.string(), thing: z.string(), revision: z.string(), payload: z.unknown() }),
);
