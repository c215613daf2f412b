import type { ReactNode } from "react";
import { useIsWholePage } from "./useFirstRows.ts";

/** What stands below the first look of a long page: drawn right after it in a page that was opened by its address. */
export function BelowFirstLook({ children }: { children: ReactNode }) {
  return useIsWholePage() ? children : null;
}
