import type { HomeEvent, ProviderEventSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listNextEvents } from "../../store/events/nextEvents.ts";
import { listProviderEvents } from "../../store/events/providerEvents.ts";

/** The next events of the team and the provider that are not over, the earliest first. */
export async function homeEvents(db: Queryable, teamId: number, now: Date): Promise<HomeEvent[]> {
  const ofTeam = await listNextEvents(db, teamId, now, mostEvents);
  const ofProvider = await listProviderEvents(db, teamId, { from: now, to: null }, mostEvents);
  return [...ofTeam, ...ofProvider.map(present)]
    .toSorted((one, other) => Date.parse(one.begins_at) - Date.parse(other.begins_at))
    .slice(0, mostEvents);
}

const present = ({
  provider_event_id,
  title,
  all_day,
  starts_at,
  ends_at,
  place,
}: ProviderEventSummary): HomeEvent => ({
  of: "provider",
  id: provider_event_id,
  title,
  all_day,
  begins_at: starts_at,
  ends_at,
  place,
  cancelled: false,
  unanswered: null,
  deadline: null,
  clashes: false,
});

const mostEvents = 3;
