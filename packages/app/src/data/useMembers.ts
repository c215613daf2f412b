import { listMembers } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { toLoadable } from "./loadable.ts";

/** AP-4. Every member of the session's team, newest first; screens filter and sort what they hold. */
export const membersQuery = (call: Call) =>
  queryOptions({
    queryKey: ["members"],
    queryFn: async ({ signal }) => (await call(listMembers, { signal })).members,
  });

export function useMembers(call: Call) {
  const members = useQuery(membersQuery(call));
  return {
    members: toLoadable(members),
    refreshing: members.isRefetching,
    retry: () => void members.refetch(),
  };
}
