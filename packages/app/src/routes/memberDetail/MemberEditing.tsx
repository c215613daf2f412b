import { type MemberDetail, type MemberDraft, memberName, type SportType } from "@kyuseki/domain";
import { MemberForm, memberSavedValueText, startWriting } from "@kyuseki/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { readMember, saveMember } from "../../data/member.ts";
import { useServices } from "../../services/services.ts";
import { writingName } from "./memberWriting.ts";
import { useWriting } from "./useWriting.ts";

type MemberEditingProps = { member: MemberDetail; sportType: SportType; onDone: () => void };

/** VA-5, R4. What was typed and not saved is there again after a reload, with the version it began from. */
export function MemberEditing({ member, sportType, onDone }: MemberEditingProps) {
  const services = useServices();
  const { formatMessage } = useIntl();
  const { writing, write, settle, leaving } = useWriting(writingName(member.id));
  const [start] = useState(() => writing ?? startWriting(member));

  const handleSend = async (draft: MemberDraft, version: number | null) => {
    const saved = await saveMember(services, member.id, { ...draft, version: version ?? member.version });
    settle();
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
