import { listMembers, type Member } from "@kyuseki/domain";
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

type Wanted = {
  former?: boolean;
  /** Without those who have applied and wait for approval: nothing can be sent to them yet. */
  accepted?: boolean;
};

/** One of the two lists. The members of the past are asked for only when somebody looks at them. */
export function useMembers(call: Call, { former = false, accepted = false }: Wanted = {}) {
  const present = useQuery({ ...membersQuery(call), enabled: !former, select: accepted ? acceptedOf : all });
  const past = useQuery({ ...formerMembersQuery(call), enabled: former });
  const members = former ? past : present;
  return {
    members: toLoadable(members),
    refreshing: members.isRefetching,
    retry: () => void members.refetch(),
  };
}

const all = (members: Member[]) => members;
const acceptedOf = (members: Member[]) => members.filter(({ state }) => state === "active");
