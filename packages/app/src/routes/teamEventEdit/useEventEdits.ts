import { useRef } from "react";
import { useBlocker } from "react-router-dom";
import type * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { eventEditsSchema } from "./eventEdits.ts";

/** What was typed of an event and not saved: it outlives a reload (R2), and another page is not opened without a question. */
export function useEventEdits(name: string) {
  const draft = useDraft(name, eventEditsSchema, null);
  const isDone = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      draft.value !== null && !isDone.current && currentLocation.pathname !== nextLocation.pathname,
  );

  return {
    kept: draft.value,
    keep: (edits: z.output<typeof eventEditsSchema>) => (edits === null ? draft.forget() : draft.change(edits)),
    /** After it was saved: leaving is no longer asked about. */
    markSaved: () => {
      isDone.current = true;
    },
    leaving:
      blocker.state === "blocked"
        ? {
            onLeave: () => {
              draft.forget();
              blocker.proceed();
            },
            onStay: () => blocker.reset(),
          }
        : null,
  };
}
