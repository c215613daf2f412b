import type { Account } from "@kyuseki/domain";
import { type MessageDescriptor, useIntl } from "react-intl";
import styled from "styled-components";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { accountText } from "../../../copy/account/account.ts";
import { fieldText } from "../../../copy/controls/field.ts";
import { coachTypeText, personText } from "../../../copy/members/person.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { token } from "../../../tokens/theme.ts";

type ProfilePanelProps = {
  account: Loadable<Account>;
  onRetry: () => void;
};

/** 氏名やチームは、見るだけ。届く前から、行の場所は決まっている。 */
export function ProfilePanel({ account, onRetry }: ProfilePanelProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(accountText.profile);

  if (account.status === "failed") {
    return <FailedPanel title={title} code={account.code} onRetry={onRetry} />;
  }
  const known = account.status === "ready" ? account.value : null;
  return (
    <Panel title={title} aria-busy={!known || undefined}>
      <dl>
        <Row label={accountText.name} text={known?.name} />
        <Row label={fieldText.email} text={known?.email} />
        <Row label={personText.role} text={known && formatMessage(roleText(known))} />
        <Row label={accountText.team} text={known?.team_name} />
      </dl>
      <Note>{formatMessage(accountText.readOnly)}</Note>
    </Panel>
  );
}

function Row({ label, text }: { label: MessageDescriptor; text: string | null | undefined }) {
  const { formatMessage } = useIntl();

  return (
    <Pair>
      <Label>{formatMessage(label)}</Label>
      <Value>{text ?? <Skeleton />}</Value>
    </Pair>
  );
}

const roleText = ({ coach_type }: Account) => (coach_type ? coachTypeText[coach_type] : accountText.noRole);

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: center;
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
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  padding-block-start: ${token("sp-3")};
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;
