import { useIntl } from "react-intl";
import { familyLinkDialogValueText, familyLinkDialogText as text } from "../../copy/notices/familyLetters.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../ConfirmDialog/useConfirmedSending.ts";

type StopFamilyLinksProps = { names: string; onStop: () => Promise<unknown>; onClose: () => void };

/** リンクをすべて止める前に確かめる。 */
export function StopFamilyLinks({ names, onStop, onClose }: StopFamilyLinksProps) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(onStop, onClose);

  return (
    <ConfirmDialog
      {...sending}
      title={formatMessage(familyLinkDialogValueText.stopAsked, { names })}
      confirm={{ label: formatMessage(text.stop) }}
      tone="danger"
      onClose={onClose}
    >
      {formatMessage(text.stopHelp)}
    </ConfirmDialog>
  );
}
