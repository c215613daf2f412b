import type { Member } from "@kyuseki/domain";
import type { AnalysisView } from "@kyuseki/ui";
import { NextshotAnalysisScreen } from "@kyuseki/ui/screens/NextshotAnalysis";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { useMembers } from "../../data/members/useMembers.ts";
import { analysisQuery } from "../../data/reports/analysis.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { analysisAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  queries.prefetchQuery(analysisQuery(call, viewOnArrival(section, analysisAddress, search)));

export function Component() {
  const { call } = useServices();
  const { team } = useSignedIn();
  const { members } = useMembers(call);
  const loadPart = useLoadPart();
  const { view: chosen, change } = useAddressView(section, analysisAddress);
  const active = useMemo(
    () => (members.status === "ready" ? members.value.filter(({ state }) => state === "active") : nobody),
    [members],
  );
  const view = useMemo(
    () => (members.status === "ready" ? ofThosePresent(chosen, active) : chosen),
    [members.status, chosen, active],
  );
  const analysis = useQuery(analysisQuery(call, view));

  return (
    <NextshotAnalysisScreen
      analysis={toLoadable(analysis)}
      refreshing={analysis.isFetching && !analysis.isLoading}
      members={active}
      reading={team.pitch_reading}
      view={view}
      onViewChange={change}
      onRetry={() => void analysis.refetch()}
      loadPart={loadPart}
    />
  );
}

/** A view that was kept may name players who have left since: the others are still compared. */
function ofThosePresent(view: AnalysisView, active: readonly Member[]): AnalysisView {
  const ids = new Set(active.map(({ id }) => id));
  const players = view.players.filter((id) => ids.has(id));
  return players.length === view.players.length ? view : { ...view, players };
}

const section = "nextshot-analysis";
const nobody: readonly Member[] = [];
