import { memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { personalDataText, teamValueText } from "../../../copy/team/teamManagement.ts";
import { useSending } from "../../../state/useSending.ts";
import type { DeletedMember } from "./personalData.ts";

type EraseDialogProps = {
  member: DeletedMember;
  onErase: (id: number) => Promise<void>;
  onErased: () => void;
  onClose: () => void;
};

export function EraseDialog({ member, onErase, onErased, onClose }: EraseDialogProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);

  const handleConfirm = async () => {
    const answer = await send(() => onErase(member.id));
    if ("result" in answer) onErased();
  };

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(teamValueText.eraseAsk, { name: memberName(member) })}
      confirm={{ label: formatMessage(personalDataText.eraseConfirm), icon: "trash" }}
      busy={busy}
      failure={sentence}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(personalDataText.eraseAfter)}</p>
    </ConfirmDialog>
  );
}
