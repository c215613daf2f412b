import { PlayerReportsScreen } from "@kyuseki/ui/screens/PlayerReports";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { reportPlayersQuery } from "../../data/reports/reportPlayers.ts";
import { isSearchFirst } from "../../navigation/searchFirst.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { playerReportsAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(reportPlayersQuery(call));

export function Component() {
  const { call } = useServices();
  const { view, change } = useAddressView("player-reports", playerReportsAddress);
  const { state } = useLocation();
  const today = useDayInJapan();
  const players = useQuery(reportPlayersQuery(call));

  return (
    <PlayerReportsScreen
      players={toLoadable(players)}
      today={today}
      view={view}
      searchFirst={isSearchFirst(state)}
      onViewChange={change}
      onRetry={() => void players.refetch()}
    />
  );
}
