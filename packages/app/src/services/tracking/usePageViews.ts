import { useEffect } from "react";
import type { Tracking } from "./createTracking.ts";

/** Reports one view per page; `title` is null while no page is shown. Filters in the address do not count (RO-9). */
export function usePageViews(tracking: Pick<Tracking, "pageView">, title: string | null, pathname: string) {
  useEffect(() => {
    if (title !== null) tracking.pageView(title, pathname);
  }, [tracking, title, pathname]);
}
