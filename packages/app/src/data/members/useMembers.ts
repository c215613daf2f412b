import { listMembers } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { toLoadable } from "../loadable.ts";
import { queryKeys } from "../queryKeys.ts";

/** Every member of the team, newest first; screens filter and sort them (AP-4). */
export const membersQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.members,
    queryFn: async ({ signal }) => (await call(listMembers, { signal })).members,
  });

/** Those who graduated or left. */
export const formerMembersQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.formerMembers,
    queryFn: async ({ signal }) => (await call(listMembers, { query: { state: "archived" }, signal })).members,
  });

/** One of the two lists. The members of the past are asked for only when somebody looks at them. */
export function useMembers(call: Call, { former = false }: { former?: boolean } = {}) {
  const present = useQuery({ ...membersQuery(call), enabled: !former });
  const past = useQuery({ ...formerMembersQuery(call), enabled: former });
  const members = former ? past : present;
  return {
    members: toLoadable(members),
    refreshing: members.isRefetching,
    retry: () => void members.refetch(),
  };
}
