import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rosterText } from "../../copy/account/account.ts";
import { actionText } from "../../copy/controls/action.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { DoneBanner } from "../Banner/DoneBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { plusIcon } from "../Icon/icons.ts";
import { Panel } from "../Panel/Panel.tsx";
import { CoachAccountDialog } from "./CoachAccountDialog.tsx";
import { CoachList } from "./CoachList.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { InviteList } from "./InviteList.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { RemoveCoachDialog } from "./RemoveCoachDialog.tsx";
import { ResetLinkDialog } from "./ResetLinkDialog.tsx";
import { RevokeDialog } from "./RevokeDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import type { Roster, RosterActs, RosterQuestion, RosterViewer } from "./roster.ts";

export type CoachRosterProps = RosterActs & { roster: Loadable<Roster>; viewer: RosterViewer; onRetry: () => void };

/** チームの指導者と招待。変えられるのは監督だけで、コーチには理由を添えて見せる（D-5）。 */
export function CoachRoster({ roster, viewer, onRetry, ...acts }: CoachRosterProps) {
  const { formatMessage } = useIntl();
  const [question, setQuestion] = useState<RosterQuestion | null>(null);
  const [done, setDone] = useState<string>();
  const isManager = viewer?.coach_type === "manager";

  const handleAsk = (next: RosterQuestion) => {
    setDone(undefined);
    setQuestion(next);
  };
  const handleClose = () => setQuestion(null);
  const handleDone = (sentence: string) => {
    handleClose();
    setDone(sentence);
  };

  return (
    <Panel
      flush
      title={formatMessage(rosterText.title)}
      action={
        isManager && (
          <Button size="s" icon={plusIcon} onClick={() => handleAsk({ about: "invite" })}>
            {formatMessage(actionText.invite)}
          </Button>
        )
      }
    >
      {done && (
        <Inset>
          <DoneBanner>{done}</DoneBanner>
        </Inset>
      )}
      {roster.status === "loading" && <ListSkeleton rows={3} />}
      {roster.status === "failed" && <ErrorState code={roster.code} onRetry={onRetry} />}
      {roster.status === "ready" && (
        <>
          <CoachList
            coaches={roster.value.coaches}
            viewer={viewer}
            canChange={acts.changes !== undefined}
            onAsk={handleAsk}
          />
          {roster.value.invites.length > 0 && (
            <InviteList invites={roster.value.invites} isManager={isManager} onAsk={handleAsk} />
          )}
          {viewer && !isManager && (
            <Inset>
              <Banner tone="i">{formatMessage(rosterText.managersOnly)}</Banner>
            </Inset>
          )}
        </>
      )}
      {question?.about === "invite" && <InviteDialog {...acts} onClose={handleClose} />}
      {question?.about === "revoke" && (
        <RevokeDialog
          {...acts}
          invite={question.invite}
          onRevoked={() => handleDone(formatMessage(rosterText.revoked))}
          onClose={handleClose}
        />
      )}
      {question?.about === "reset" && <ResetLinkDialog {...acts} coach={question.coach} onClose={handleClose} />}
      {question?.about === "account" && acts.changes && (
        <CoachAccountDialog {...acts.changes} coach={question.coach} onDone={handleDone} onClose={handleClose} />
      )}
      {question?.about === "role" && acts.changes && (
        <RoleDialog
          {...acts.changes}
          coach={question.coach}
          onDone={handleDone}
          onRemove={() => setQuestion({ about: "removal", coach: question.coach })}
          onClose={handleClose}
        />
      )}
      {question?.about === "removal" && acts.changes && (
        <RemoveCoachDialog {...acts.changes} coach={question.coach} onDone={handleDone} onClose={handleClose} />
      )}
    </Panel>
  );
}

const Inset = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
`;
