import { dayInJapan } from "@kyuseki/domain";
import type { Connection } from "@kyuseki/ui";
import { hashKey, onlineManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { queryKeys } from "../data/queryKeys.ts";

/** What the bar over a page says of the network, and how old what the page shows is; null while there is a network. */
export function useConnection(): Connection | null {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [onlineManager.subscribe(listener), queries.getQueryCache().subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [queries],
  );
  const shownAtS = useSyncExternalStore(subscribe, () => (onlineManager.isOnline() ? null : oldestShownS(queries)));

  return useMemo(() => {
    if (shownAtS === null) return null;
    const isOfToday = dayInJapan(new Date(shownAtS * 1000)) === dayInJapan(new Date());
    return { status: "offline", shownAtS, isOfToday, waiting: 0 };
  }, [shownAtS]);
}

/** Unix seconds of the oldest answer on the present page; of a page without any, when it was opened. */
function oldestShownS(queries: QueryClient): number {
  const shown = queries.getQueryCache().findAll({
    type: "active",
    predicate: ({ queryHash, state }) => state.dataUpdatedAt > 0 && !badges.has(queryHash),
  });
  const times = shown.map(({ state }) => state.dataUpdatedAt);
  return Math.floor((times.length > 0 ? Math.min(...times) : performance.timeOrigin) / 1000);
}

/** Around every page, and read at their own times. */
const badges = new Set([queryKeys.informationUnread, queryKeys.noteCount].map(hashKey));
