import { noticeLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";

/**
 * When the next events, or who has what open, change next though nobody writes anything: an event ends, a notice is no
 * longer shown, a template's note opens. Within the hour; a new day begins with one.
 */
export async function findNextChange(db: Queryable, teamId: number, now: Date): Promise<Date> {
  const { rows } = await db.query<{ at: Date }>({
    name: "next change",
    text: `select least(
             (select min(ends_at) from events where team_id = $1 and ends_at > $2),
             (select min(ends_at) from provider_events where ends_at > $2),
             (select min(leaves_at) + $3::int * interval '1 day' from notices
              where team_id = $1 and state = 'sent' and leaves_at > $2 - $3::int * interval '1 day'),
             (select min(opens_at + case when opens_at > $2 then interval '0' else interval '1 day' end)
              from note_templates cross join lateral (
                select (($2 at time zone 'Asia/Tokyo')::date + opens::time) at time zone 'Asia/Tokyo' as opens_at) o
              where team_id = $1 and archived_at is null),
             $2::timestamptz + interval '1 hour') as at`,
    values: [teamId, now, noticeLimits.shownDays],
  });
  return firstRow(rows).at;
}
