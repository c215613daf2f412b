import type { Connection } from "@kyuseki/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useOnline } from "../services/useOnline.ts";

/** What the bar over a page says of the network; null while there is one. */
export function useConnection(): Connection | null {
  const isOnline = useOnline();
  const queries = useQueryClient();

  return useMemo(() => {
    if (isOnline) return null;
    const arrived = queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt);
    return { status: "offline", shownAtS: Math.floor(Math.max(performance.timeOrigin, ...arrived) / 1000), waiting: 0 };
  }, [isOnline, queries]);
}
