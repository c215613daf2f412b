import type { ReactNode } from "react";
import type { LaterPart } from "../../state/useLaterPart.ts";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { PanelSkeleton } from "./PanelSkeleton.tsx";

export type PartPlaceProps<Part> = {
  part: LaterPart<Part>;
  /** 届くまでの行の数。 */
  rows?: number;
  children: (part: Part) => ReactNode;
};

/** 区画のなかの、あとから届く部分の場所。 */
export function PartPlace<Part>({ part, rows = 4, children }: PartPlaceProps<Part>) {
  if (part.status === "ready") return children(part.value);
  if (part.status === "missing") return <ErrorState code="unavailable" onRetry={part.onRetry} />;
  return <PanelSkeleton rows={rows} />;
}
