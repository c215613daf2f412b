// What the players of the other clubs hit and threw, made inside the database.

import { grades } from "@kyuseki/domain";
import type { Tx } from "../../db/pool.ts";
import { type Day, isoDate } from "../generate/calendar.ts";
import { fastballKmh, teeExitKmh } from "../tables/speeds.ts";
import { scaleLeague } from "./scaleClubs.ts";
import { whileBare } from "./whileBare.ts";

/** Of a statement: what is written at once must fit into memory. */
const BATCH_ROWS = 250_000;

/** Exactly `total` measurements of the clubs' players, of each as many: sessions of 8 balls within 60 days, bat and arm in turn. */
export async function addClubMeasurements(
  tx: Tx,
  total: number,
  today: Day,
  onProgress: (written: number) => void,
): Promise<void> {
  await tx.query(
    `create temporary table scale_players on commit drop as
     select row_number() over (order by m.team_id, m.id) - 1 as place, count(*) over () as players, m.team_id,
       m.id as member_id, m.gender, m.grade, t.ball
     from members m join teams t using (team_id) where t.league = $1`,
    [scaleLeague],
  );
  await tx.query("analyze scale_players");
  const players =
    (await tx.query<{ count: number }>("select count(*) as count from scale_players")).rows[0]?.count ?? 0;
  if (players === 0) return;
  const atOnce = Math.max(1, Math.floor((BATCH_ROWS * players) / Math.max(total, 1)));
  await whileBare(tx, async () => {
    await insertBalls(tx, { players, atOnce, total, today }, onProgress);
    await tx.query(days);
    await tx.query(
      `update teams set measurements_version = measurements_version + 1
       where team_id in (select team_id from scale_players)`,
    );
  });
}

type Batches = { players: number; atOnce: number; total: number; today: Day };

async function insertBalls(tx: Tx, { players, atOnce, total, today }: Batches, onProgress: (written: number) => void) {
  let written = 0;
  for (let from = 0; from < players && written < total; from += atOnce) {
    const { rowCount } = await tx.query(balls, [from, atOnce, total, isoDate(today), grades, teeExitKmh, fastballKmh]);
    written += rowCount ?? 0;
    onProgress(written);
  }
}

/** About normal, mean 0 and spread 1, the same for the same place and question. */
const bell = (place: string, question: number) =>
  `(((hashint8extended(${place}, ${question}) & 1023) + (hashint8extended(${place}, ${question + 1}) & 1023)
    + (hashint8extended(${place}, ${question + 2}) & 1023)) / 1534.5 - 1) * 1.73`;

/** As the trigger would have counted them. */
const days = `
  insert into measurement_days (team_id, member_id, date, kind, batting_type, ball, best, sum, count)
  select m.team_id, m.member_id, (m.measured_at at time zone 'Asia/Tokyo')::date, v.kind, v.batting_type, v.ball,
         max(v.value), sum(v.value::double precision), count(*)
  from measurements m cross join lateral
    counting_values(m.mode, m.batting_type, m.ball, m.angle, m.distance, m.speed) v
  where m.team_id in (select team_id from scale_players)
  group by 1, 2, 3, 4, 5, 6`;

const balls = `
  insert into measurements (team_id, member_id, measured_at, mode, batting_type, batting_result, ball, tag_pitch, angle,
    distance, speed, source, source_id)
  select team_id, member_id, measured_at, mode, case when bat then 1 + session / 2 % 2 end, case when bat then 1 + k % 3 end, ball,
    case when not bat then (array[1, 1, 3])[1 + k % 3] end, case when bat then angle end,
    -- Two thirds of the range without air, or a roll.
    case when bat then round((case when angle > 2 then 0.66 * (speed / 3.6) ^ 2 * sin(radians(2 * angle)) / 9.80665 else 8 + k % 20 end)::numeric, 1) end,
    speed, 'nextshot', 'scale-' || member_id || '-' || k
  from (
    select p.*, k, session, session % 2 = 0 as bat, case when session % 2 = 0 then 1 else 2 end as mode,
      ($4::date - 1 - ((sessions - 1 - session) * 60) / sessions)::timestamp at time zone 'Asia/Tokyo'
        + interval '9 hours' + (session % 8) * interval '15 minutes' + (k % 8) * interval '20 seconds' as measured_at,
      round((12 + 11 * ${bell("place * 100000 + k", 11)})::numeric, 1) as angle,
      round((p.share * case when session % 2 = 0 then p.bat_speed else p.arm_speed end * (1 + 0.05 * ${bell("place * 100000 + k", 21)}))::numeric, 1) as speed
    from (
      select s.*, s.rows::int as rows_of_player, ceil(s.rows / 8.0)::int as sessions,
        case when s.gender = 'F' then 0.93 else 1 end * (1 + 0.07 * ${bell("place", 31)}) as share,
        ($6::float8[])[array_position($5::text[], s.grade)] as bat_speed,
        ($7::float8[])[array_position($5::text[], s.grade)] as arm_speed
      from (
        select *, $3::bigint / players + (place < $3::bigint % players)::int as rows from scale_players
        where place >= $1 and place < $1::bigint + $2
      ) s
    ) p cross join generate_series(0, p.rows_of_player - 1) k cross join lateral (select k / 8 as session) at
  ) ball
  order by team_id, member_id, measured_at`;
