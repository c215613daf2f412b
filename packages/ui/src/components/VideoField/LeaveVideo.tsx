import { useIntl } from "react-intl";
import { ballVideoText } from "../../copy/analyzer/ballVideo.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import type { LeavingVideo } from "./videoUpload.ts";

/** 送っている途中で移ると、送信はそこで止まる。 */
export function LeaveVideo({ onLeave, onStay }: LeavingVideo) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(ballVideoText.leaveTitle)}
      confirm={{ label: formatMessage(ballVideoText.leave) }}
      cancelLabel={formatMessage(ballVideoText.stay)}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {formatMessage(ballVideoText.leaveBody)}
    </ConfirmDialog>
  );
}
