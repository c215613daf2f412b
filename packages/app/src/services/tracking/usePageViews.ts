import { useEffect } from "react";
import type { Tracking } from "./createTracking.ts";

/** RO-9. Once for each page arrived at; `title` is null while none is shown. Filters in the address are no navigation. */
export function usePageViews(tracking: Tracking, title: string | null, pathname: string) {
  useEffect(() => {
    if (title !== null) tracking.pageView(title, pathname);
  }, [tracking, title, pathname]);
}
