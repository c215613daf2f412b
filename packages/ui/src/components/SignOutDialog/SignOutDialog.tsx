import { useIntl } from "react-intl";
import { signOutText, signOutValueText } from "../../copy/account/signOut.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";

export type SignOutDialogProps = {
  /** この端末で入力して、保存も送信もしていないものの数。 */
  drafts: number;
  /** この端末に残っている、未送信の記録の数。 */
  unsent: number;
  onSignOut: () => void;
  onClose: () => void;
};

/** 入力途中のままログアウトしようとしたときに、消えてよいかを確かめる。 */
export function SignOutDialog({ drafts, unsent, onSignOut, onClose }: SignOutDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(signOutValueText.question, { count: drafts + unsent })}
      confirm={{ label: formatMessage(signOutText.discard) }}
      cancelLabel={formatMessage(signOutText.stay)}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      {unsent > 0 && <p>{formatMessage(signOutValueText.unsent, { count: unsent })}</p>}
      <p>{formatMessage(signOutText.result)}</p>
    </ConfirmDialog>
  );
}
