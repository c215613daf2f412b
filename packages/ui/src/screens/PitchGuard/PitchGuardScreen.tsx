import { type GuardedPlayer, type Member, memberName, type PitchGuard } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { HeadlineSkeleton } from "../../components/Headline/HeadlineSkeleton.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { StatPanel } from "../../components/StatPanel/StatPanel.tsx";
import { actionText } from "../../copy/controls/action.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { token } from "../../tokens/theme.ts";
import { GuardReady } from "./parts/GuardReady.tsx";
import type { GuardReadyProps } from "./parts/guardReadyProps.ts";
import { matchingPitchers } from "./parts/guardView.ts";
import type { PitchHistoryProps } from "./parts/PitchHistory.tsx";
import { fetchPitchHistory, fetchRecordPitches } from "./parts/parts.ts";
import type { RecordPitchesProps } from "./parts/RecordPitches.tsx";

export type PitchGuardScreenProps = Omit<GuardReadyProps, "guard" | "players" | "onRecord"> &
  Pick<RecordPitchesProps, "members" | "draft" | "onDraft" | "onRecord"> &
  Pick<PitchHistoryProps, "onChange" | "onDelete"> & {
    guard: Loadable<PitchGuard>;
    onRetry: () => void;
    loadPart: LoadPart;
    /** `view.player` の記録。`view.record` の間は、`draft` もその選手だけのもの。 */
    history: PitchHistoryProps["counts"];
    onRetryHistory: () => void;
  };

/** 投球数ガード（BE-1）。知らせるだけで、入力は止めない。 */
export function PitchGuardScreen(props: PitchGuardScreenProps) {
  const { guard, today, members, view, onViewChange, loadPart } = props;
  const { formatMessage } = useIntl();
  const [isRecording, setRecording] = useState(false);
  const isReady = guard.status === "ready";
  const player = isReady ? personOf(view.player, [...guard.value.players, ...members]) : undefined;
  const only = view.record ? player : undefined;
  const ofTeam = isRecording || (view.record && view.player === null);
  const closeRecord = () => {
    setRecording(false);
    if (view.record) onViewChange({ record: false });
  };
  const RecordPitches = usePart(isReady && (ofTeam || only !== undefined), {
    load: loadPart,
    fetchPart: fetchRecordPitches,
    onMissing: closeRecord,
  });
  const closeHistory = () => onViewChange({ player: null });
  const PitchHistory = usePart(player !== undefined && !only, {
    load: loadPart,
    fetchPart: fetchPitchHistory,
    onMissing: closeHistory,
  });

  if (guard.status === "loading") return <GuardSkeleton />;
  if (guard.status === "failed") {
    return (
      <Page>
        <FailedPanel
          aria-label={formatMessage(titleText["pitch-guard"])}
          flush={false}
          code={guard.code}
          onRetry={props.onRetry}
        />
      </Page>
    );
  }

  const players = matchingPitchers(guard.value.players, view);
  return (
    <>
      <GuardReady {...props} guard={guard.value} players={players} onRecord={() => setRecording(true)} />
      {RecordPitches && (
        <RecordPitches
          {...props}
          day={only && view.day !== null && view.day <= today ? view.day : today}
          only={only}
          suggested={only ? [only] : players}
          pitchers={guard.value.players}
          pains={guard.value.pains}
          onClose={closeRecord}
        />
      )}
      {player && PitchHistory && (
        <PitchHistory
          {...props}
          name={memberName(player)}
          counts={props.history}
          onRecord={() => onViewChange({ record: true })}
          onRetry={props.onRetryHistory}
          onClose={closeHistory}
        />
      )}
    </>
  );
}

/** 届く前の骨組み。 */
function GuardSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <div role="status" aria-busy="true" aria-label={formatMessage(actionText.loading)}>
        <Skeleton shape="control" />
      </div>
      <HeadlineSkeleton />
      <StatPanel>
        <Room />
      </StatPanel>
      <Panel>
        <Room>
          <Skeleton shape="block" />
        </Room>
      </Panel>
    </Page>
  );
}

const personOf = (id: number | null, people: readonly (GuardedPlayer | Member)[]) =>
  id === null ? undefined : people.find((person) => person.id === id);

const Room = styled.div`
  height: ${token("sp-10")};
`;
