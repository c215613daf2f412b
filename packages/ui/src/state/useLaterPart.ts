import { useMemo, useState } from "react";
import { type LoadPart, usePart } from "./usePart.ts";

export type LaterPart<Part> =
  | { status: "loading" }
  | { status: "missing"; onRetry: () => void }
  | { status: "ready"; value: Part };

/**
 * A part of the screen that comes after it, such as its charts, as one chunk; a failed load shows a retry in its place.
 * `fetchPart` must be stable.
 */
export function useLaterPart<Part>(load: LoadPart, fetchPart: () => Promise<Part>, isWanted = true): LaterPart<Part> {
  const [isMissing, setMissing] = useState(false);
  const part = usePart(isWanted && !isMissing, { load, fetchPart, onMissing: () => setMissing(true) });

  return useMemo(() => {
    if (part) return { status: "ready", value: part };
    return isWanted && isMissing ? { status: "missing", onRetry: () => setMissing(false) } : { status: "loading" };
  }, [part, isWanted, isMissing]);
}
