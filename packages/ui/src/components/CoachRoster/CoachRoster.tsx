import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rosterText } from "../../copy/account/account.ts";
import { actionText } from "../../copy/controls/action.ts";
import { useIsWholePage } from "../../layout/useFirstRows.ts";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { DoneBanner } from "../Banner/DoneBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { plusIcon } from "../Icon/icons.ts";
import { Panel } from "../Panel/Panel.tsx";
import { CoachList } from "./CoachList.tsx";
import { InviteList } from "./InviteList.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { fetchRosterDialogs } from "./parts.ts";
import type { Roster, RosterActs, RosterQuestion, RosterViewer } from "./roster.ts";

export type CoachRosterProps = RosterActs & {
  roster: Loadable<Roster>;
  viewer: RosterViewer;
  loadPart: LoadPart;
  onRetry: () => void;
};

/**
 * チームの指導者と招待。変えられるのは監督だけで、コーチには理由を添えて見せる（D-5）。上に開くものは、画面の後で届き、届いて
 * いなければ押したときにもう一度読む。
 */
export function CoachRoster({ roster, viewer, loadPart, onRetry, ...acts }: CoachRosterProps) {
  const { formatMessage } = useIntl();
  const [question, setQuestion] = useState<RosterQuestion | null>(null);
  const [done, setDone] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const isManager = viewer?.coach_type === "manager";
  const isWhole = useIsWholePage();
  const isExpected = isManager && isWhole && roster.status === "ready" && !isMissing;
  const Dialogs = usePart(isExpected || question !== null, {
    load: loadPart,
    fetchPart: fetchRosterDialogs,
    onMissing: () => {
      setMissing(true);
      handleClose();
    },
  });

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
      {question && Dialogs && (
        <Dialogs {...acts} question={question} onAsk={handleAsk} onDone={handleDone} onClose={handleClose} />
      )}
    </Panel>
  );
}

const Inset = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
`;
