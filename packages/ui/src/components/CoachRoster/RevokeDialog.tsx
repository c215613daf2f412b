import type { CoachInvite } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { actionText } from "../../copy/controls/action.ts";
import { coachTypeText } from "../../copy/members/person.ts";
import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import type { RosterActs } from "./roster.ts";

type RevokeDialogProps = Pick<RosterActs, "onRevokeInvite"> & {
  invite: CoachInvite;
  onRevoked: () => void;
  onClose: () => void;
};

export function RevokeDialog({ invite, onRevokeInvite, onRevoked, onClose }: RevokeDialogProps) {
  const { formatMessage } = useIntl();
  const { id, email, coach_type } = invite;
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);
  const whom =
    email === null
      ? formatMessage(rosterValueText.revokeAny, { role: formatMessage(coachTypeText[coach_type]) })
      : formatMessage(rosterValueText.revokeFor, { email });

  const handleConfirm = async () => {
    const answer = await send(() => onRevokeInvite(id));
    if ("result" in answer) onRevoked();
  };

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(rosterValueText.revokeAsk, { whom })}
      confirm={{ label: formatMessage(actionText.cancelInvite) }}
      busy={busy}
      failure={sentence}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(rosterText.revokeAfter)}</p>
    </ConfirmDialog>
  );
}
