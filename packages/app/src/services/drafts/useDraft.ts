import { useState } from "react";
import type * as z from "zod/mini";
import { useServices, useSession } from "../services.ts";

/** A value of the signed-in person's that outlives closing, a reload, a failure and the end of their session (R2). */
export function useDraft<Schema extends z.ZodMiniType>(name: string, schema: Schema, empty: z.output<Schema>) {
  const { drafts } = useServices();
  const session = useSession();
  const userId = session.status === "signed_in" ? session.user.id : null;
  const [value, setValue] = useState<z.output<Schema>>(() =>
    userId === null ? empty : (drafts.read(userId, name, schema) ?? empty),
  );

  const change = (next: z.output<Schema>) => {
    setValue(next);
    if (userId === null) return;
    // Emptied again: nothing is left to be lost.
    if (JSON.stringify(next) === JSON.stringify(empty)) drafts.forget(userId, name);
    else drafts.write(userId, name, next, true);
  };

  return {
    value,
    change,
    /** As `change`, from what is kept by now: also for a call that began several drawings ago. */
    update: (work: (kept: z.output<Schema>) => z.output<Schema>) =>
      change(work(userId === null ? value : (drafts.read(userId, name, schema) ?? empty))),
    /** As `change`, for what nobody would miss: it was only looked at, or the server has it by now. */
    remember: (next: z.output<Schema>) => {
      setValue(next);
      if (userId !== null) drafts.write(userId, name, next, false);
    },
    forget: () => {
      setValue(empty);
      if (userId !== null) drafts.forget(userId, name);
    },
  };
}
