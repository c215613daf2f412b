import { memberName } from "@kyuseki/domain";
import { useQuery } from "@tanstack/react-query";
import { membersQuery } from "../../data/members/useMembers.ts";
import { useServices } from "../../services/services.ts";

/** The notes of the players before and after in the list of members. */
export function useNoteNeighbours(id: number) {
  const { call } = useServices();
  const members = useQuery(membersQuery(call)).data ?? [];
  const active = members.filter((member) => member.state === "active");
  const place = active.findIndex((member) => member.id === id);
  const neighbour = (at: number) => {
    const member = place === -1 ? undefined : active[at];
    return member && { name: memberName(member), href: `/note/note-list/${member.id}` };
  };
  return { previous: neighbour(place - 1), next: neighbour(place + 1) };
}
