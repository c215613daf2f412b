import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { openPlayerCountQuery } from "../../data/notices/openPlayerCount.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

type OpenPlayersProps = {
  /** The path of the page that is shown. */
  page: string;
  onCount: (players: number) => void;
};

/**
 * Tells how many players have something open; draws nothing (CO-7). What a page has changed without reading the number
 * again, as every measured value does, is read with the next page: that may say the number, too.
 */
export function OpenPlayers({ page, onCount }: OpenPlayersProps) {
  const { call, queries } = useServices();
  const { data, refetch } = useQuery(openPlayerCountQuery(call));
  const last = useRef(page);
  useEffect(() => onCount(data?.players ?? 0), [data, onCount]);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (queries.getQueryState(queryKeys.openPlayerCount)?.isInvalidated) void refetch();
  }, [page, queries, refetch]);
  return null;
}
