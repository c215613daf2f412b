import { listRecipientGroups } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** The team's saved groups of recipients. */
export const recipientGroupsQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.recipientGroups,
    queryFn: async ({ signal }) => (await call(listRecipientGroups, { signal })).groups,
  });
