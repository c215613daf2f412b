import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { openPlayerCountQuery } from "../../data/notices/openPlayerCount.ts";
import { useServices } from "../../services/services.ts";

/** Tells how many players have something open; draws nothing (CO-7). */
export function OpenPlayers({ onCount }: { onCount: (players: number) => void }) {
  const { call } = useServices();
  const { data } = useQuery(openPlayerCountQuery(call));
  useEffect(() => onCount(data?.players ?? 0), [data, onCount]);
  return null;
}
