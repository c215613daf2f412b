import { useDeferredValue } from "react";
import type { Loadable } from "../state/loadable.ts";

/**
 * What has arrived, for a page to draw: not in the task in which it arrives, but right after and in slices, so that no
 * press waits for all of it. What takes its place later is there at once. Not for a page in the shell: the skeleton
 * would show for a moment, and what stands around it would move.
 */
export function useInSlices<Value>(arrived: Loadable<Value>): Loadable<Value> {
  const isDrawn = useDeferredValue(arrived.status === "ready", false);
  return arrived.status === "ready" && !isDrawn ? loading : arrived;
}

const loading = { status: "loading" } as const;
