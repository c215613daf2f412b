import { useIntl } from "react-intl";
import { ballVideoText } from "../../copy/analyzer/ballVideo.ts";
import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";

type RemoveVideoProps = { onRemove: () => Promise<unknown>; onClose: () => void };

/** 元には戻せないので、先に確かめる。 */
export function RemoveVideo({ onRemove, onClose }: RemoveVideoProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  const handleConfirm = async () => {
    if ("result" in (await send(onRemove))) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(ballVideoText.removeTitle)}
      confirm={{ label: formatMessage(ballVideoText.remove), icon: "trash" }}
      tone="danger"
      busy={busy}
      failure={useFailureSentence(failure)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {formatMessage(ballVideoText.removeBody)}
    </ConfirmDialog>
  );
}
