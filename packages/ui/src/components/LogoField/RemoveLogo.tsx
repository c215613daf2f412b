import { useIntl } from "react-intl";
import { logoText } from "../../copy/team/logo.ts";
import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";

type RemoveLogoProps = { onRemove: () => Promise<unknown>; onClose: () => void };

/** 元には戻せないので、先に確かめる。 */
export function RemoveLogo({ onRemove, onClose }: RemoveLogoProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  const handleConfirm = async () => {
    if ("result" in (await send(onRemove))) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(logoText.removeTitle)}
      confirm={{ label: formatMessage(logoText.removeNow), icon: "trash" }}
      tone="danger"
      busy={busy}
      failure={useFailureSentence(failure)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {formatMessage(logoText.removeResult)}
    </ConfirmDialog>
  );
}
