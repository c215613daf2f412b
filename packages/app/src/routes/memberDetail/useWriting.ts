import { useRef } from "react";
import { type Location, useBlocker } from "react-router-dom";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { memberWritingSchema } from "./memberWriting.ts";

/** The unsaved form of a member: kept over a reload, and asked about before leaving the page (R2). */
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
    /** Forgets the draft; leaving is no longer asked about. */
    markSaved: () => {
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

/** What is edited, without the filters of the list behind, which may change meanwhile. */
function taskAt({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get("edit"), params.get("add")].join("?");
}
