import { useState } from "react";
import { useIntl } from "react-intl";
import { refusedEntryText } from "../../copy/frame/refusedEntry.ts";
import { syncText, syncValueText } from "../../copy/frame/syncStatus.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { sendIcon, trashIcon } from "../Icon/icons.ts";
import { Panel } from "../Panel/Panel.tsx";
import { RefusedReason, type RefusedReasonProps } from "./RefusedReason.tsx";

export type RefusedEntryProps = RefusedReasonProps & {
  /** 入力したまま、もう一度送る。 */
  onRetry: () => void;
  /** 送らずに、端末から消す。 */
  onDelete: () => void;
  /** 入力欄に戻したあと、知らせだけを閉じる。 */
  onClose: () => void;
};

/** 「通信の状態」から直しに来た、断られた入力ひとつ。どの種類でも、そのページのはじめに出す。 */
export function RefusedEntry({ onRetry, onDelete, onClose, ...entry }: RefusedEntryProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { label, detail, form } = entry;

  return (
    <Panel
      title={formatMessage(refusedEntryText.title)}
      footer={
        <Cluster>
          {form === "taken" ? (
            <Button size="s" onClick={onClose}>
              {formatMessage(refusedEntryText.close)}
            </Button>
          ) : (
            <>
              <Button size="s" icon={sendIcon} onClick={onRetry}>
                {formatMessage(syncText.retry)}
              </Button>
              <Button size="s" variant="danger" icon={trashIcon} onClick={() => setAsking(true)}>
                {formatMessage(syncText.delete)}
              </Button>
            </>
          )}
        </Cluster>
      }
    >
      <RefusedReason {...entry} />
      {isAsking && (
        <ConfirmDialog
          tone="danger"
          title={formatMessage(syncValueText.deleteQuestion, { name: label })}
          confirm={{ label: formatMessage(syncText.delete), icon: trashIcon }}
          onConfirm={() => {
            setAsking(false);
            onDelete();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{detail}</p>
          <p>{formatMessage(syncText.deleteResult)}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
