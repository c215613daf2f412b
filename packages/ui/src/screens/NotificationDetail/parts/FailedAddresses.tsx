import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { FieldError } from "../../../components/Field/FieldError.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { mailFailureText, noticeFollowUpText, noticeFollowUpValueText } from "../../../copy/notices/noticeFollowUp.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { token } from "../../../tokens/theme.ts";
import { hasFailedMail, type RecipientRow } from "./recipientRows.ts";

type FailedAddressesProps = {
  rows: readonly RecipientRow[];
  busy: boolean;
  onResend: (memberIds: readonly number[]) => void;
};

/** 届かなかったアドレスと、その理由。直して、もう一度送る。 */
export function FailedAddresses({ rows, busy, onResend }: FailedAddressesProps) {
  const { formatMessage } = useIntl();
  const failed = rows.filter(({ recipient, isFormer }) => !isFormer && hasFailedMail(recipient));
  if (failed.length === 0) return null;

  return (
    <Panel title={formatMessage(noticeFollowUpText.failedAddresses)}>
      <List>
        {failed.map(({ recipient, name }) => (
          <Failed key={recipient.member_id}>
            <b>
              {recipient.family_mail === "failed" ? formatMessage(noticeFollowUpValueText.familyOf, { name }) : name}
            </b>
            <Address>{recipient.failed_email}</Address>
            <FieldError id={`failed-${recipient.member_id}`}>
              {recipient.mail_failure ? formatMessage(mailFailureText[recipient.mail_failure]) : undefined}
            </FieldError>
            <Cluster>
              <ButtonLink
                size="s"
                href={`/member-list/${recipient.member_id}`}
                aria-label={formatMessage(noticeFollowUpValueText.mendAddressOf, { name })}
              >
                {formatMessage(noticeFollowUpText.mendAddress)}
              </ButtonLink>
              <Button
                size="s"
                busy={busy}
                aria-label={formatMessage(noticeFollowUpValueText.resendTo, { name })}
                onClick={() => onResend([recipient.member_id])}
              >
                {formatMessage(noticeFollowUpText.resend)}
              </Button>
            </Cluster>
          </Failed>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
`;

const Failed = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-1")};
`;

const Address = styled.span`
  overflow-wrap: anywhere;
`;
