import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { sessionsText, sessionsValueText } from "../../../copy/account/account.ts";
import { useSending } from "../../../state/useSending.ts";
import type { Ending } from "./sessions.ts";

type EndSessionsDialogProps = {
  ending: Ending;
  onEndSessions: (ids: "others" | number[]) => Promise<void>;
  /** 済んだことの一文を渡す。 */
  onEnded: (sentence: string) => void;
  onClose: () => void;
};

/** ログインし直せば戻せるが、使っている人の手は止まるので、端末か数を言って確かめる。 */
export function EndSessionsDialog({ ending, onEndSessions, onEnded, onClose }: EndSessionsDialogProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const sentence = useFailureSentence(failure);
  const isOne = ending.of === "one";
  const title = isOne
    ? formatMessage(sessionsValueText.askOne, ending)
    : ending.count === null
      ? formatMessage(sessionsText.askOthersMost)
      : formatMessage(sessionsValueText.askOthers, { count: ending.count });
  const ended = isOne ? formatMessage(sessionsValueText.endedOne, ending) : formatMessage(sessionsText.endedOthers);

  const handleConfirm = async () => {
    const answer = await send(() => onEndSessions(isOne ? [ending.id] : "others"));
    if ("result" in answer) onEnded(ended);
  };

  return (
    <ConfirmDialog
      title={title}
      confirm={{ label: formatMessage(sessionsText.confirm) }}
      busy={busy}
      failure={sentence}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{formatMessage(sessionsText.after)}</p>
    </ConfirmDialog>
  );
}
