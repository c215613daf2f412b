import { listOwnTeams } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** The clubs of the account; asked for anew each time, since another club may have let them in or out. */
export const ownTeamsQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.ownTeams,
    queryFn: async ({ signal }) => (await call(listOwnTeams, { signal })).teams,
    gcTime: 0,
  });
