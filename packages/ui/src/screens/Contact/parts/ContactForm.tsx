import { type InquiryDraft, inquiry, inquiryCategories } from "@kyuseki/domain";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import {
  type InquiryField,
  type InquiryFieldErrors,
  inquiryFields,
} from "../../../components/SimpleInquiry/checkInquiry.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { inquiryCategoryText, inquiryText } from "../../../copy/support/inquiry.ts";
import { token } from "../../../tokens/theme.ts";
import { type ContactTexts, checkContact, showsDeviceInfo, showsPageInfo } from "./contactDraft.ts";
import { type ContactSender, SenderLine } from "./SenderLine.tsx";

type ContactFormProps = {
  /** 外にある「確認する」から指すための id。 */
  id: string;
  sender: ContactSender;
  texts: ContactTexts;
  /** 送ったあとに、欄ごとに断られた理由。 */
  refused: InquiryFieldErrors;
  onChange: (part: Partial<ContactTexts>) => void;
  onChecked: (draft: InquiryDraft) => void;
};

export function ContactForm({ id, sender, texts, refused, onChange, onChecked }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFieldErrors] = useState(refused);
  const [firstField] = useState(() => inquiryFields.find((field) => refused[field]) ?? "category");
  useEffect(() => focusOn(form.current, firstField), [firstField]);

  const change = (part: Partial<ContactTexts>) => {
    setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !(field in part))));
    onChange(part);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkContact(texts);
    if (checked.draft) return onChecked(checked.draft);
    setFieldErrors(checked.fieldErrors);
    focusOn(form.current, checked.first);
  };

  return (
    <Fields id={id} ref={form} onSubmit={handleSubmit} noValidate>
      <SenderLine sender={sender} />
      <SelectField
        label={formatMessage(inquiryText.category)}
        name="category"
        required
        value={texts.category ?? ""}
        onChange={({ target }) =>
          change({ category: inquiryCategories.find((category) => category === target.value) ?? null })
        }
        options={[
          { value: "", label: formatMessage(inquiryText.unchosen), disabled: true },
          ...inquiryCategories.map((value) => ({ value, label: formatMessage(inquiryCategoryText[value]) })),
        ]}
        error={fieldErrors.category}
      />
      {showsPageInfo(texts.category) && (
        <TextField
          label={formatMessage(inquiryText.pageInfo)}
          name="pageInfo"
          optional
          max={inquiry.pageInfoMax}
          value={texts.pageInfo}
          onChange={({ target }) => change({ pageInfo: target.value })}
          error={fieldErrors.pageInfo}
        />
      )}
      {showsDeviceInfo(texts.category) && (
        <TextField
          label={formatMessage(inquiryText.deviceInfo)}
          name="deviceInfo"
          optional
          max={inquiry.deviceInfoMax}
          value={texts.deviceInfo}
          onChange={({ target }) => change({ deviceInfo: target.value })}
          error={fieldErrors.deviceInfo}
        />
      )}
      <TextArea
        label={formatMessage(inquiryText.content)}
        name="inquiry"
        required
        rows={5}
        max={inquiry.contentMax}
        value={texts.inquiry}
        onChange={({ target }) => change({ inquiry: target.value })}
        error={fieldErrors.inquiry}
      />
    </Fields>
  );
}

/** Scrolls the field to the middle, so that the dialog's foot does not cover the sentence below it. */
function focusOn(form: HTMLFormElement | null, field: InquiryField) {
  const control = form?.querySelector<HTMLElement>(`[name="${field}"]`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
`;
