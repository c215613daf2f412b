import type { Queryable } from "../../db/pool.ts";

export type Measured = {
  team_id: number;
  id: number;
  /** The day in Japan. */
  date: string;
  speed: number;
  mode?: 1 | 2;
  batting_type?: 1 | 2 | 3;
  ball?: "rubber" | "hard" | "soft";
};

/** A ball hit from a tee, unless told otherwise, at noon. */
export async function measure(db: Queryable, rows: readonly Measured[], source = "manual"): Promise<void> {
  await db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed, source)
     select team_id, id, (date || 'T12:00:00+09:00')::timestamptz, coalesce(mode, 1),
            case when mode = 2 then null else coalesce(batting_type, 1) end, coalesce(ball, 'rubber'), speed, $2
     from jsonb_to_recordset($1) as (
       team_id int, id int, date text, speed real, mode smallint, batting_type smallint, ball text)`,
    [JSON.stringify(rows), source],
  );
}
