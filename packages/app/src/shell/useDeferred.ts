import { useEffect, useState } from "react";

type DeferredParts = typeof import("./deferredParts.ts");

/** Parts that a page can do without at first: fetched once it stands, and again when there is a network. */
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
