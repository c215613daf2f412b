import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { memberActionText, memberConfirmText } from "../../../copy/members/memberActions.ts";
import { memberDetailValueText } from "../../../copy/members/memberDetail.ts";
import { useSending } from "../../../state/useSending.ts";

type ArchiveDialogProps = { name: string; onArchive: () => Promise<unknown>; onClose: () => void };

/** 退団にする前に。 */
export function ArchiveDialog({ name, onArchive, onClose }: ArchiveDialogProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  const handleConfirm = async () => {
    const answer = await send(onArchive);
    if (!("failure" in answer)) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(memberDetailValueText.archive, { name })}
      confirm={{ label: formatMessage(memberActionText.leave) }}
      busy={busy}
      failure={useFailureSentence(failure)}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {formatMessage(memberConfirmText.leave)}
    </ConfirmDialog>
  );
}
