import type { MemberDetail } from "@kyuseki/domain";
import { ApplicationCard } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useApplication } from "../../data/applications.ts";
import { membersQuery } from "../../data/useMembers.ts";
import { useServices } from "../../house/services.ts";

type MemberApplicationProps = { member: MemberDetail; backTo: string };

/** BE-6. One applicant; a merged or declined one is no member any more, so the panel goes elsewhere. */
export function MemberApplication({ member, backTo }: MemberApplicationProps) {
  const { call } = useServices();
  const members = useQuery(membersQuery(call));
  const navigate = useNavigate();
  const { onAccept, onMerge, onDecline } = useApplication(member.id);

  return (
    <ApplicationCard
      applicant={member}
      members={members.data ?? nobody}
      onAccept={onAccept}
      onMerge={async (intoId) => {
        await onMerge(intoId);
        void navigate(
          { pathname: `/member-list/${intoId}`, search: searchOf(backTo) },
          {
            replace: true,
            preventScrollReset: true,
          },
        );
      }}
      onDecline={async () => {
        await onDecline();
        void navigate(backTo, { preventScrollReset: true });
      }}
    />
  );
}

const nobody: readonly [] = [];
const searchOf = (address: string) => new URL(address, window.location.origin).search;
