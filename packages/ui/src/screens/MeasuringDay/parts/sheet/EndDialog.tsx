import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../../components/ConfirmDialog/useConfirmedSending.ts";
import type { EntryCounts } from "../../../../components/EntryGrid/parts/countEntries.ts";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";

type EndDialogProps = {
  name: string;
  /** どの学年も合わせた数。 */
  counts: EntryCounts;
  onEnd: () => Promise<void>;
  onClose: () => void;
};

/** 終える前に、直す・確認・未入力の残りを言う。 */
export function EndDialog({ name, counts: { error, ask, empty }, onEnd, onClose }: EndDialogProps) {
  const { formatMessage } = useIntl();
  const sending = useConfirmedSending(onEnd, onClose);

  return (
    <ConfirmDialog
      title={formatMessage(measuringValueText.endAsk, { name })}
      confirm={{ label: formatMessage(measuringText.endAction) }}
      cancelLabel={formatMessage(measuringText.goOn)}
      {...sending}
      onClose={onClose}
    >
      {error + ask > 0 && <p>{formatMessage(measuringValueText.endLeft, { count: error + ask })}</p>}
      {empty > 0 && <p>{formatMessage(measuringValueText.endEmpty, { count: empty })}</p>}
      <p>{formatMessage(measuringText.endReady)}</p>
    </ConfirmDialog>
  );
}
