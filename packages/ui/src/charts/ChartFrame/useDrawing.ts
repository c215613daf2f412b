import { useState } from "react";
import { type LoadPart, usePart } from "../../state/usePart.ts";

export type Drawing<Charts> =
  | { status: "loading" }
  | { status: "missing"; onRetry: () => void }
  | { status: "ready"; value: Charts };

/**
 * The code that draws, fetched as one piece. When it does not arrive, every chart's place offers to fetch it again. Give
 * it the same `fetchPart` always.
 */
export function useDrawing<Charts>(load: LoadPart, fetchPart: () => Promise<Charts>): Drawing<Charts> {
  const [isMissing, setMissing] = useState(false);
  const charts = usePart(!isMissing, { load, fetchPart, onMissing: () => setMissing(true) });

  if (charts) return { status: "ready", value: charts };
  return isMissing ? { status: "missing", onRetry: () => setMissing(false) } : { status: "loading" };
}
