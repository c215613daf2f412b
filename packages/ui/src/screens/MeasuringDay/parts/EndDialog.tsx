import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import type { EntryCounts } from "../../../components/EntryGrid/parts/countEntries.ts";
import { measuringText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { useSending } from "../../../state/useSending.ts";

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
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);

  const handleConfirm = async () => {
    const answer = await send(onEnd);
    if ("result" in answer) onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(measuringValueText.endAsk, { name })}
      confirm={{ label: formatMessage(measuringText.endAction) }}
      cancelLabel={formatMessage(measuringText.goOn)}
      busy={busy}
      failure={sentence}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {error + ask > 0 && <p>{formatMessage(measuringValueText.endLeft, { count: error + ask })}</p>}
      {empty > 0 && <p>{formatMessage(measuringValueText.endEmpty, { count: empty })}</p>}
      <p>{formatMessage(measuringText.endReady)}</p>
    </ConfirmDialog>
  );
}
