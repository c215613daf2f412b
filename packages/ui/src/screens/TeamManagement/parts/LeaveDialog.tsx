import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { teamText } from "../../../copy/team/teamManagement.ts";

export type Leaving = { onLeave: () => void; onStay: () => void };

/** 保存していない変更を残して、ほかの画面へ移るとき。 */
export function LeaveDialog({ onLeave, onStay }: Leaving) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(teamText.leaveAsk)}
      confirm={{ label: formatMessage(teamText.leave) }}
      cancelLabel={formatMessage(teamText.stay)}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{formatMessage(teamText.leaveAfter)}</p>
    </ConfirmDialog>
  );
}
