import { useIntl } from "react-intl";
import { signOutText, signOutValueText } from "../../copy/signOut.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";

export type SignOutDialogProps = {
  /** このタブで入力して、保存も送信もしていないものの数。 */
  unsaved: number;
  onSignOut: () => void;
  onClose: () => void;
};

/** 入力途中のままログアウトしようとしたときに、消えてよいかを確かめる。 */
export function SignOutDialog({ unsaved, onSignOut, onClose }: SignOutDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(signOutValueText.question, { count: unsaved })}
      confirm={{ label: formatMessage(signOutText.discard) }}
      cancelLabel={formatMessage(signOutText.stay)}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      {formatMessage(signOutText.result)}
    </ConfirmDialog>
  );
}
