import type { Member } from "@kyuseki/domain";
import { QueryObserver } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { membersQuery } from "../data/members/useMembers.ts";
import { useServices } from "../services/services.ts";

/**
 * How many applications wait, as far as the members are known: the shell asks for nothing itself, and is drawn again for
 * another number alone, not for members who are asked for.
 */
export function useApplied(): number {
  const { call, queries } = useServices();
  const subscribe = useCallback(
    (onChange: () => void) =>
      new QueryObserver(queries, {
        ...membersQuery(call),
        enabled: false,
        notifyOnChangeProps: ["data"],
      }).subscribe(onChange),
    [call, queries],
  );
  return useSyncExternalStore(subscribe, () => countApplied(queries.getQueryData(membersQuery(call).queryKey) ?? []));
}

const countApplied = (members: readonly Member[]) => members.filter(({ state }) => state === "applied").length;
