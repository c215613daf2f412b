import { startTransition, useEffect, useState } from "react";

type DeferredParts = typeof import("./deferredParts.ts");

/** Parts that are not needed at first: fetched after the first paint, and again when the network is back. */
export function useDeferred(): DeferredParts | null {
  const [parts, setParts] = useState<DeferredParts | null>(null);

  useEffect(() => {
    // In slices: the shell is drawn once more, around a page that may be in use already.
    const show = (arrived: DeferredParts) => startTransition(() => setParts(arrived));
    const fetchParts = () => {
      import("./deferredParts.ts").then(show, () => {
        // Asked for again when the network is back.
      });
    };
    fetchParts();
    window.addEventListener("online", fetchParts);
    return () => window.removeEventListener("online", fetchParts);
  }, []);
  return parts;
}
