import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { sendIcon } from "../../../components/Icon/icons.ts";
import { syncValueText } from "../../../copy/frame/syncStatus.ts";
import type { SyncEntry, SyncStatusScreenProps } from "../syncStatusProps.ts";

export type SendButtonProps = Pick<SyncStatusScreenProps, "busy" | "onSendNow"> & {
  waiting: readonly SyncEntry[];
  wide?: boolean;
};

/** 開いているチームの、待っているものをいま送る。なければ出ない。 */
export function SendButton({ waiting, busy, onSendNow, wide = false }: SendButtonProps) {
  const { formatMessage } = useIntl();
  const count = waiting.filter(({ team }) => team === null).length;

  if (count === 0) return null;
  return (
    <Button variant="primary" icon={sendIcon} busy={busy} wide={wide} onClick={onSendNow}>
      {formatMessage(syncValueText.sendNow, { count })}
    </Button>
  );
}
