import type { ListedEvent } from "../../../components/EventRow/listedEvents.ts";
import { dayOf, momentOf, monthOf } from "../../../format/date.ts";
import { searchQuery, searchText } from "../../../format/kana.ts";
import type { EventListView } from "../view.ts";

type Conditions = Pick<EventListView, "host" | "kind" | "q">;

/** Events that the filters let through. A kind is one of the team's own; words are looked up in name, place and audience. */
export function matchingEvents(events: readonly ListedEvent[], { host, kind, q }: Conditions): readonly ListedEvent[] {
  const query = searchQuery(q);
  return events.filter(
    (event) =>
      (host === "all" || event.of === host) &&
      (kind === null || event.kind === kind) &&
      (query.isEmpty || query.finds(searchText([event.title, event.place, event.audience]))),
  );
}

/** What is not over at `nowS` (unix seconds), or what is; `events` by their beginning. */
export function eventsAtTime(
  events: readonly ListedEvent[],
  { time, order }: Pick<EventListView, "time" | "order">,
  nowS: number,
) {
  const chosen = events.filter(({ ends }) => momentOf(ends) > nowS === (time === "coming"));
  return (time === "coming") === (order === "near") ? chosen : chosen.toReversed();
}

/** Runs of events that begin in the same month, in their order. */
export function eventsByMonth(events: readonly ListedEvent[]): { month: string; events: ListedEvent[] }[] {
  const months: { month: string; events: ListedEvent[] }[] = [];
  for (const event of events) {
    const month = monthOf(dayOf(momentOf(event.begins)));
    const last = months.at(-1);
    if (last?.month === month) last.events.push(event);
    else months.push({ month, events: [event] });
  }
  return months;
}
