import { getReportPlayers } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** Every player with the figures of all days; for teams with the analyzer (RO-2). */
export const reportPlayersQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.reportPlayers,
    queryFn: async ({ signal }) => (await call(getReportPlayers, { signal })).players,
  });
