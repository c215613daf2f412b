import { noticeLimits, sendableNoticeSchema } from "@kyuseki/domain";
import { type FormEvent, useId } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { FormModal } from "../../../components/Modal/FormModal.tsx";
import { NoticeChange } from "../../../components/NoticeView/NoticeChange.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { noticeText } from "../../../copy/notices/notice.ts";
import { noticeFollowUpText } from "../../../copy/notices/noticeFollowUp.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Label } from "../../../layout/Text/Label.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { useForm } from "../../../state/useForm.ts";

type Words = { title: string; body: string };
type CorrectDialogProps = {
  notice: Words;
  /** 前に書きかけたもの。 */
  draft: Words | null;
  onDraftChange: (words: Words) => void;
  onCorrect: (words: Words) => Promise<void>;
  onClose: () => void;
};

const { title, body } = sendableNoticeSchema.shape;

/** 送ったお知らせの訂正。変わるところを、送る前に見せる。 */
export function CorrectDialog({ notice, draft, onDraftChange, onCorrect, onClose }: CorrectDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { values, busy, failure, fieldError, change, form } = useForm({
    fields: { title, body },
    empty: draft ?? { title: notice.title, body: notice.body },
    onSend: async (words) => {
      await onCorrect(words);
      onClose();
    },
  });
  const handleChange = (part: Partial<Words>) => {
    change(part);
    onDraftChange({ ...values, ...part });
  };
  const isChanged = values.title !== notice.title || values.body !== notice.body;
  const handleSubmit = (event: FormEvent) => {
    if (isChanged) void form.onSubmit(event);
    else event.preventDefault();
  };

  return (
    <FormModal
      title={formatMessage(noticeFollowUpText.correct)}
      formId={formId}
      submit={formatMessage(noticeFollowUpText.correctSend)}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId} onSubmit={handleSubmit}>
        <Stack>
          <Banner tone="i">{formatMessage(noticeFollowUpText.correctHelp)}</Banner>
          <FailureBanner failure={failure} />
          <TextField
            name="title"
            label={formatMessage(noticeText.title)}
            required
            max={noticeLimits.titleMax}
            value={values.title}
            error={fieldError("title")}
            onChange={(event) => handleChange({ title: event.target.value })}
          />
          <TextArea
            name="body"
            label={formatMessage(noticeText.body)}
            required
            rows={6}
            max={noticeLimits.bodyMax}
            value={values.body}
            error={fieldError("body")}
            onChange={(event) => handleChange({ body: event.target.value })}
          />
          <Label>{formatMessage(noticeFollowUpText.changes)}</Label>
          {isChanged ? (
            <NoticeChange before={notice} after={values} />
          ) : (
            <Note>{formatMessage(noticeFollowUpText.unchanged)}</Note>
          )}
        </Stack>
      </form>
    </FormModal>
  );
}
