import { NextshotRankingScreen } from "@kyuseki/ui/screens/NextshotRanking";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { analyzerRankingQuery } from "../../data/rankings.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { nextshotRankingAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  queries.prefetchQuery(analyzerRankingQuery(call, viewOnArrival(section, nextshotRankingAddress, search)));

export function Component() {
  const { call } = useServices();
  const { team } = useSignedIn();
  const { view, change } = useAddressView(section, nextshotRankingAddress);
  const ranking = useQuery(analyzerRankingQuery(call, view));

  return (
    <NextshotRankingScreen
      ranking={toLoadable(ranking)}
      refreshing={ranking.isPlaceholderData}
      sportType={team.sport_type}
      view={view}
      onViewChange={change}
      onRetry={() => void ranking.refetch()}
    />
  );
}

const section = "nextshot-ranking";
