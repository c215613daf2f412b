import { useEffect, useState } from "react";

type Later = typeof import("./deferredParts.ts");

/** Parts that a page can do without at first: fetched once it stands, and again when there is a network. */
export function useLater(): Later | null {
  const [later, setLater] = useState<Later | null>(null);

  useEffect(() => {
    const fetchParts = () => {
      import("./deferredParts.ts").then(setLater, () => {
        // Asked for again when the network is back.
      });
    };
    fetchParts();
    window.addEventListener("online", fetchParts);
    return () => window.removeEventListener("online", fetchParts);
  }, []);
  return later;
}
