import { type MemberDetail, memberName } from "@kyuseki/domain";
import { ApplicationCard, applicationValueText } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useApplication } from "../../data/members/applications.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { useServices } from "../../services/services.ts";
import { doneText } from "../memberActions/resultMessage.ts";

type MemberApplicationProps = { member: MemberDetail; backTo: string };

/** One applicant; a merged or declined one is no member any more, so the panel goes elsewhere (BE-6). */
export function MemberApplication({ member, backTo }: MemberApplicationProps) {
  const { call, bus } = useServices();
  const intl = useIntl();
  const members = useQuery(membersQuery(call));
  const navigate = useNavigate();
  const { onAccept, onMerge, onDecline } = useApplication(member);
  const candidates = members.data ?? nobody;
  const toast = (text: string) => bus.emit("toast", { tone: "success", text });

  return (
    <ApplicationCard
      applicant={member}
      members={candidates}
      onAccept={async () => {
        await onAccept();
        toast(doneText(intl, "accept", [member]));
      }}
      onMerge={async (intoId) => {
        await onMerge(intoId);
        const into = candidates.find(({ id }) => id === intoId);
        toast(intl.formatMessage(applicationValueText.merged, { name: into ? memberName(into) : "" }));
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
        toast(intl.formatMessage(applicationValueText.declined, { name: memberName(member) }));
        void navigate(backTo, { preventScrollReset: true });
      }}
    />
  );
}

const nobody: readonly [] = [];
const searchOf = (address: string) => new URL(address, window.location.origin).search;
