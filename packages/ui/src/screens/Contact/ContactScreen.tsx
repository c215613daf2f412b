import type { InquiryDraft } from "@kyuseki/domain";
import { type MouseEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { Modal } from "../../components/Modal/Modal.tsx";
import {
  fieldErrorsAmong,
  type InquiryFieldErrors,
  inquiryFields,
} from "../../components/SimpleInquiry/checkInquiry.ts";
import { useInquirySending } from "../../components/SimpleInquiry/useInquirySending.ts";
import { Steps } from "../../components/Steps/Steps.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { editingText } from "../../copy/controls/editing.ts";
import { inquiryText } from "../../copy/support/inquiry.ts";
import { ContactConfirm } from "./parts/ContactConfirm.tsx";
import { ContactForm } from "./parts/ContactForm.tsx";
import { type ContactDraft, type ContactPrefill, type ContactTexts, withPrefill } from "./parts/contactDraft.ts";
import { FailureLine } from "./parts/FailureLine.tsx";
import { FormActions } from "./parts/FormActions.tsx";
import type { ContactSender } from "./parts/SenderLine.tsx";

export type ContactScreenProps = {
  sender: ContactSender;
  /** 閉じても、読み込み直しても、失敗しても残るように、app が持つ。 */
  draft: ContactDraft;
  onDraftChange: (draft: ContactDraft) => void;
  prefill: ContactPrefill;
  /** 断られたときは `Failure` で reject する。 */
  onSend: (draft: InquiryDraft) => Promise<void>;
  /** 受け付けられた。app がトーストを出し、下書きを空にして閉じる。 */
  onSent: () => void;
  onClose: () => void;
};

/** お問い合わせ。入力し、確かめ、問いに答えて送る。置かれている間だけ開いている。 */
export function ContactScreen({ sender, draft, onDraftChange, prefill, onSend, onSent, onClose }: ContactScreenProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const questionId = useId();
  const [checked, setChecked] = useState<InquiryDraft | null>(null);
  const [refused, setRefused] = useState<InquiryFieldErrors>({});
  const texts = withPrefill(draft, prefill);

  const handleRefused = (fields: Readonly<Record<string, string>>) => {
    const fieldErrors = fieldErrorsAmong(inquiryFields, fields);
    setRefused(fieldErrors);
    // Errors of single fields send the coach back to the form, where they can be corrected.
    if (Object.keys(fieldErrors).length > 0) setChecked(null);
  };
  const { busy, failure, send, forgetFailure } = useInquirySending({ onSend, onSent, onRefused: handleRefused });

  const handleClose = () => {
    if (!busy) onClose();
  };
  const handleChange = (part: Partial<ContactTexts>) => onDraftChange({ ...texts, ...part });
  const handleChecked = (next: InquiryDraft) => {
    forgetFailure();
    setRefused({});
    setChecked(next);
  };
  const handleBack = () => {
    if (busy) return;
    forgetFailure();
    setChecked(null);
  };

  return (
    <Modal
      title={formatMessage(inquiryText.title)}
      aside={
        <Steps
          label={formatMessage(inquiryText.steps)}
          steps={[formatMessage(inquiryText.stepForm), formatMessage(inquiryText.stepConfirm)]}
          current={checked ? 1 : 0}
        />
      }
      footer={
        checked ? (
          <ConfirmActions
            questionId={questionId}
            busy={busy}
            failure={failure}
            onBack={handleBack}
            onSend={() => send(checked)}
          />
        ) : (
          <FormActions
            formId={formId}
            draft={draft}
            hasName={sender.name.trim() !== ""}
            failure={failure}
            onClose={handleClose}
          />
        )
      }
      onClose={handleClose}
    >
      {checked ? (
        <ContactConfirm questionId={questionId} draft={checked} />
      ) : (
        <ContactForm
          id={formId}
          sender={sender}
          texts={texts}
          refused={refused}
          onChange={handleChange}
          onChecked={handleChecked}
        />
      )}
    </Modal>
  );
}

type ConfirmActionsProps = {
  questionId: string;
  busy: boolean;
  failure: string | undefined;
  onBack: () => void;
  onSend: () => void;
};

/** 問いへの答え。断られた理由は、もう一度押すボタンのそばに出る。 */
function ConfirmActions({ questionId, busy, failure, onBack, onSend }: ConfirmActionsProps) {
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
        {formatMessage(editingText.back)}
      </Button>
      <Button variant="primary" busy={busy} aria-describedby={questionId} onClick={handleSend}>
        {formatMessage(inquiryText.send)}
      </Button>
    </>
  );
}
