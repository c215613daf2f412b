import { startTransition, useEffect, useState } from "react";

/**
 * What a long list of a phone draws: in a page that was opened by its address the rows of the first look alone, so that
 * they stand sooner, and all of them right after. Later lists, and those of a page that was reloaded or gone back to
 * and returns to its place within them, are whole at once.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useIsWholePage() ? rows : rows.slice(0, firstLook);
}

/**
 * Whether more is drawn than the first look: once what stands in that has been drawn. `hasParts`: whether its charts have
 * arrived, which would otherwise wait for what is drawn below them; a line that does not bring them soon is not waited for.
 */
export function useIsWholePage(hasParts = true): boolean {
  const [isWhole, setWhole] = useState(() => hasLooked || !isOpenedByAddress());
  useEffect(() => {
    if (isWhole) {
      hasLooked = true;
      return;
    }
    const show = () => startTransition(() => setWhole(true));
    if (hasParts) return whenIdle(show);
    const timer = setTimeout(show, partsMs);
    return () => clearTimeout(timer);
  }, [isWhole, hasParts]);
  return isWhole;
}

/** Returns what takes it back. */
function whenIdle(act: () => void): () => void {
  // Not in every Safari.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}

const patienceMs = 500;
const partsMs = 1500;
/** More cards than the tallest phone shows. */
const firstLook = 12;
let hasLooked = false;

function isOpenedByAddress() {
  return performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");
}
