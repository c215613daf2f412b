import type { ProviderEvent, ProviderEventSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";

/** Who attends are active members; whoever has left takes no place. Of `asked`, whose team is `team_id`. */
const columns = `e.id as provider_event_id, e.title, e.starts_at, e.ends_at, e.all_day, e.place, e.target, e.capacity,
  e.apply_until, e.attending as applied, p.own`;
const shown = `from provider_events e join teams t on t.team_id = asked.team_id and t.demo = e.demo
  cross join lateral (
    select count(*)::int as own, coalesce(array_agg(a.member_id order by a.member_id), '{}') as member_ids
    from provider_event_players a where a.provider_event_id = e.id and a.team_id = t.team_id and a.counts) p`;

type Moments = { starts_at: Date; ends_at: Date; apply_until: Date | null };
type SummaryRow = Omit<ProviderEventSummary, keyof Moments> & Moments;
type Row = Omit<ProviderEvent, keyof Moments> & Moments;

export type ProviderEventsBetween = { teamId: number; from: Date; to: Date | null };

/** Those that take place between two moments, the earliest first. Events of the demo are for its clubs alone (OP-2). */
export async function listProviderEvents(
  db: Queryable,
  teamId: number,
  between: Omit<ProviderEventsBetween, "teamId">,
  most: number,
): Promise<ProviderEventSummary[]> {
  const [events = []] = await listProviderEventsOf(db, [{ teamId, ...between }], most);
  return events;
}

/** The same of several, in the order asked. */
export async function listProviderEventsOf(
  db: Queryable,
  asked: readonly ProviderEventsBetween[],
  most: number,
): Promise<ProviderEventSummary[][]> {
  const { rows } = await db.query<SummaryRow & { turn: number }>({
    name: "provider events",
    text: `select asked.turn, l.*
           from unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) with ordinality asked (team_id, "from", "to", turn)
           cross join lateral (
             select ${columns} ${shown}
             where e.ends_at > asked.from and (asked.to is null or e.starts_at < asked.to)
             order by e.starts_at, e.id limit $4) l
           order by asked.turn, l.starts_at, l.provider_event_id`,
    values: [asked.map(({ teamId }) => teamId), asked.map(({ from }) => from), asked.map(({ to }) => to), most],
  });
  const byTurn = Map.groupBy(rows, ({ turn }) => turn);
  return asked.map((_, index) => (byTurn.get(index + 1) ?? []).map(({ turn: _turn, ...row }) => present(row)));
}

export type ProviderEventOf = { teamId: number; id: number };

export async function findProviderEvent(db: Queryable, teamId: number, id: number): Promise<ProviderEvent | undefined> {
  const [event] = await findProviderEvents(db, [{ teamId, id }]);
  return event;
}

/** As the teams see them, in the order asked. */
export async function findProviderEvents(
  db: Queryable,
  asked: readonly ProviderEventOf[],
): Promise<(ProviderEvent | undefined)[]> {
  const { rows } = await db.query<Row & { turn: number }>({
    name: "provider event",
    text: `select asked.turn, l.*
           from unnest($1::int[], $2::int[]) with ordinality asked (team_id, id, turn)
           cross join lateral (select ${columns}, p.member_ids, e.body, e.author ${shown} where e.id = asked.id) l`,
    values: [asked.map(({ teamId }) => teamId), asked.map(({ id }) => id)],
  });
  const byTurn = new Map(rows.map(({ turn, ...row }) => [turn, present(row)]));
  return asked.map((_, index) => byTurn.get(index + 1));
}

/** Until the transaction ends nobody else applies for it. */
export async function lockProviderEvent(tx: Queryable, teamId: number, id: number): Promise<ProviderEvent | undefined> {
  await tx.query("select from provider_events where id = $1 for no key update", [id]);
  return findProviderEvent(tx, teamId, id);
}

/** These of the club attend, and nobody else of it. The event is locked. */
export async function updateProviderEventPlayers(
  tx: Queryable,
  teamId: number,
  id: number,
  memberIds: readonly number[],
  now: Date,
) {
  await tx.query(
    "delete from provider_event_players where provider_event_id = $2 and team_id = $1 and member_id <> all($3)",
    [teamId, id, memberIds],
  );
  await tx.query(
    `insert into provider_event_players (provider_event_id, team_id, member_id, applied_at)
     select $2, $1, unnest($3::int[]), $4 on conflict do nothing`,
    [teamId, id, memberIds, now],
  );
}

export type ProviderEventDraft = Pick<
  ProviderEvent,
  "title" | "body" | "all_day" | "place" | "target" | "capacity" | "author"
> &
  Moments;

/** @returns its id */
export async function insertProviderEvent(
  db: Queryable,
  draft: ProviderEventDraft,
  now: Date,
  { demo = false } = {},
): Promise<number> {
  const { title, body, all_day, starts_at, ends_at, place, target, capacity, apply_until, author } = draft;
  const { rows } = await db.query<{ id: number }>(
    `insert into provider_events (title, body, all_day, starts_at, ends_at, place, target, capacity, apply_until, author,
       published_at, demo)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [title, body, all_day, starts_at, ends_at, place, target, capacity, apply_until, author, now, demo],
  );
  return firstRow(rows).id;
}

export type PublishedProviderEvent = Pick<ProviderEvent, "provider_event_id" | "title" | "capacity"> & {
  starts_at: Date;
  /** Players of all clubs who attend. */
  applied: number;
  clubs: number;
};

/** For the operator, the latest first. */
export async function listPublishedProviderEvents(db: Queryable): Promise<PublishedProviderEvent[]> {
  const { rows } = await db.query<PublishedProviderEvent>(
    `select e.id as provider_event_id, e.title, e.starts_at, e.capacity, e.attending as applied,
       (select count(distinct a.team_id) from provider_event_players a
        where a.provider_event_id = e.id and a.counts)::int as clubs
     from provider_events e where not e.demo order by e.starts_at desc, e.id desc`,
  );
  return rows;
}

/** @returns whether there was one */
export async function deleteProviderEvent(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query("delete from provider_events where id = $1", [id]);
  return rowCount === 1;
}

const present = <Stored extends Moments>({ starts_at, ends_at, apply_until, ...row }: Stored) => ({
  ...row,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  apply_until: apply_until?.toISOString() ?? null,
});
