import { countOpenPlayers } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** まだの人, for the badge of the navigation. */
export const openPlayerCountQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.openPlayerCount, queryFn: ({ signal }) => call(countOpenPlayers, { signal }) });
