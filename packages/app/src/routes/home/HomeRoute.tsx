import { HomeScreen } from "@kyuseki/ui/screens/Home";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { homeQuery } from "../../data/home.ts";
import { toLoadable } from "../../data/loadable.ts";
import { useUnsentDays } from "../../data/measuring/useUnsentDays.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(homeQuery(call));

export function Component() {
  const services = useServices();
  const { call, queries } = services;
  const { team, user } = useSignedIn();
  const home = useQuery(homeQuery(call));
  const unsent = useUnsentDays();
  const today = useDayInJapan();
  const loadPart = useLoadPart();

  // One answer is enough for this page; the members come behind it, for the pages it leads to (SE-3).
  useEffect(() => {
    if (!home.isPending) void queries.prefetchQuery(membersQuery(call));
  }, [home.isPending, queries, call]);

  return (
    <HomeScreen
      home={toLoadable(home)}
      today={today}
      analyzerAvailable={team.nextshot_available}
      unsent={unsent}
      refreshing={home.isRefetching}
      onRetry={() => void home.refetch()}
      loadPart={loadPart}
      markBestsSeen={async (bests) => (await import("../../data/seenBests.ts")).markBestsSeen(services, user.id, bests)}
    />
  );
}
