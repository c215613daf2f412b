import { type Member, memberName } from "@kyuseki/domain";
import { type Loadable, memberOrder, type ReportFrameAround, type ReportNeighbour } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { usePhotosSrc } from "../../data/members/teamPhotos.ts";
import { formerMembersQuery, membersQuery } from "../../data/members/useMembers.ts";
import { viewOnArrival } from "../../navigation/useAddressView.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { memberListAddress } from "../memberList/viewInAddress.ts";

/**
 * What every page of one player's report shows around its content. Former members are looked for after the present
 * ones; an id that belongs to nobody is `not_found`.
 */
export function useReportFrame(id: number): ReportFrameAround {
  const { call } = useServices();
  const { team } = useSignedIn();
  const present = useQuery(membersQuery(call));
  const here = present.data?.find((member) => member.id === id);
  const former = useQuery({ ...formerMembersQuery(call), enabled: id !== 0 && present.data !== undefined && !here });
  const neighbours = useMemo(() => neighboursOf(present.data ?? [], id), [present.data, id]);

  const gone = former.data?.find((member) => member.id === id);
  const member = here ?? gone;
  return {
    photos: usePhotosSrc(member ? [member] : []),
    player: id === 0 ? nobody : found(member, present.data ? toLoadable(former) : toLoadable(present)),
    sportType: team.sport_type,
    ...neighbours,
    onPlayerRetry: () => void (present.data ? former : present).refetch(),
  };
}

function found(member: Member | undefined, searched: Loadable<unknown>): Loadable<Member> {
  if (member) return { status: "ready", value: member };
  return searched.status === "ready" ? nobody : searched;
}

/** In the order the member list was last seen in; for somebody it did not show, in its usual order. */
function neighboursOf(members: readonly Member[], id: number) {
  const active = members.filter(({ state }) => state === "active");
  const seen = memberOrder(active, viewOnArrival("member-list", memberListAddress, ""));
  const ids = seen.includes(id) ? seen : memberOrder(active, memberListAddress.read(""));
  const place = ids.indexOf(id);
  const at = (index: number): ReportNeighbour | null => {
    const member = place === -1 ? undefined : active.find((one) => one.id === ids[index]);
    return member ? { id: member.id, name: memberName(member) } : null;
  };
  return { previous: at(place - 1), next: at(place + 1) };
}

const nobody: Loadable<never> = { status: "failed", code: "not_found" };
