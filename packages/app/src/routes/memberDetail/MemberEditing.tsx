import { type MemberDetail, type MemberDraft, memberName, type SportType } from "@kyuseki/domain";
import { MemberForm, memberSavedValueText, startWriting } from "@kyuseki/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { readMember, saveMember } from "../../data/members/member.ts";
import { memberDraftName } from "../../services/drafts/draftStorage.ts";
import { useServices } from "../../services/services.ts";
import { useWriting } from "./useWriting.ts";

type MemberEditingProps = { member: MemberDetail; sportType: SportType; onDone: () => void };

/** Edits a member; unsaved input survives a reload, with the version it began from (VA-5, R4). */
export function MemberEditing({ member, sportType, onDone }: MemberEditingProps) {
  const services = useServices();
  const { formatMessage } = useIntl();
  const { writing, write, markSaved, leaving } = useWriting(memberDraftName(member.id));
  const [start] = useState(() => writing ?? startWriting(member));

  const handleSend = async (draft: MemberDraft, version: number | null) => {
    const saved = await saveMember(services, member.id, { ...draft, version: version ?? member.version });
    markSaved();
    onDone();
    services.bus.emit("toast", {
      tone: "success",
      text: formatMessage(memberSavedValueText.saved, { name: memberName(saved) }),
    });
  };

  return (
    <MemberForm
      sportType={sportType}
      start={start}
      onWrite={write}
      onSend={handleSend}
      onReadCurrent={() => readMember(services, member.id)}
      onClose={onDone}
      leaving={leaving}
    />
  );
}
