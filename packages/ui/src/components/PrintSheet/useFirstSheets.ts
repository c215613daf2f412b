import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useIsWholePage } from "../../layout/useFirstRows.ts";

/**
 * The sheets that are drawn: in a page that was opened by its address those of the first look, so that they stand sooner,
 * and all of them right after; all at once when somebody prints before.
 */
export function useFirstSheets<Sheet>(sheets: readonly Sheet[]): readonly Sheet[] {
  const isWholePage = useIsWholePage();
  const [isPrinted, setPrinted] = useState(false);
  const isWhole = isWholePage || isPrinted;

  useEffect(() => {
    if (isWhole) return;
    // The browser takes the paper from the page as it is when this has run.
    const handlePrint = () => flushSync(() => setPrinted(true));
    window.addEventListener("beforeprint", handlePrint);
    return () => window.removeEventListener("beforeprint", handlePrint);
  }, [isWhole]);

  return isWhole ? sheets : sheets.slice(0, firstLook);
}

/** As many as the tallest phone shows, scaled to its width. */
const firstLook = 2;
