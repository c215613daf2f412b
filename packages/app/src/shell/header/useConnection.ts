import { dayInJapan } from "@kyuseki/domain";
import { isSendable, type OutboxEntry } from "@kyuseki/domain/outbox";
import type { Connection } from "@kyuseki/ui";
import { hashKey, onlineManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useOutbox } from "../../data/outbox/useOutbox.ts";
import { queryKeys } from "../../data/queryKeys.ts";

/**
 * What the bar over a page says: without a network how old what the page shows is, with one what does not reach the
 * server all the same; null when there is nothing to say.
 */
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

  const entries = useOutbox()?.state.entries ?? none;

  return useMemo(() => {
    // As 通信の状態 counts: what somebody has to decide does not go by itself.
    const waiting = entries.filter(isSendable).length;
    if (shownAtS !== null) {
      const isOfToday = dayInJapan(new Date(shownAtS * 1000)) === dayInJapan(new Date());
      return { status: "offline", shownAtS, isOfToday, waiting };
    }
    const isRefused = entries.some(({ refusal }) => refusal !== null);
    const isLate = entries.some((entry) => isSendable(entry) && Date.now() - entry.entered_at > lateMs);
    return isRefused || isLate ? { status: "waiting", waiting, refused: entries.length - waiting } : null;
  }, [shownAtS, entries]);
}

const none: readonly OutboxEntry[] = [];
/** What has not arrived by then needs a word. */
const lateMs = 30_000;

/** Unix seconds of the oldest answer on the present page; of a page without any, when it was opened. */
function oldestShownS(queries: QueryClient): number {
  const shown = queries.getQueryCache().findAll({
    type: "active",
    predicate: ({ queryHash, state }) => state.dataUpdatedAt > 0 && !badges.has(queryHash),
  });
  const times = shown.map(({ state }) => state.dataUpdatedAt);
  return Math.floor((times.length > 0 ? Math.min(...times) : performance.timeOrigin) / 1000);
}

/** Around every page, and read at their own times or never. */
const badges = new Set(
  [queryKeys.informationUnread, queryKeys.noteCount, queryKeys.openPlayerCount, queryKeys.delivered].map(hashKey),
);
