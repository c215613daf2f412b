import { useState } from "react";
import { type LoadPart, usePart } from "../../state/usePart.ts";

type Drawing = typeof import("./charts.ts");
export type Charts =
  | { status: "loading" }
  | { status: "missing"; onRetry: () => void }
  | { status: "ready"; drawing: Drawing };

/** The code that draws. When it does not arrive, every chart's place offers to fetch it again. */
export function useCharts(load: LoadPart): Charts {
  const [isMissing, setMissing] = useState(false);
  const drawing = usePart(!isMissing, { load, fetchPart, onMissing: () => setMissing(true) });

  if (drawing) return { status: "ready", drawing };
  return isMissing ? { status: "missing", onRetry: () => setMissing(false) } : { status: "loading" };
}

const fetchPart = () => import("./charts.ts");
