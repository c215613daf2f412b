import type { Queryable } from "../../db/pool.ts";
import { upsertNotes } from "../../store/ingest/ingestNotes.ts";
import { upsertPitchCounts } from "../../store/ingest/ingestPitchCounts.ts";
import { upsertTrainingRecords } from "../../store/ingest/ingestTraining.ts";
import type { Diaries, MeasureValueRow, MeasuringDayRow, TeamPracticeDayRow } from "./rows.ts";
import { insertInBatches } from "./write.ts";

const BATCH_ROWS = 1_000;

/** As the sister product pushes them: through the same statements, in batches as large as a call may bring. */
export async function pushDiaries(tx: Queryable, { training, pitchCounts, notes }: Diaries, at: Date): Promise<void> {
  for (const batch of batches(training)) await upsertTrainingRecords(tx, SOURCE, batch, at);
  for (const batch of batches(pitchCounts)) await upsertPitchCounts(tx, SOURCE, batch, at);
  for (const batch of batches(notes)) await upsertNotes(tx, SOURCE, batch, at);
}

const SOURCE = "nextrainer";

function batches<Row>(rows: readonly Row[]): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_, index) =>
    rows.slice(index * BATCH_ROWS, (index + 1) * BATCH_ROWS),
  );
}

export function insertTeamPracticeDays(db: Queryable, rows: readonly TeamPracticeDayRow[]): Promise<void> {
  return insertInBatches(
    db,
    `insert into team_practice_days (team_id, date, recorded)
     select * from unnest($1::int[], $2::date[], $3::int[])`,
    ["team_id", "date", "recorded"],
    rows,
  );
}

/** @returns their ids, in the order given */
export async function insertMeasuringDays(
  db: Queryable,
  rows: readonly MeasuringDayRow[],
  created_by: number,
): Promise<number[]> {
  const { rows: inserted } = await db.query<{ id: number }>(
    `insert into measuring_days (team_id, date, name, place, item_ids, created_by, created_at, closed_at)
     select team_id, date, name, place, item_ids, $2, created_at, closed_at
     from jsonb_to_recordset($1::jsonb) as row (team_id int, date date, name text, place text, item_ids int[],
       created_at timestamptz, closed_at timestamptz)
     returning id`,
    [JSON.stringify(rows), created_by],
  );
  return inserted.map(({ id }) => id);
}

export async function insertMeasureValues(
  db: Queryable,
  rows: readonly MeasureValueRow[],
  entered_by: number,
): Promise<void> {
  await insertInBatches(
    db,
    `insert into measure_values (team_id, member_id, item_id, date, value, measuring_day_id, entered_at, entered_by)
     select * from unnest($1::int[], $2::int[], $3::int[], $4::date[], $5::numeric[], $6::int[], $7::timestamptz[],
       $8::int[])`,
    ["team_id", "member_id", "item_id", "date", "value", "measuring_day_id", "entered_at", "entered_by"],
    rows.map((row) => ({ ...row, entered_by })),
  );
}

export async function insertTrainingComment(
  db: Queryable,
  comment: { team_id: number; member_id: number; date: string; user_id: number; text: string; created_at: Date },
): Promise<void> {
  await db.query(
    `insert into training_comments (team_id, member_id, date, user_id, text, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [comment.team_id, comment.member_id, comment.date, comment.user_id, comment.text, comment.created_at],
  );
}
