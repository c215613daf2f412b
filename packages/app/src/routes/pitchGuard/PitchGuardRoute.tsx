import { type Member, memberName, type PitchCountsDraft } from "@kyuseki/domain";
import { PageNoticeContext, type PitchGuardView, pitchesOn } from "@kyuseki/ui";
import { PitchGuardScreen } from "@kyuseki/ui/screens/PitchGuard";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { useMembers } from "../../data/members/useMembers.ts";
import { useUnsent } from "../../data/outbox/useUnsent.ts";
import { useUnsentCorrection } from "../../data/outbox/useUnsentCorrection.tsx";
import { pitchCountsQuery, pitchGuardQuery } from "../../data/pitchGuard.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useToday } from "../../services/useToday.ts";
import { countsForm } from "./countsForm.ts";
import { useCountDrafts } from "./useCountDrafts.ts";
import { usePitchCounts } from "./usePitchCounts.ts";
import { openedRecordsAddress, pitchGuardAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(pitchGuardQuery(call));

export function Component() {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const guard = useQuery(pitchGuardQuery(call));
  const { members } = useMembers(call);
  const { view, change, player } = useGuardView();
  const history = useQuery({ ...pitchCountsQuery(call, player ?? 0), enabled: player !== null });
  const draft = useCountDrafts(view);
  const correction = useUnsentCorrection({
    kinds: ["pitch_count"],
    // While one player's counts are open the draft is that player's.
    formOf: player === null ? countsForm(draft) : undefined,
  });
  const active = members.status === "ready" ? members.value.filter(({ state }) => state === "active") : [];
  const counts = usePitchCounts(active);
  const unsent = useUnsentCounts(active, () => void guard.refetch());
  const loadPart = useLoadPart();

  return (
    <PageNoticeContext value={correction.notice}>
      <PitchGuardScreen
        guard={toLoadable(guard)}
        today={useToday(guard)}
        members={active}
        {...unsent}
        teamName={team.name}
        sportType={team.sport_type}
        isManager={user.coach_type === "manager"}
        view={view}
        onViewChange={change}
        onRetry={() => void guard.refetch()}
        onPrint={() => window.print()}
        loadPart={loadPart}
        draft={draft.value}
        onDraft={draft.change}
        onRecord={counts.record}
        onFinishedBatter={(pitcher, day) =>
          counts.markFinishedBatter(pitcher.id, { ...day, pitches: pitchesOn(pitcher, day.date) })
        }
        history={toLoadable(history)}
        onRetryHistory={() => void history.refetch()}
        onChange={counts.change}
        onDelete={counts.remove}
      />
    </PageNoticeContext>
  );
}

/** The pitches that wait on this device, one line for each player's. */
function useUnsentCounts(members: readonly Member[], onGone: () => void) {
  const { entries, onDevice } = useUnsent(({ kind }) => kind === "pitch_count", onGone);
  const nameOf = (id: number) => {
    const member = members.find((one) => one.id === id);
    return member ? memberName(member) : "";
  };
  const unsent = entries.flatMap(({ thing, payload, state }) => {
    const { date, counts } = payload as PitchCountsDraft;
    return counts.map(({ member_id, kind, pitches }, at) => ({
      id: `${thing} ${at}`,
      member_id,
      name: nameOf(member_id),
      date,
      kind,
      pitches,
      state,
    }));
  });
  return { unsent, onDevice };
}

/** The remembered view, and whose records are open over it (D-9). */
function useGuardView() {
  const { view, change } = useAddressView("pitch-guard", pitchGuardAddress);
  const [opened, openRecords] = useAddressState(openedRecordsAddress, { replace: false });
  // Between a player's records and the form over them there is no step to go back.
  const [, swap] = useAddressState(openedRecordsAddress, { replace: true });

  const handleChange = useCallback(
    ({ player, record, day: _, ...part }: Partial<PitchGuardView>) => {
      if (Object.keys(part).length > 0) change(part);
      if (player !== undefined) openRecords({ player, record: false, day: null });
      else if (record !== undefined) swap({ record, day: null });
    },
    [change, openRecords, swap],
  );
  return { view: { ...view, ...opened }, change: handleChange, player: opened.player };
}
