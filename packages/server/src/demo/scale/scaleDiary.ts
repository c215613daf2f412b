import type { Tx } from "../../db/pool.ts";
import { type Day, isoDate } from "../generate/calendar.ts";

const DAYS = 30;

/** What the players of the large team recorded in the last 30 days: three in five of a day, and who pitched how much. */
export async function addDiary(tx: Tx, teamId: number, today: Day): Promise<void> {
  await tx.query(
    `insert into training_entries (team_id, member_id, date, menu, amount, unit, minutes, rpe, source, source_id)
     select m.team_id, m.id, at.date, menu.name, menu.amount, menu.unit, 20 + (m.id + back) % 60, 3 + (m.id + back) % 5,
       'nextrainer', 'scale-' || m.id || '-' || back
     from members m cross join generate_series(0, $3) back cross join lateral (select $2::date - back as date) at
     join (values (0, 'swing', 100, 'swings'), (1, 'tee', 50, 'swings'), (2, 'catch', 50, 'balls'),
       (3, 'knock', 40, 'balls'), (4, 'dash', 8, 'times'), (5, 'core', 3, 'sets')) menu (place, name, amount, unit)
       on menu.place = (m.id + back) % 6
     where m.team_id = $1 and (m.id * 7 + back * 3) % 5 < 3`,
    [teamId, isoDate(today), DAYS - 1],
  );
  await tx.query(
    `insert into pitch_counts (team_id, member_id, date, kind, pitches)
     select m.team_id, m.id, $2::date - back, 'practice', 20 + (m.id + back) % 40
     from members m cross join generate_series(0, $3) back
     where m.team_id = $1 and m.id % 4 = 0 and (m.id / 4 + back) % 3 = 0`,
    [teamId, isoDate(today), DAYS - 1],
  );
}
