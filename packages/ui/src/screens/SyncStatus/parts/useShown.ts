import { useState } from "react";

const step = 25;

/** The first entries of a long list, and more of them on demand. */
export function useShown<Entry>(entries: readonly Entry[]) {
  const [most, setMost] = useState(step);
  return {
    shown: entries.slice(0, most),
    left: Math.max(0, entries.length - most),
    onMore: () => setMost(most + step),
  };
}
