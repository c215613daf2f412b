import { useIntl } from "react-intl";
import { filmText } from "../../copy/film.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import type { LeavingFilm } from "./filmUpload.ts";

/** 送っている途中で移ると、送信はそこで止まる。 */
export function LeaveFilm({ onLeave, onStay }: LeavingFilm) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      tone="danger"
      title={formatMessage(filmText.leaveTitle)}
      confirm={{ label: formatMessage(filmText.leave) }}
      cancelLabel={formatMessage(filmText.stay)}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {formatMessage(filmText.leaveBody)}
    </ConfirmDialog>
  );
}
