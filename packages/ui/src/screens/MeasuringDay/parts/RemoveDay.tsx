import { useState } from "react";
import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { measuringFormText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { useSending } from "../../../state/useSending.ts";

/** 測定会を、記録ごと削除する。その前に確かめる。 */
export function RemoveDay({ name, onDelete }: { name: string; onDelete: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const sentence = useFailureSentence(failure);
  const close = () => {
    forget();
    setAsking(false);
  };

  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        {formatMessage(measuringFormText.remove)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          tone="danger"
          title={formatMessage(measuringValueText.removeAsk, { name })}
          confirm={{ label: formatMessage(measuringFormText.removeAction), icon: "trash" }}
          busy={busy}
          failure={sentence}
          onConfirm={() => void send(onDelete)}
          onClose={close}
        >
          <p>{formatMessage(measuringFormText.removeAfter)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
