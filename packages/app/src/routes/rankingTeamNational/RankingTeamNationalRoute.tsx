import { RankingTeamNationalScreen } from "@kyuseki/ui/screens/RankingTeamNational";
import { useQuery } from "@tanstack/react-query";
import { everyTeamPlace } from "../../data/everyPlace.ts";
import { toLoadable } from "../../data/loadable.ts";
import { teamRankingQuery } from "../../data/rankings.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { teamRankingAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  queries.prefetchQuery(teamRankingQuery(call, viewOnArrival(section, teamRankingAddress, search)));

export function Component() {
  const services = useServices();
  const { call } = services;
  const { team } = useSignedIn();
  const { view, change } = useAddressView(section, teamRankingAddress);
  const ranking = useQuery(teamRankingQuery(call, view));

  return (
    <RankingTeamNationalScreen
      ranking={toLoadable(ranking)}
      refreshing={ranking.isPlaceholderData}
      teamName={team.name}
      sportType={team.sport_type}
      analyzer={team.nextshot_available}
      view={view}
      onViewChange={change}
      onRetry={() => void ranking.refetch()}
      readAll={() => reportFailure(services, everyTeamPlace(call, view))}
    />
  );
}

const section = "ranking-team-national";
