import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { inquiryText } from "../../../copy/support/inquiry.ts";
import { FailureLine } from "./FailureLine.tsx";

type ConfirmActionsProps = {
  questionId: string;
  busy: boolean;
  failure: string | undefined;
  onBack: () => void;
  onSend: () => void;
};

/** 問いへの答え。断られた理由は、もう一度押すボタンのそばに出る。 */
export function ConfirmActions({ questionId, busy, failure, onBack, onSend }: ConfirmActionsProps) {
  const { formatMessage } = useIntl();

  const handleSend = ({ detail }: MouseEvent) => {
    // The second half of a double press on 「確認する」 lands here, before the question was read.
    if (detail <= 1) onSend();
  };

  return (
    <>
      {failure && <FailureLine>{failure}</FailureLine>}
      <VisuallyHidden role="status">{busy && formatMessage(inquiryText.sending)}</VisuallyHidden>
      <Button aria-disabled={busy || undefined} onClick={onBack}>
        {formatMessage(actionText.back)}
      </Button>
      <Button variant="primary" busy={busy} aria-describedby={questionId} onClick={handleSend}>
        {formatMessage(inquiryText.send)}
      </Button>
    </>
  );
}
