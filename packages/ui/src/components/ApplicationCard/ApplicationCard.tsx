import { type Member, type MemberDetail, memberName } from "@kyuseki/domain";
import { useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../copy/controls/action.ts";
import { applicationText, applicationValueText } from "../../copy/members/application.ts";
import { applicantText } from "../../copy/members/person.ts";
import { dayOf, longDate, timeOf } from "../../format/date.ts";
import { useSending } from "../../state/useSending.ts";
import { token } from "../../tokens/theme.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { checkIcon, swapIcon } from "../Icon/icons.ts";
import { Panel } from "../Panel/Panel.tsx";
import { MergeDialog } from "./MergeDialog.tsx";

export type ApplicationCardProps = {
  applicant: MemberDetail;
  /** チームのメンバー。統合先になる。 */
  members: readonly Member[];
  /** 断られたときは `Failure` で reject する。済めば、この札は親が下げる。 */
  onAccept: () => Promise<void>;
  onMerge: (intoId: number) => Promise<void>;
  onDecline: () => Promise<void>;
};

/** チームのコードから届いた申し込みひとつを、承認するか、仮アカウントと統合するか、断る（BE-6）。 */
export function ApplicationCard({ applicant, members, onAccept, onMerge, onDecline }: ApplicationCardProps) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState<"merge" | "decline">();
  const { busy, failure, send, forget } = useSending();
  const sentence = useFailureSentence(failure);
  const { application } = applicant;
  const card = useRef<HTMLElement>(null);

  // The pressed button goes with the card, so the focus moves to the panel around it.
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      if (shown?.contains(document.activeElement)) shown.closest<HTMLElement>('dialog, [role="dialog"]')?.focus();
    };
  }, []);

  const handleClose = () => {
    setAsking(undefined);
    forget();
  };
  const handleSend = async (work: () => Promise<void>) => {
    if ("result" in (await send(work))) setAsking(undefined);
  };

  return (
    <Panel ref={card} title={formatMessage(applicationText.title)}>
      {application ? (
        <Received application={application} guardianEmail={applicant.guardian_email} />
      ) : (
        <p>{formatMessage(applicationText.unreceived)}</p>
      )}
      {!asking && <FailureBanner failure={failure} />}
      <Actions>
        <Button variant="primary" icon={checkIcon} busy={busy && !asking} onClick={() => void handleSend(onAccept)}>
          {formatMessage(actionText.accept)}
        </Button>
        <Button icon={swapIcon} onClick={() => setAsking("merge")}>
          {formatMessage(applicationText.merge)}
        </Button>
        <Button variant="danger" onClick={() => setAsking("decline")}>
          {formatMessage(applicationText.decline)}
        </Button>
      </Actions>
      {asking === "merge" && (
        <MergeDialog
          applicant={applicant}
          members={members}
          busy={busy}
          failure={sentence}
          onMerge={(intoId) => void handleSend(() => onMerge(intoId))}
          onClose={handleClose}
        />
      )}
      {asking === "decline" && (
        <ConfirmDialog
          title={formatMessage(applicationValueText.declineTitle, { name: memberName(applicant) })}
          confirm={{ label: formatMessage(applicationText.declineConfirm) }}
          tone="danger"
          busy={busy}
          failure={sentence}
          onConfirm={() => void handleSend(onDecline)}
          onClose={handleClose}
        >
          {formatMessage(applicationText.declineHelp)}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

type ReceivedProps = { application: NonNullable<MemberDetail["application"]>; guardianEmail: string | null };

/** どう届いたか。 */
function Received({ application, guardianEmail }: ReceivedProps) {
  const { formatMessage } = useIntl();
  const appliedS = Date.parse(application.applied_at) / 1000;

  return (
    <Said>
      <Term>{formatMessage(applicationText.receipt)}</Term>
      <Value>{application.receipt}</Value>
      <Term>{formatMessage(applicationText.appliedAt)}</Term>
      <Value>{`${longDate(dayOf(appliedS))} ${timeOf(appliedS)}`}</Value>
      <Term>{formatMessage(applicationText.applicant)}</Term>
      <Value>{formatMessage(applicantText[application.applicant])}</Value>
      <Term>{formatMessage(applicationText.guardianEmail)}</Term>
      <Value>{guardianEmail}</Value>
    </Said>
  );
}

const Said = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token("sp-1")} ${token("sp-4")};
`;

const Term = styled.dt`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  padding-block-start: ${token("sp-4")};
`;
