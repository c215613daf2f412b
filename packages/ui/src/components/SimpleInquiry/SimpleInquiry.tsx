import {
  inquiry,
  type SimpleInquiryCategory,
  type SimpleInquiryDraft,
  simpleInquiryDraftSchema,
} from "@kyuseki/domain";
import { type FormEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { inquiryMissingText, inquiryText, simpleInquiryCategoryText } from "../../copy/support/inquiry.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { FieldHelp } from "../Field/FieldHelp.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { checkInquiry, fieldErrorsAmong, type InquiryField, type InquiryFieldErrors } from "./checkInquiry.ts";
import { useInquirySending } from "./useInquirySending.ts";

/** 書きかけ。画面を離れても残るように、app が持つ。 */
export type SimpleContactDraft = { category: SimpleInquiryCategory | null; inquiry: string };
export type SimpleInquiryProps = {
  draft: SimpleContactDraft;
  onDraftChange: (draft: SimpleContactDraft) => void;
  /** 断られたときは `Failure` で reject する。 */
  onSend: (draft: SimpleInquiryDraft) => Promise<void>;
};

export const emptySimpleContactDraft: SimpleContactDraft = { category: null, inquiry: "" };

/** ページの中の短い問い合わせ。その場で送り、その場で結果を言う。 */
export function SimpleInquiry({ draft, onDraftChange, onSend }: SimpleInquiryProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const [fieldErrors, setFieldErrors] = useState<InquiryFieldErrors>({});
  const [isSent, setSent] = useState(false);
  const isFilled = draft.category !== null && draft.inquiry.trim() !== "";

  const focusOn = (field: InquiryField) =>
    form.current?.querySelector<HTMLElement>(field === "category" ? "[type=radio]" : "textarea")?.focus();
  const { busy, failure, send } = useInquirySending({
    onSend,
    onSent: () => {
      setSent(true);
      onDraftChange(emptySimpleContactDraft);
    },
    onRefused: (fields) => setFieldErrors(fieldErrorsAmong(["category", "inquiry"], fields)),
  });

  // Input is locked while sending, because success clears the draft.
  const change = (part: Partial<SimpleContactDraft>) => {
    if (busy) return;
    setSent(false);
    setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !(field in part))));
    onDraftChange({ ...draft, ...part });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Right after sending nothing is marked missing: an extra press is no mistake.
    if (isSent) return;
    const checked = checkInquiry(simpleInquiryDraftSchema, draft);
    setFieldErrors(checked.draft ? {} : checked.fieldErrors);
    if (checked.draft) await send(checked.draft);
    else focusOn(checked.first);
  };

  return (
    <Panel title={formatMessage(inquiryText.simpleTitle)}>
      <Fields ref={form} onSubmit={handleSubmit} noValidate>
        <RadioGroup
          label={formatMessage(inquiryText.categoryShort)}
          required
          options={inquiry.simpleCategories.map((value) => ({
            value,
            label: formatMessage(simpleInquiryCategoryText[value]),
          }))}
          value={draft.category}
          onChange={(category) => change({ category })}
          error={fieldErrors.category}
        />
        <TextArea
          label={formatMessage(inquiryText.contentShort)}
          required
          rows={5}
          max={inquiry.contentMax}
          value={draft.inquiry}
          onChange={({ target }) => change({ inquiry: target.value })}
          readOnly={busy}
          error={fieldErrors.inquiry}
        />
        {failure && <Banner tone="d">{failure}</Banner>}
        <div>
          <div role="status">
            {isSent && <Banner tone="s">{inquiry.success}</Banner>}
            {busy && <VisuallyHidden>{formatMessage(inquiryText.sending)}</VisuallyHidden>}
          </div>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy}
            aria-disabled={isFilled ? undefined : true}
            aria-describedby={isFilled ? undefined : reasonId}
          >
            {formatMessage(inquiryText.send)}
          </Button>
          {!isFilled && <FieldHelp id={reasonId}>{formatMessage(inquiryMissingText.simple)}</FieldHelp>}
        </div>
      </Fields>
    </Panel>
  );
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};

  & [role="status"]:has(> [data-tone]) {
    padding-block-end: ${token("sp-3")};
  }
`;
