import type { MeasuredPast, MeasuringCell, MeasuringDay, MeasuringRow } from "@kyuseki/domain";
import { ordinarySpread, spreadDays } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";

/**
 * Every active member in the order of ids, with 出欠 of its event, what the day holds and what was measured before it. A
 * closed day keeps whom it measured, also once they have left, and nobody is missing on it who came after it. An earlier
 * value outside the item's range cannot be right: the range may have been set after it was taken (ai-stats 11).
 */
export async function listMeasuringRows(
  db: Queryable,
  teamId: number,
  { date, item_ids, event_id, closed_at }: MeasuringDay,
): Promise<MeasuringRow[]> {
  const { rows } = await db.query<SheetRow>(
    `select m.id as member_id, i.at::int as at,
       case when $4::int is not null and e.member_id is null then 'not_invited' else a.answer end as attendance, v.value, p.last, p.last_on, p.best, p.recent
     from live_members m
     cross join unnest($3::integer[]) with ordinality as i (id, at)
     left join event_attendance a on a.team_id = m.team_id and a.event_id = $4 and a.member_id = m.id
     left join event_players e on e.team_id = m.team_id and e.event_id = $4 and e.member_id = m.id
     left join measure_values v on v.team_id = m.team_id and v.member_id = m.id and v.item_id = i.id and v.date = $2
     left join (
       select b.member_id, b.item_id, max(b.date) as last_on, (array_agg(b.value order by b.date desc))[1] as last,
         case when t.better = 'higher' then max(b.value) else min(b.value) end as best,
         (array_agg(b.value::float8 order by b.date desc))[1:${spreadDays}] as recent
       from measure_values b join measure_items t on t.team_id = b.team_id and t.id = b.item_id
       where b.team_id = $1 and b.item_id = any($3) and b.date < $2
         and b.value between coalesce(t.lowest, b.value) and coalesce(t.highest, b.value)
       group by b.member_id, b.item_id, t.better
     ) p on p.member_id = m.id and p.item_id = i.id
     where m.team_id = $1 and ${closed_at === null ? "m.state = 'active'" : thenMeasured} order by m.id, i.at`,
    [teamId, date, item_ids, event_id],
  );
  const sheet = new Map<number, MeasuringRow>();
  for (const { member_id, attendance, value, last, last_on, best, recent } of rows) {
    const row = sheet.get(member_id) ?? { member_id, attendance, values: [], past: [] };
    row.values.push(value);
    row.past.push({ last, last_on, best, spread: inTenThousandths(ordinarySpread((recent ?? []).toReversed())) });
    sheet.set(member_id, row);
  }
  return [...sheet.values()];
}

const thenMeasured = `(
  m.state = 'active' and (m.created_at at time zone 'Asia/Tokyo')::date <= $2
  or exists (select from measure_values t
    where t.team_id = m.team_id and t.member_id = m.id and t.date = $2 and t.item_id = any($3)))`;

/** Gains are compared in tenths: all seventeen digits of every cell would be a quarter of the answer. */
const inTenThousandths = (spread: number) => Math.round(spread * 1e4) / 1e4;

/** `recent`: values of the last days, newest first. */
type SheetRow = Omit<MeasuredPast, "spread"> &
  Pick<MeasuringRow, "member_id" | "attendance"> & { value: number | null; recent: number[] | null };

export type StoredValue = { member_id: number; item_id: number; value: number; by: string | null };

/** Stored values of these members on the day. */
export async function listStoredValues(
  tx: Queryable,
  teamId: number,
  date: string,
  memberIds: readonly number[],
): Promise<StoredValue[]> {
  const { rows } = await tx.query<StoredValue>(
    `select v.member_id, v.item_id, v.value, (select u.name from users u where u.id = v.entered_by) as by
     from measure_values v where v.team_id = $1 and v.date = $2 and v.member_id = any($3)`,
    [teamId, date, memberIds],
  );
  return rows;
}

/** The members are locked. A value of null empties its cell. */
export async function upsertMeasuringValues(
  tx: Queryable,
  teamId: number,
  { id, date }: Pick<MeasuringDay, "id" | "date">,
  cells: readonly Pick<MeasuringCell, "member_id" | "item_id" | "value">[],
  by: number,
  now: Date,
) {
  await tx.query(
    `with c as (
       select * from jsonb_to_recordset($4::jsonb) as (member_id integer, item_id integer, value numeric)
     ), emptied as (
       delete from measure_values v using c
       where v.team_id = $1 and v.date = $3 and v.member_id = c.member_id and v.item_id = c.item_id and c.value is null
     )
     insert into measure_values (team_id, member_id, item_id, date, value, measuring_day_id, entered_by, entered_at)
     select $1, c.member_id, c.item_id, $3, c.value, $2, $5, $6 from c where c.value is not null
     on conflict (team_id, member_id, item_id, date) do update
       set value = excluded.value, measuring_day_id = excluded.measuring_day_id, source = 'manual', source_id = null,
           entered_by = excluded.entered_by, entered_at = excluded.entered_at`,
    [teamId, id, date, JSON.stringify(cells), by, now],
  );
}
