import { RankingIndividualNationalScreen } from "@kyuseki/ui/screens/RankingIndividualNational";
import { useQuery } from "@tanstack/react-query";
import { everyNationalPlace } from "../../data/everyPlace.ts";
import { toLoadable } from "../../data/loadable.ts";
import { nationalRankingQuery } from "../../data/rankings.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { nationalRankingAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  queries.prefetchQuery(nationalRankingQuery(call, viewOnArrival(section, nationalRankingAddress, search)));

export function Component() {
  const services = useServices();
  const { call } = services;
  const { team } = useSignedIn();
  const loadPart = useLoadPart();
  const { view, change } = useAddressView(section, nationalRankingAddress);
  const ranking = useQuery(nationalRankingQuery(call, view));

  return (
    <RankingIndividualNationalScreen
      ranking={toLoadable(ranking)}
      refreshing={ranking.isPlaceholderData}
      sportType={team.sport_type}
      analyzer={team.nextshot_available}
      view={view}
      onViewChange={change}
      onRetry={() => void ranking.refetch()}
      readAll={() => reportFailure(services, everyNationalPlace(call, view))}
      loadPart={loadPart}
    />
  );
}

const section = "ranking-individual-national";
