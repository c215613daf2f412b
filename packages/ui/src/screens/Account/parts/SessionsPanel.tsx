import type { AccountSession } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { ListSkeleton } from "../../../components/CoachRoster/ListSkeleton.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { sessionsText } from "../../../copy/account/account.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { token } from "../../../tokens/theme.ts";
import { EndSessionsDialog } from "./EndSessionsDialog.tsx";
import { SessionList } from "./SessionList.tsx";
import type { Ending } from "./sessions.ts";

type SessionsPanelProps = {
  sessions: Loadable<readonly AccountSession[]>;
  nowS: number;
  onRetry: () => void;
  onEndSessions: (ids: "others" | number[]) => Promise<void>;
};

export function SessionsPanel({ sessions, nowS, onRetry, onEndSessions }: SessionsPanelProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Ending | null>(null);
  const [done, setDone] = useState<string>();

  const handleAsk = (ending: Ending) => {
    setDone(undefined);
    setAsked(ending);
  };
  const handleEnded = (sentence: string) => {
    setAsked(null);
    setDone(sentence);
  };

  return (
    <Panel flush title={formatMessage(sessionsText.title)}>
      {done && (
        <Inset>
          <DoneBanner>{done}</DoneBanner>
        </Inset>
      )}
      {sessions.status === "loading" && <ListSkeleton rows={2} />}
      {sessions.status === "failed" && <ErrorState code={sessions.code} onRetry={onRetry} />}
      {sessions.status === "ready" && <SessionList sessions={sessions.value} nowS={nowS} onAsk={handleAsk} />}
      {asked && (
        <EndSessionsDialog
          ending={asked}
          onEndSessions={onEndSessions}
          onEnded={handleEnded}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

const Inset = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")} 0;
`;
