import type { Member } from "@kyuseki/domain";
import { type MemberListView, memberOrder } from "@kyuseki/ui";
import { useMemo } from "react";
import { MemberPanel } from "../memberDetail/MemberPanelRoute.tsx";

export type MemberPanelSlotProps = {
  memberId: number | "new";
  members: readonly Member[];
  view: MemberListView;
  backTo: string;
};

/** A member over the list, with the neighbours the list shows (D-8). */
export function MemberPanelSlot({ memberId, members, view, backTo }: MemberPanelSlotProps) {
  const siblings = useMemo(() => memberOrder(members, view), [members, view]);
  return <MemberPanel memberId={memberId} siblings={siblings} backTo={backTo} />;
}
