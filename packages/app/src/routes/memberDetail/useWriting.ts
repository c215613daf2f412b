import { useRef } from "react";
import { type Location, useBlocker } from "react-router-dom";
import { useDraft } from "../../services/useDraft.ts";
import { memberWritingSchema } from "./memberWriting.ts";

/** R2. What is being written about a member: kept past a reload, and asked about before one goes elsewhere. */
export function useWriting(name: string) {
  const draft = useDraft(name, memberWritingSchema, null);
  const isDone = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      draft.value !== null && !isDone.current && taskAt(currentLocation) !== taskAt(nextLocation),
  );

  return {
    writing: draft.value,
    write: draft.change,
    /** Saved: from now on one may go. */
    settle: () => {
      isDone.current = true;
      draft.forget();
    },
    leaving:
      blocker.state === "blocked"
        ? {
            onStay: blocker.reset,
            onLeave: () => {
              draft.forget();
              blocker.proceed();
            },
          }
        : undefined,
  };
}

/** A filter of the list behind may change while one writes. */
function taskAt({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get("edit"), params.get("add")].join("?");
}
