import { createCalendarFeed, dayInJapan, revokeCalendarFeed } from "@kyuseki/domain";
import { eventListDays } from "@kyuseki/ui";
import { EventListScreen } from "@kyuseki/ui/screens/EventList";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { calendarFeedQuery, eventListQuery } from "../../data/events.ts";
import { toLoadable } from "../../data/loadable.ts";
import { useUnsent } from "../../data/outbox/useUnsent.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useDayInJapan, useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { eventListAddress } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  const view = viewOnArrival("event-list", eventListAddress, search);
  return queries.prefetchQuery(eventListQuery(call, eventListDays(view, dayInJapan(new Date()))));
}

/** The team's events and the provider's, as a list or as a month. */
export function Component() {
  const { call } = useServices();
  const { view, change } = useAddressView("event-list", eventListAddress);
  const today = useDayInJapan();
  const nowS = useNowS();
  const events = useQuery(eventListQuery(call, eventListDays(view, today)));
  const { onDevice } = useUnsent(
    ({ kind }) => kind === "attendance",
    () => void events.refetch(),
  );

  return (
    <EventListScreen
      events={toLoadable(events)}
      onDevice={onDevice}
      nowS={nowS}
      view={view}
      onViewChange={change}
      onRetry={() => void events.refetch()}
      loadPart={useLoadPart()}
      {...useFeed()}
    />
  );
}

/** The coach's feed: asked for once its dialog is open. */
function useFeed() {
  const { call, queries } = useServices();
  const [isOpened, setOpened] = useState(false);
  const feed = useQuery({ ...calendarFeedQuery(call), enabled: isOpened });

  return {
    onOpenFeed: () => setOpened(true),
    feed: {
      feed: toLoadable(feed),
      onMake: async () => {
        const { url, feed: made } = await call(createCalendarFeed);
        queries.setQueryData(queryKeys.calendarFeed, made);
        return url;
      },
      onStop: async () => queries.setQueryData(queryKeys.calendarFeed, (await call(revokeCalendarFeed)).feed),
      onCopy: (text: string) => window.navigator.clipboard.writeText(text),
      onRetry: () => void feed.refetch(),
    },
  };
}
