import { mondayOf } from "@kyuseki/domain";
import { ScoreboardScreen } from "@kyuseki/ui/screens/Scoreboard";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { weekBestsQuery } from "../../data/weekBests.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { scoreboardAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  queries.prefetchQuery(weekBestsQuery(call, scoreboardAddress.read(search).week));

export function Component() {
  const { call } = useServices();
  const { team } = useSignedIn();
  const today = useDayInJapan();
  const [{ week }, change] = useAddressState(scoreboardAddress, { replace: true });
  const board = useQuery(weekBestsQuery(call, week));

  return (
    <ScoreboardScreen
      today={today}
      week={mondayOf(week ?? today)}
      board={toLoadable(board)}
      teamName={team.name}
      refreshing={board.isRefetching}
      onWeek={(monday) => change({ week: monday === mondayOf(today) ? null : monday })}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onPrint={() => window.print()}
      onRetry={() => void board.refetch()}
    />
  );
}
