import { type EventDraft, eventLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { draftColumns } from "./storedEvent.ts";

export type EventEdit = {
  event_id: number;
  draft: EventDraft;
  /** Whether a calendar has to show something else. */
  shown: boolean;
};

/**
 * A deadline that moved is reminded of anew, and an answer that changed shortly before the event did not once that is moved
 * away from it. The events are locked.
 */
export async function updateEvents(tx: Queryable, teamId: number, edits: readonly EventEdit[], now: Date) {
  const written = draftColumns.map((column) => `${column} = d.${column}`).join(", ");
  await tx.query(
    `update events e set ${written}, version = e.version + 1, sequence = e.sequence + (one.edit->>'shown')::boolean::int,
       reminded_at = case when d.deadline is distinct from e.deadline then null else e.reminded_at end, updated_at = $3
     from jsonb_array_elements($2::jsonb) as one (edit)
     cross join lateral jsonb_populate_record(null::events, one.edit->'draft') as d
     where e.team_id = $1 and e.id = (one.edit->>'event_id')::int`,
    [teamId, JSON.stringify(edits), now],
  );
  await tx.query(
    `update event_attendance a set changed_from = null from events e
     where a.team_id = $1 and a.event_id = any($2) and a.changed_from is not null and e.team_id = a.team_id
       and e.id = a.event_id and a.answered_at <= coalesce(e.meets_at, e.starts_at) - $3 * interval '1 hour'`,
    [teamId, edits.map(({ event_id }) => event_id), eventLimits.lateChangeHours],
  );
}

/** 中止. The events are locked, and planned. */
export async function updateEventsCancelled(
  tx: Queryable,
  teamId: number,
  ids: readonly number[],
  { reason, message }: { reason: string; message: string },
  now: Date,
) {
  await tx.query(
    `update events set state = 'cancelled', cancelled_at = $5, cancel_reason = $3, cancel_message = $4,
       version = version + 1, sequence = sequence + 1, updated_at = $5
     where team_id = $1 and id = any($2)`,
    [teamId, ids, reason, message, now],
  );
}

/** Somebody who begins from the version before has to look again. The event is locked. */
export async function updateEventVersion(tx: Queryable, teamId: number, id: number, now: Date) {
  await tx.query("update events set version = version + 1, updated_at = $3 where team_id = $1 and id = $2", [
    teamId,
    id,
    now,
  ]);
}

/** Of these events one with more players coming than places: how many come. Of several, the most. */
export async function findTooFewPlaces(
  tx: Queryable,
  teamId: number,
  ids: readonly number[],
): Promise<number | undefined> {
  const { rows } = await tx.query<{ coming: number }>(
    `select count(*) as coming
     from events e join event_players p on p.team_id = e.team_id and p.event_id = e.id
     join event_attendance a on a.team_id = p.team_id and a.event_id = p.event_id and a.member_id = p.member_id
     where e.team_id = $1 and e.id = any($2) and a.answer in ('coming', 'partly')
     group by e.id, e.capacity having count(*) > e.capacity order by 1 desc limit 1`,
    [teamId, ids],
  );
  return rows[0]?.coming;
}
