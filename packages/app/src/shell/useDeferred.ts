import { useEffect, useState } from "react";

type DeferredParts = typeof import("./deferredParts.ts");

/** Parts that are not needed at first: fetched after the first paint, and again when the network is back. */
export function useDeferred(): DeferredParts | null {
  const [parts, setParts] = useState<DeferredParts | null>(null);

  useEffect(() => {
    const fetchParts = () => {
      import("./deferredParts.ts").then(setParts, () => {
        // Asked for again when the network is back.
      });
    };
    fetchParts();
    window.addEventListener("online", fetchParts);
    return () => window.removeEventListener("online", fetchParts);
  }, []);
  return parts;
}
