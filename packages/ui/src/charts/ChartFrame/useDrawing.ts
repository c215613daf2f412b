import { useMemo, useState } from "react";
import { type LoadPart, usePart } from "../../state/usePart.ts";

export type Drawing<Charts> =
  | { status: "loading" }
  | { status: "missing"; onRetry: () => void }
  | { status: "ready"; value: Charts };

/**
 * Loads the charts' code as one chunk; a failed load shows a retry in every chart's place. `fetchPart` must be stable.
 */
export function useDrawing<Charts>(load: LoadPart, fetchPart: () => Promise<Charts>): Drawing<Charts> {
  const [isMissing, setMissing] = useState(false);
  const charts = usePart(!isMissing, { load, fetchPart, onMissing: () => setMissing(true) });

  return useMemo(() => {
    if (charts) return { status: "ready", value: charts };
    return isMissing ? { status: "missing", onRetry: () => setMissing(false) } : { status: "loading" };
  }, [charts, isMissing]);
}
