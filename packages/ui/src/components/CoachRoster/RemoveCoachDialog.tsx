import type { Coach } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { rosterText, rosterValueText } from "../../copy/account.ts";
import { useSending } from "../../state/useSending.ts";
import { useRefusalSentence } from "../Banner/useRefusalSentence.ts";
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
  const { busy, refusal, send } = useSending();
  const failure = useRefusalSentence(refusal);

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
      failure={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(rosterText.removeAfter)}</p>
    </ConfirmDialog>
  );
}
