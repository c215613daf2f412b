import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { noticeHistoryText, noticeHistoryValueText } from "../../../copy/notices/noticeHistory.ts";
import { useSending } from "../../../state/useSending.ts";

type DeleteDraftProps = {
  noticeId: number;
  title: string;
  /** 断られたら `Failure` で終わる。 */
  onDelete: () => Promise<void>;
};

/** 書きかけを消す。戻せないので、確かめてから。 */
export function DeleteDraft({ noticeId, title, onDelete }: DeleteDraftProps) {
  const { formatMessage } = useIntl();
  const [isAsked, setIsAsked] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const sentence = useFailureSentence(failure);

  const handleClose = () => {
    setIsAsked(false);
    forget();
  };
  const handleConfirm = async () => {
    const outcome = await send(onDelete);
    if ("result" in outcome) setIsAsked(false);
  };

  return (
    <>
      <Above
        icon={trashIcon}
        label={formatMessage(noticeHistoryValueText.deleteDraft, { title })}
        aria-haspopup="dialog"
        data-delete={noticeId}
        onClick={() => setIsAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          title={formatMessage(noticeHistoryValueText.deleteAsk, { title })}
          confirm={{ label: formatMessage(noticeHistoryText.delete), icon: trashIcon }}
          busy={busy}
          failure={sentence}
          onConfirm={() => void handleConfirm()}
          onClose={handleClose}
        >
          {formatMessage(noticeHistoryText.deleteBody)}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Over the link that fills the row. */
const Above = styled(IconButton)`
  position: relative;
  align-self: end;
`;
