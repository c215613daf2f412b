import { useIntl } from "react-intl";
import { switchTeamText } from "../../copy/account/switchTeam.ts";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { refreshIcon } from "../Icon/icons.ts";

export type TeamMovedDialogProps = {
  /** いま開いているチームで、ページを読み込み直す。 */
  onReload: () => void;
  onClose: () => void;
};

/** 別のタブでチームが切り替えられた画面に、そのことを言う。 */
export function TeamMovedDialog({ onReload, onClose }: TeamMovedDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      title={formatMessage(switchTeamText.movedTitle)}
      confirm={{ label: formatMessage(switchTeamText.reload), icon: refreshIcon }}
      cancelLabel={formatMessage(switchTeamText.stay)}
      onConfirm={onReload}
      onClose={onClose}
    >
      <p>{formatMessage(switchTeamText.moved)}</p>
    </ConfirmDialog>
  );
}
