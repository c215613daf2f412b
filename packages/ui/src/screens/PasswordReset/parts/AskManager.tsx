import { accountLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { passwordResetText, passwordResetValueText } from "../../../copy/account/passwordReset.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";

type AskManagerProps = {
  /** 使えないリンクから来た。 */
  isOver: boolean;
};

/** メールを送れないとき、だれに何を頼むか。 */
export function AskManager({ isOver }: AskManagerProps) {
  const { formatMessage } = useIntl();

  return (
    <>
      {isOver && (
        <Banner tone="w" role="alert">
          {formatMessage(passwordResetText.overWithoutMail)}
        </Banner>
      )}
      <Steps>
        <Step>{formatMessage(passwordResetText.askManager)}</Step>
        <Step>{formatMessage(passwordResetText.managerIssues)}</Step>
        <Step>{formatMessage(passwordResetValueText.openLink, { hours: accountLimits.resetLinkHours })}</Step>
      </Steps>
      <Note>{formatMessage(passwordResetText.noOtherManager)}</Note>
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${token("sp-3")};
  padding-inline-start: 1.5em;
  list-style: decimal;
  word-break: auto-phrase;
`;

const Step = styled.li`
  &::marker {
    font-weight: ${token("fw-label")};
  }
`;
