import { listAudit, listDeletedMembers } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** Deleted, and not yet erased; managers only (P3). */
export const deletedMembersQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.deletedMembers,
    queryFn: async ({ signal }) => (await call(listDeletedMembers, { signal })).members,
  });

/** Newest first, a page at a time; managers only (P5). */
export const auditQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: queryKeys.audit,
    queryFn: ({ pageParam, signal }) => call(listAudit, { query: pageParam, signal }),
    initialPageParam: {},
    getNextPageParam: ({ entries, more }): { before?: number } | undefined => {
      const last = entries.at(-1);
      return more && last ? { before: last.id } : undefined;
    },
  });
