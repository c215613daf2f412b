import { useIntl } from "react-intl";
import { unsavedText } from "../../copy/controls/unsaved.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export type Leaving = { onLeave: () => void; onStay: () => void };

export type LeaveDialogProps = Leaving & {
  /** どこに、保存していない変更があるか。 */
  children: string;
};

/** 保存していない変更を残して、ほかの画面へ移るとき。 */
export function LeaveDialog({ onLeave, onStay, children }: LeaveDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(unsavedText.leaveAsk)}
      confirm={{ label: formatMessage(unsavedText.leave) }}
      cancelLabel={formatMessage(unsavedText.stay)}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
