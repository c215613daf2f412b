import { listAudit, listDeletedMembers } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** P3. Deleted, and not yet erased; managers only. */
export const deletedMembersQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.deletedMembers,
    queryFn: async ({ signal }) => (await call(listDeletedMembers, { signal })).members,
  });

/** P5. Newest first, a page at a time; managers only. */
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
