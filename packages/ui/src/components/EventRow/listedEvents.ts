import {
  beginsAt,
  type EventKind,
  eventClashes,
  type ProviderEventSummary,
  type TeamEventSummary,
} from "@kyuseki/domain";

/** An event as lists, the month and home show it, the team's own or the provider's. */
export type ListedEvent = {
  of: "team" | "provider";
  id: number;
  href: string;
  title: string;
  /** null: the provider's. */
  kind: EventKind | null;
  isCancelled: boolean;
  allDay: boolean;
  /** Instants; whole days end at the midnight after the last. */
  begins: string;
  ends: string;
  place: string;
  audience: string;
  /** Players who come, of the provider's those of every club. */
  taken: number;
  /** Places, or else the players invited; null: no limit is known. */
  places: number | null;
  isFull: boolean;
  /** Players without an answer; null of the provider's, and where nobody is invited. */
  unanswered: number | null;
  /** This club's players at an event of the provider. */
  own: number;
  deadline: string | null;
  /** Titles of the events at the same time. */
  clashes: readonly string[];
};

export type EventLists = { team: readonly TeamEventSummary[]; provider: readonly ProviderEventSummary[] };

/** Both lists as one, the earliest first. What the provider holds clashes where players of the club attend. */
export function listedEvents({ team, provider }: EventLists): ListedEvent[] {
  const clashes = eventClashes([
    ...team,
    ...provider
      .filter(({ own }) => own > 0)
      .map((event) => ({ ...event, event_id: -event.provider_event_id, state: "planned" as const, meets_at: null })),
  ]);
  const titlesAt = (key: number) => (clashes.get(key) ?? []).map(({ title }) => title);
  return [
    ...team.map((event) => ({ ...ofTeam(event), clashes: titlesAt(event.event_id) })),
    ...provider.map((event) => ({ ...ofProvider(event), clashes: titlesAt(-event.provider_event_id) })),
  ].toSorted((a, b) => Date.parse(a.begins) - Date.parse(b.begins));
}

type Unmarked = Omit<ListedEvent, "clashes">;

const ofTeam = (event: TeamEventSummary): Unmarked => ({
  of: "team",
  id: event.event_id,
  href: `/event-list/team/${event.event_id}`,
  title: event.title,
  kind: event.kind,
  isCancelled: event.state === "cancelled",
  allDay: event.all_day,
  begins: beginsAt(event),
  ends: event.ends_at,
  place: event.place,
  audience: event.audience,
  taken: event.coming,
  places: event.capacity ?? event.invited,
  isFull: event.capacity !== null && event.coming >= event.capacity,
  unanswered: event.invited === 0 ? null : event.unanswered,
  own: 0,
  deadline: event.deadline,
});

const ofProvider = (event: ProviderEventSummary): Unmarked => ({
  of: "provider",
  id: event.provider_event_id,
  href: `/event-list/detail/${event.provider_event_id}`,
  title: event.title,
  kind: null,
  isCancelled: false,
  allDay: event.all_day,
  begins: event.starts_at,
  ends: event.ends_at,
  place: event.place,
  audience: event.target,
  taken: event.applied,
  places: event.capacity,
  isFull: event.capacity !== null && event.applied >= event.capacity,
  unanswered: null,
  own: event.own,
  deadline: event.apply_until,
});
