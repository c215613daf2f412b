import { RankingIndividualLocalScreen } from "@kyuseki/ui/screens/RankingIndividualLocal";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { localRankingQuery } from "../../data/rankings.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { localRankingAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  queries.prefetchQuery(localRankingQuery(call, viewOnArrival(section, localRankingAddress, search)));

export function Component() {
  const { call } = useServices();
  const { team } = useSignedIn();
  const { view, change } = useAddressView(section, localRankingAddress);
  const ranking = useQuery(localRankingQuery(call, view));

  return (
    <RankingIndividualLocalScreen
      ranking={toLoadable(ranking)}
      refreshing={ranking.isPlaceholderData}
      sportType={team.sport_type}
      analyzer={team.nextshot_available}
      view={view}
      onViewChange={change}
      onRetry={() => void ranking.refetch()}
    />
  );
}

const section = "ranking-individual-local";
