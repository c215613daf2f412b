import { useRef } from "react";
import { type Location, useBlocker } from "react-router-dom";
import { useKept } from "../../services/useDraft.ts";
import { memberWritingSchema } from "./memberWriting.ts";

/** R2. What is being written about a member: kept past a reload, and asked about before one goes elsewhere. */
export function useWriting(name: string) {
  const kept = useKept(name, memberWritingSchema, null);
  const isDone = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      kept.value !== null && !isDone.current && taskAt(currentLocation) !== taskAt(nextLocation),
  );

  return {
    writing: kept.value,
    write: kept.change,
    /** Saved: from now on one may go. */
    settle: () => {
      isDone.current = true;
      kept.forget();
    },
    leaving:
      blocker.state === "blocked"
        ? {
            onStay: blocker.reset,
            onLeave: () => {
              kept.forget();
              blocker.proceed();
            },
          }
        : undefined,
  };
}

/** A filter of the list behind may change while one writes. */
function taskAt({ pathname, search }: Location): string {
  const said = new URLSearchParams(search);
  return [pathname, said.get("edit"), said.get("add")].join("?");
}
