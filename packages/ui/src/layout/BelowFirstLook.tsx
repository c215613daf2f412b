import type { ReactNode } from "react";
import type { LaterPart } from "../state/useLaterPart.ts";
import { useIsWholePage } from "./useFirstRows.ts";

type BelowFirstLookProps = {
  /** What the first look is drawn with, too. */
  charts?: LaterPart<unknown>;
  children: ReactNode;
};

/** What stands below the first look of a long page: drawn right after it in a page that was opened by its address. */
export function BelowFirstLook({ charts, children }: BelowFirstLookProps) {
  return useIsWholePage(charts?.status !== "loading") ? children : null;
}
