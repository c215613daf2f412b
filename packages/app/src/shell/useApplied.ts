import type { Member } from "@kyuseki/domain";
import { useQuery } from "@tanstack/react-query";
import { membersQuery } from "../data/members/useMembers.ts";
import { useServices } from "../services/services.ts";

/** How many applications wait, as far as the members are known: the shell asks for nothing itself. */
export function useApplied(): number {
  const { call } = useServices();
  const { data } = useQuery({ ...membersQuery(call), enabled: false, select: countApplied });
  return data ?? 0;
}

const countApplied = (members: readonly Member[]) => members.filter(({ state }) => state === "applied").length;
