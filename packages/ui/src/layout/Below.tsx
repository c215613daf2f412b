import type { ReactNode } from "react";
import { useIsWhole } from "./useFirstRows.ts";

/** What stands below the first look of a long page: drawn right after it in a page that was opened by its address. */
export function Below({ children }: { children: ReactNode }) {
  return useIsWhole() ? children : null;
}
