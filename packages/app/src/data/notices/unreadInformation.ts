import { listInformation } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** How much of the provider's information this coach has not read. */
export const unreadInformationQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.informationUnread,
    queryFn: async ({ signal }) => (await call(listInformation, { signal })).unread,
    staleTime: unreadFreshMs,
  });

const unreadFreshMs = 300_000;
