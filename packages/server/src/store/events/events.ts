import type { EventDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { draftColumns, eventColumns, type StoredEvent } from "./storedEvent.ts";

export async function findEvent(db: Queryable, teamId: number, id: number): Promise<StoredEvent | undefined> {
  const { rows } = await db.query<StoredEvent>(`select ${eventColumns} from events where team_id = $1 and id = $2`, [
    teamId,
    id,
  ]);
  return rows[0];
}

/** Until the transaction ends nobody else changes or cancels it, and nobody answers. */
export async function lockEvent(tx: Queryable, teamId: number, id: number): Promise<StoredEvent | undefined> {
  const { rows } = await tx.query<StoredEvent>(
    `select ${eventColumns} from events where team_id = $1 and id = $2 for no key update`,
    [teamId, id],
  );
  return rows[0];
}

/**
 * Locks the event and every occurrence of its weekly repetition that is not over, by id: two coaches who change a
 * repetition at once never wait for each other in a circle. Those after the event are returned, the earliest first.
 */
export async function lockLaterOccurrences(
  tx: Queryable,
  teamId: number,
  id: number,
  now: Date,
): Promise<StoredEvent[]> {
  const { rows } = await tx.query<StoredEvent>(
    `select ${eventColumns} from events
     where team_id = $1 and (id = $2 or ends_at > $3
       and series_id = (select series_id from events where team_id = $1 and id = $2))
     order by id for no key update`,
    [teamId, id, now],
  );
  const event = rows.find(({ event_id }) => event_id === id);
  return rows
    .filter(({ starts_at }) => event && starts_at > event.starts_at)
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}

/** Planned occurrences of the same weekly repetition that begin later and are not over. */
export async function countLaterOccurrences(
  db: Queryable,
  teamId: number,
  { series_id, starts_at }: Pick<StoredEvent, "series_id" | "starts_at">,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from events
     where team_id = $1 and series_id = $2 and starts_at > $3 and ends_at > $4 and state = 'planned'`,
    [teamId, series_id, starts_at, now],
  );
  return rows[0]?.count ?? 0;
}

/** Planned occurrences of a weekly repetition that begin at `from` or later, the earliest first. */
export async function listPlannedSince(
  db: Queryable,
  teamId: number,
  seriesId: number,
  from: Date,
): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>(
    `select ${eventColumns} from events
     where team_id = $1 and series_id = $2 and starts_at >= $3 and state = 'planned' order by starts_at, id`,
    [teamId, seriesId, from],
  );
  return rows;
}

type Author = { user_id: number; author: string; now: Date };

/** A single event, or the occurrences of a weekly repetition. Returns their ids in the order given. */
export async function insertEvents(
  tx: Queryable,
  teamId: number,
  drafts: readonly EventDraft[],
  { user_id, author, now }: Author,
): Promise<number[]> {
  const written = draftColumns.map((column) => `d.${column}`).join(", ");
  const { rows } = await tx.query<{ id: number }>(
    `insert into events (team_id, ${draftColumns.join(", ")}, user_id, author, created_at, updated_at)
     select $1, ${written}, $3, $4, $5, $5
     from jsonb_array_elements($2::jsonb) with ordinality as one (draft, place)
     cross join lateral jsonb_populate_record(null::events, one.draft) as d
     order by one.place returning id`,
    [teamId, JSON.stringify(drafts), user_id, author, now],
  );
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  if (ids.length > 1) {
    await tx.query("update events set series_id = $2 where team_id = $1 and id = any($3)", [teamId, ids[0], ids]);
  }
  return ids;
}

/** With their answers, cars, turns, and notices that have not left. */
export async function deleteEvents(tx: Queryable, teamId: number, ids: readonly number[]) {
  await tx.query("delete from events where team_id = $1 and id = any($2)", [teamId, ids]);
}

/** Whether a family has answered about one of them: 出欠, also where a coach entered it, or the car. */
export async function findAnyAnswer(db: Queryable, teamId: number, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (select from event_attendance where team_id = $1 and event_id = any($2))
         or exists (select from event_cars where team_id = $1 and event_id = any($2)) as found`,
    [teamId, ids],
  );
  return rows[0]?.found ?? false;
}
