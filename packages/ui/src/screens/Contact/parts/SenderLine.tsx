import { useIntl } from "react-intl";
import styled from "styled-components";
import { inquiryText, inquiryValueText } from "../../../copy/support/inquiry.ts";
import { token } from "../../../tokens/theme.ts";

export type ContactSender = {
  name: string;
  /** null は登録なし。 */
  email: string | null;
};

/** だれから、どこへ返事が来るのか。 */
export function SenderLine({ sender: { name, email } }: { sender: ContactSender }) {
  const { formatMessage } = useIntl();

  return (
    <Line>
      <Part>
        {name.trim() === "" ? formatMessage(inquiryText.nameMissing) : formatMessage(inquiryValueText.name, { name })}
      </Part>
      {email !== null && <Part>{formatMessage(inquiryValueText.replyTo, { email })}</Part>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token("sp-4")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

const Part = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
