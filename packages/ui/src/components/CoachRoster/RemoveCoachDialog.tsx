import type { Coach } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import type { RosterChanges } from "./roster.ts";

type RemoveCoachDialogProps = Pick<RosterChanges, "onRemoveCoach"> & {
  coach: Coach;
  /** 済んだことの一文。 */
  onDone: (sentence: string) => void;
  onClose: () => void;
};

export function RemoveCoachDialog({ coach: { id, name }, onRemoveCoach, onDone, onClose }: RemoveCoachDialogProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);

  const handleConfirm = async () => {
    const answer = await send(() => onRemoveCoach(id));
    if ("result" in answer) onDone(formatMessage(rosterValueText.removed, { name }));
  };

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(rosterValueText.removeAsk, { name })}
      confirm={{ label: formatMessage(rosterText.remove) }}
      busy={busy}
      failure={sentence}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(rosterText.removeAfter)}</p>
    </ConfirmDialog>
  );
}
