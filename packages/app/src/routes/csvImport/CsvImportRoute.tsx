import type { Member } from "@kyuseki/domain";
import { CsvImportScreen } from "@kyuseki/ui/screens/CsvImport";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { csvImportsQuery } from "../../data/csvImports.ts";
import { toLoadable } from "../../data/loadable.ts";
import { useMembers } from "../../data/members/useMembers.ts";
import { teamQuery } from "../../data/team/team.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { asFailure } from "../../services/reportFailure.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { csvDraftSchema } from "./csvDraft.ts";
import { openWorker } from "./openWorker.ts";
import { useCsvFile } from "./useCsvFile.ts";
import { useCsvImport } from "./useCsvImport.ts";
import { csvHistoryAddress } from "./viewInAddress.ts";

export async function prefetch({ queries, call }: PrefetchServices): Promise<void> {
  await queries.prefetchQuery(csvImportsQuery(call));
}

export function Component() {
  const { call, bus, log } = useServices();
  const { sport_type } = useSignedIn().team;
  const nowS = useNowS();
  const { view, change } = useAddressView("csv-import", csvHistoryAddress);
  const past = useQuery(csvImportsQuery(call));
  const team = useQuery(teamQuery(call, log));
  const { members, retry } = useMembers(call);
  const everybody = members.status === "ready" ? members.value : noMembers;
  const players = useMemo(() => everybody.filter(isPlayer), [everybody]);
  const loadPart = useLoadPart();
  const draft = useDraft("csv", csvDraftSchema, null);
  const file = useCsvFile({
    openPort: openWorker,
    sources: past.data?.sources ?? [],
    ball: team.data?.ball ?? null,
    now: () => new Date(),
    draft,
    onFailed: (error) => bus.emit("failure", asFailure(error)),
  });
  const { stage, run, undo, readAgain, forget, refusedRows, retryKnown } = useCsvImport(call, file, players);

  return (
    <CsvImportScreen
      stage={stage}
      begun={draft.value?.againOf === null ? draft.value.name : null}
      past={toLoadable(past)}
      onPastRetry={() => void past.refetch()}
      view={view}
      onViewChange={change}
      members={members.status === "ready" ? { ...members, value: players } : members}
      onMembersRetry={retry}
      sportType={sport_type}
      nowS={nowS}
      onFile={(chosen) => void file.open(chosen)}
      onRestart={file.restart}
      onAnswersChange={file.answer}
      onRead={file.read}
      onBack={file.back}
      onChoose={file.choose}
      onLeaveRow={file.leaveRow}
      onDoubtAnswer={file.answerDoubt}
      onWholeChange={file.changeWhole}
      onKnownRetry={retryKnown}
      onRefusedRows={refusedRows}
      onImport={run}
      onUndo={undo}
      onReadAgain={readAgain}
      onForget={forget}
      loadPart={loadPart}
    />
  );
}

const noMembers: readonly Member[] = [];
/** Whoever has only applied has no records yet. */
const isPlayer = ({ state }: Member) => state !== "applied";
