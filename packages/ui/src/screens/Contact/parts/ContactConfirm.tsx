import { type InquiryDraft, inquiry } from "@kyuseki/domain";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { inquiryCategoryText, inquiryText } from "../../../copy/support/inquiry.ts";
import { token } from "../../../tokens/theme.ts";
import { showsDeviceInfo, showsPageInfo } from "./contactDraft.ts";

type ContactConfirmProps = {
  questionId: string;
  draft: InquiryDraft;
};

/** 送る前の問いと、送るもののすべて。開くと、まず問いが読まれる。 */
export function ContactConfirm({ questionId, draft }: ContactConfirmProps) {
  const { formatMessage } = useIntl();
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);

  const rows = [
    { label: inquiryText.categoryShort, text: formatMessage(inquiryCategoryText[draft.category]) },
    ...(showsPageInfo(draft.category) ? [{ label: inquiryText.pageInfo, text: draft.pageInfo }] : []),
    ...(showsDeviceInfo(draft.category) ? [{ label: inquiryText.deviceInfo, text: draft.deviceInfo }] : []),
    { label: inquiryText.contentShort, text: draft.inquiry },
  ];

  return (
    <>
      <Question id={questionId} ref={question} tabIndex={-1}>
        {inquiry.question}
      </Question>
      <dl>
        {rows.map(({ label, text }) => (
          <Pair key={label.id}>
            <Label>{formatMessage(label)}</Label>
            <Value data-blank={text === "" || undefined}>{text || formatMessage(inquiryText.blank)}</Value>
          </Pair>
        ))}
      </dl>
    </>
  );
}

const Question = styled.h3`
  align-self: start;
  outline-offset: 0;
  line-height: ${token("lh-body")};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 6fr);
  gap: ${token("sp-3")};
  padding-block: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Label = styled.dt`
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-body")};
  word-break: auto-phrase;
`;

const Value = styled.dd`
  /* What the coach wrote, line by line as it was written. */
  min-width: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-blank] {
    color: ${token("ink-3")};
  }
`;
