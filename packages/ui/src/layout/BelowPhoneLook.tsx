import type { ReactNode } from "react";
import { media } from "../tokens/theme.ts";
import { useIsWholePage } from "./useFirstRows.ts";
import { useMedia } from "./useMedia.ts";

/** What stands below the first look on a phone alone: elsewhere drawn at once. */
export function BelowPhoneLook({ children }: { children: ReactNode }) {
  const isWhole = useIsWholePage();
  const isPhone = useMedia(media.mobile);
  return isWhole || !isPhone ? children : null;
}
