import { memberName } from "@kyuseki/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { membersQuery } from "../../data/members/useMembers.ts";
import { lastTrainingOrder } from "../../data/training.ts";
import { useServices } from "../../services/services.ts";

/** The players before and after in the training list as last seen; after a direct link, in the list of members. */
export function useNeighbours(id: number) {
  const { call } = useServices();
  const members = useQuery(membersQuery(call)).data ?? [];
  const [listed] = useState(lastTrainingOrder);
  const ids = listed.includes(id) ? listed : members.filter(({ state }) => state === "active").map((one) => one.id);
  const place = ids.indexOf(id);
  const neighbour = (at: number) => {
    const member = place === -1 ? undefined : members.find((one) => one.id === ids[at]);
    return member && { name: memberName(member), href: `/training-report/${member.id}` };
  };

  return { previous: neighbour(place - 1), next: neighbour(place + 1) };
}
