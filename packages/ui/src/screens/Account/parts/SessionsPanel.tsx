import type { AccountSession } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { ListSkeleton } from "../../../components/CoachRoster/ListSkeleton.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { sessionsText, sessionsValueText } from "../../../copy/account/account.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { token } from "../../../tokens/theme.ts";
import { SessionList } from "./SessionList.tsx";
import type { Ending } from "./sessions.ts";

export type SessionsPanelProps = {
  /** いまの端末が先頭。 */
  sessions: Loadable<readonly AccountSession[]>;
  /** いま。unix 秒。 */
  nowS: number;
  onRetry: () => void;
  /** 断られたときは `Failure` で reject する。済めば app が一覧を読み直す。 */
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

type EndSessionsDialogProps = {
  ending: Ending;
  onEndSessions: (ids: "others" | number[]) => Promise<void>;
  /** 済んだことの一文を渡す。 */
  onEnded: (sentence: string) => void;
  onClose: () => void;
};

/** ログインし直せば戻せるが、使っている人の手は止まるので、端末か数を言って確かめる。 */
function EndSessionsDialog({ ending, onEndSessions, onEnded, onClose }: EndSessionsDialogProps) {
  const { formatMessage } = useIntl();
  const isOne = ending.of === "one";
  const title = isOne
    ? formatMessage(sessionsValueText.askOne, ending)
    : ending.count === null
      ? formatMessage(sessionsText.askOthersMost)
      : formatMessage(sessionsValueText.askOthers, { count: ending.count });
  const ended = isOne ? formatMessage(sessionsValueText.endedOne, ending) : formatMessage(sessionsText.endedOthers);

  const sending = useConfirmedSending(
    () => onEndSessions(isOne ? [ending.id] : "others"),
    () => onEnded(ended),
  );

  return (
    <ConfirmDialog
      title={title}
      confirm={{ label: formatMessage(sessionsText.confirm) }}
      {...sending}
      onClose={onClose}
    >
      <p>{formatMessage(sessionsText.after)}</p>
    </ConfirmDialog>
  );
}

const Inset = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")} 0;
`;
