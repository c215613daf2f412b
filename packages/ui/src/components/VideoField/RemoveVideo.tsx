import { useIntl } from "react-intl";
import { ballVideoText } from "../../copy/ballVideo.ts";
import { useSending } from "../../state/useSending.ts";
import { useRefusalSentence } from "../Banner/useRefusalSentence.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";

type RemoveVideoProps = { onRemove: () => Promise<unknown>; onClose: () => void };

/** 元には戻せないので、先に確かめる。 */
export function RemoveVideo({ onRemove, onClose }: RemoveVideoProps) {
  const { formatMessage } = useIntl();
  const { busy, refusal, send } = useSending();

  const handleConfirm = async () => {
    if ("result" in (await send(onRemove))) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(ballVideoText.removeTitle)}
      confirm={{ label: formatMessage(ballVideoText.remove), icon: "trash" }}
      tone="danger"
      busy={busy}
      failure={useRefusalSentence(refusal)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {formatMessage(ballVideoText.removeBody)}
    </ConfirmDialog>
  );
}
