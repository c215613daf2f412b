import { SearchScreen } from "@kyuseki/ui/screens/Search";
import { useQuery } from "@tanstack/react-query";
import { membersQuery } from "../../data/members/useMembers.ts";
import { usePlayerSearch } from "../../data/members/usePlayerSearch.ts";
import { reportPlayersQuery } from "../../data/reports/reportPlayers.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";

export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(membersQuery(call));

export function Component() {
  const { call } = useServices();
  const { team } = useSignedIn();
  // The list stands without the figures; they come into its rows.
  const { data } = useQuery({ ...reportPlayersQuery(call), enabled: team.nextshot_available });

  return <SearchScreen {...usePlayerSearch()} bests={data} />;
}
