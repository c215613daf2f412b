import type { ReactNode } from "react";
import { media } from "../tokens/theme.ts";
import { useIsWholePage } from "./useFirstRows.ts";
import { useMedia } from "./useMedia.ts";

/** What stands below the first look of a long page: drawn right after it in a page that was opened by its address. */
export function BelowFirstLook({ children }: { children: ReactNode }) {
  return useIsWholePage() ? children : null;
}

/** What stands below it on a phone alone. */
export function BelowPhoneLook({ children }: { children: ReactNode }) {
  const isWhole = useIsWholePage();
  const isPhone = useMedia(media.mobile);
  return isWhole || !isPhone ? children : null;
}
