import { Failure, type Member, type MemberDetail } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { Loadable } from "@kyuseki/ui";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../services/services.ts";
import { toLoadable } from "../loadable.ts";
import { memberQuery } from "./memberQuery.ts";
import { membersQuery } from "./useMembers.ts";

/** `id` may come from an address: a malformed one is `not_found`. */
export function useMember(id: number) {
  const { call } = useServices();
  const queries = useQueryClient();
  const isId = Number.isInteger(id) && id > 0;
  const member = useQuery({ ...memberQuery(call, id), enabled: isId });
  return {
    member: !isId || isGone(member.error) ? gone : toLoadable(member),
    /** The list's row: something to show until the rest is here. */
    known: memberInList(queries, call, id),
    retry: () => void member.refetch(),
  };
}

/** Somebody else has deleted the member: the cached one must not stay on screen. */
const isGone = (error: unknown) => error instanceof Failure && error.code === "not_found";
const gone: Loadable<MemberDetail> = { status: "failed", code: "not_found" };

/** The list's row, if the list has been read. */
export const memberInList = (queries: QueryClient, call: Call, id: number): Member | undefined =>
  queries.getQueryData(membersQuery(call).queryKey)?.find((member) => member.id === id);
