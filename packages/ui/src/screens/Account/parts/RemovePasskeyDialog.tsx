import type { Passkey } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { passkeysText, passkeysValueText } from "../../../copy/account/passkeys.ts";
import type { PasskeyActs } from "./passkeys.ts";

type RemovePasskeyDialogProps = Pick<PasskeyActs, "onRemovePasskey"> & {
  passkey: Passkey;
  /** 回復コードも使えなくなる。 */
  isLast: boolean;
  onDone: () => void;
  onClose: () => void;
};

export function RemovePasskeyDialog({ passkey, isLast, onRemovePasskey, onDone, onClose }: RemovePasskeyDialogProps) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(() => onRemovePasskey(passkey.id), onDone);

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(passkeysValueText.removeAsk, { name: passkey.name })}
      confirm={{ label: formatMessage(passkeysText.removeConfirm), icon: trashIcon }}
      {...sending}
      onClose={onClose}
    >
      <p>{formatMessage(isLast ? passkeysText.removeLastAfter : passkeysText.removeAfter)}</p>
    </ConfirmDialog>
  );
}
