import { EventDetailScreen } from "@kyuseki/ui/screens/EventDetail";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery, useMembers } from "../../data/members/useMembers.ts";
import { providerEventQuery } from "../../data/providerEvents.ts";
import type { PathParams } from "../../navigation/match.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { reportIdFrom } from "../report/useReportId.ts";
import { useProviderEventActions } from "./useProviderEventActions.ts";

export function prefetch({ call, queries }: PrefetchServices, _search: string, { event_id = "" }: PathParams) {
  const id = reportIdFrom(event_id);
  return Promise.all([
    queries.prefetchQuery(membersQuery(call)),
    ...(id === 0 ? [] : [queries.prefetchQuery(providerEventQuery(call, id))]),
  ]);
}

/** One of the provider's events. */
export function Component() {
  const { call } = useServices();
  const { event_id = "" } = useParams();
  const id = reportIdFrom(event_id);
  const nowS = useNowS();
  const event = useQuery({ ...providerEventQuery(call, id), enabled: id !== 0 });
  const { members, retry } = useMembers(call);
  const actions = useProviderEventActions(id);

  return (
    <EventDetailScreen
      key={id}
      event={id === 0 ? { status: "failed", code: "not_found" } : toLoadable(event)}
      members={members}
      nowS={nowS}
      onApply={actions.apply}
      onCalendar={actions.saveCalendar}
      loadPart={useLoadPart()}
      onRetry={() => {
        void event.refetch();
        retry();
      }}
    />
  );
}
