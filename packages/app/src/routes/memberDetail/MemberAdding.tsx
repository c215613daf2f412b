import { type Member, type MemberDraft, memberName, type SportType } from "@kyuseki/domain";
import { MemberForm, memberSavedText, memberSavedValueText, startWriting } from "@kyuseki/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { addMember, readMember, undoAddMember } from "../../data/members/member.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";
import { useWriting } from "./useWriting.ts";

type MemberAddingProps = { sportType: SportType; backTo: string };

/** Adds a member; what was typed survives a reload (VA-5). */
export function MemberAdding({ sportType, backTo }: MemberAddingProps) {
  const services = useServices();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { writing, write, markSaved, leaving } = useWriting("member-new");
  const [start] = useState(() => writing ?? startWriting());

  const handleClose = () => void navigate(backTo, { preventScrollReset: true });
  const undoAdding = async ({ id }: Member) => {
    await undoAddMember(services, id);
    services.bus.emit("toast", { tone: "success", text: formatMessage(memberSavedText.creationUndone) });
  };
  const handleSend = async (draft: MemberDraft) => {
    const member = await addMember(services, draft);
    markSaved();
    handleClose();
    services.bus.emit("toast", {
      tone: "success",
      text: formatMessage(memberSavedValueText.added, { name: memberName(member) }),
      undo: () => void reportFailure(services, undoAdding(member)),
      action: { label: formatMessage(memberSavedText.another), onAction: () => void navigate(addAt(backTo)) },
    });
  };

  return (
    <MemberForm
      sportType={sportType}
      start={start}
      onWrite={write}
      onSend={handleSend}
      // A new member has no version that somebody else could change.
      onReadCurrent={() => readMember(services, 0)}
      onClose={handleClose}
      leaving={leaving}
    />
  );
}

/** The list as it was, with the form over it. */
function addAt(backTo: string): string {
  const { pathname, searchParams } = new URL(backTo, window.location.origin);
  searchParams.set("add", "1");
  return `${pathname}?${searchParams}`;
}
