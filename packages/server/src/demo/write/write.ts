import type { CoachType } from "@kyuseki/domain";
import type { Queryable, Tx } from "../../db/pool.ts";
import { type Complete, columnsOf } from "../../store/sql/columns.ts";
import { type Day, schoolYearOf } from "../generate/calendar.ts";
import type { BodySizeRow, MeasurementRow, MemberRow, TeamRow } from "./rows.ts";

const BATCH_ROWS = 10_000;

/** Takes `count` ids, ascending, so that rows of other tables can name them before the first insert. */
export async function reserveIds(db: Queryable, of: "teams" | "members", count: number): Promise<number[]> {
  const column = of === "teams" ? "team_id" : "id";
  const { rows } = await db.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence($1, $2))::integer as id from generate_series(1, $3)",
    [of, column, count],
  );
  return rows.map((row) => row.id);
}

type UserRow = {
  team_id: number;
  email: string;
  password_hash: string;
  name: string;
  coach_type: CoachType | null;
  created_at: Date;
};

/** @returns its id */
export async function addUser(db: Queryable, user: UserRow): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into users (team_id, email, password_hash, name, coach_type, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [user.team_id, user.email, user.password_hash, user.name, user.coach_type, user.created_at],
  );
  return rows[0]?.id ?? 0;
}

/** Marked as demo clubs (OP-2). The grades of their members are those of the school year of `today`. */
export function insertTeams(db: Queryable, rows: readonly TeamRow[], today: Day): Promise<void> {
  const school_year = schoolYearOf(today);
  return insertInBatches(
    db,
    `insert into teams (team_id, name, sport_type, ball, prefecture, league, nextshot_available, school_year, created_at,
       updated_at, name_kana, representative, contact_email, goal, demo)
     select team_id, name, sport_type, ball, prefecture, league, nextshot_available, school_year, created_at, created_at,
       coalesce(name_kana, ''), coalesce(representative, ''), contact_email, coalesce(goal, ''), true
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::text[], $7::boolean[],
       $8::smallint[], $9::timestamptz[], $10::text[], $11::text[], $12::text[], $13::text[])
       as row (team_id, name, sport_type, ball, prefecture, league, nextshot_available, school_year, created_at,
         name_kana, representative, contact_email, goal)`,
    [
      "team_id",
      "name",
      "sport_type",
      "ball",
      "prefecture",
      "league",
      "nextshot_available",
      "school_year",
      "created_at",
      "name_kana",
      "representative",
      "contact_email",
      "goal",
    ],
    rows.map((row) => ({ ...row, school_year })),
  );
}

export function insertMembers(db: Queryable, rows: readonly MemberRow[]): Promise<void> {
  return insertInBatches(
    db,
    `insert into members (team_id, id, last_name, first_name, last_name_kana, first_name_kana, email, guardian_email,
       grade, height, weight, uniform_number, gender, pitching, batting, nextshot_usage, nextshot_id,
       nextrainer_usage, nextrainer_purchased, state, created_at, updated_at)
     select row.*, row.created_at from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::text[], $8::text[], $9::text[], $10::numeric[], $11::numeric[], $12::text[], $13::text[], $14::text[],
       $15::text[], $16::text[], $17::text[], $18::text[], $19::boolean[], $20::text[], $21::timestamptz[])
       as row (team_id, id, last_name, first_name, last_name_kana, first_name_kana, email, guardian_email, grade, height,
       weight, uniform_number, gender, pitching, batting, nextshot_usage, nextshot_id, nextrainer_usage,
       nextrainer_purchased, state, created_at)`,
    [
      "team_id",
      "id",
      "last_name",
      "first_name",
      "last_name_kana",
      "first_name_kana",
      "email",
      "guardian_email",
      "grade",
      "height",
      "weight",
      "uniform_number",
      "gender",
      "pitching",
      "batting",
      "nextshot_usage",
      "nextshot_id",
      "nextrainer_usage",
      "nextrainer_purchased",
      "state",
      "created_at",
    ],
    rows,
  );
}

export function insertBodySizes(db: Queryable, rows: readonly BodySizeRow[]): Promise<void> {
  return insertInBatches(
    db,
    `insert into body_sizes (team_id, member_id, date, height, weight)
     select * from unnest($1::int[], $2::int[], $3::date[], $4::numeric[], $5::numeric[])`,
    ["team_id", "member_id", "date", "height", "weight"],
    rows,
  );
}

export function insertMeasurements(db: Queryable, rows: readonly MeasurementRow[]): Promise<void> {
  return insertInBatches(
    db,
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, batting_result, ball, tag_pitch,
       angle, distance, speed, spray_angle, location_x, location_z, source, source_id)
     select * from unnest($1::int[], $2::int[], $3::timestamptz[], $4::smallint[], $5::smallint[], $6::smallint[],
       $7::text[], $8::smallint[], $9::real[], $10::real[], $11::real[], $12::real[], $13::real[], $14::real[],
       $15::text[], $16::text[])`,
    [
      "team_id",
      "member_id",
      "measured_at",
      "mode",
      "batting_type",
      "batting_result",
      "ball",
      "tag_pitch",
      "angle",
      "distance",
      "speed",
      "spray_angle",
      "location_x",
      "location_z",
      "source",
      "source_id",
    ],
    rows,
  );
}

/** One array a column: a statement stays the same text for one row or ten thousand. */
export async function insertInBatches<Row, const Columns extends readonly (keyof Row)[]>(
  db: Queryable,
  statement: string,
  columns: Columns & Complete<Row, Columns>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS);
    await db.query(statement, columnsOf<Row, Columns>(batch, columns));
  }
}

/** Takes away the whole team of the account, when there is one, however many rows it has. */
export async function removeTeamOf(tx: Tx, email: string): Promise<void> {
  const { rows } = await tx.query<{ team_id: number }>("select team_id from users where email = $1", [email]);
  for (const { team_id } of rows) {
    // By team, not member by member as the cascade would.
    await tx.query("delete from measurements where team_id = $1", [team_id]);
    await tx.query("delete from teams where team_id = $1", [team_id]);
  }
}

/** So that the planner knows the new rows before the first question about them. */
export async function analyzeTables(db: Queryable): Promise<void> {
  await db.query(`analyze teams, members, body_sizes, measurements, measurement_days, training_entries, practice_days,
    team_practice_days, pitch_counts, measure_values, notes`);
}
