import type { TrainingRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { columnsOf } from "../sql/columns.ts";
import { type UpsertCounts, upsertRows } from "./ingest.ts";

type Owner = { team_id: number; member_id: number };

/** Whose the rows are now that are known under these source_ids: moved to another member, they change that one's days too. */
export async function listTrainingOwners(
  tx: Queryable,
  source: string,
  rows: readonly Pick<TrainingRecord, "team_id" | "source_id">[],
): Promise<Owner[]> {
  const { rows: owners } = await tx.query<Owner>(
    `select distinct e.team_id, e.member_id
     from training_entries e join unnest($2::int[], $3::text[]) as given (team_id, source_id) using (team_id, source_id)
     where e.source = $1`,
    [source, rows.map((row) => row.team_id), rows.map((row) => row.source_id)],
  );
  return owners;
}

/** Rows of members that `lockOwners` knows, each source_id once a team. */
export function upsertTrainingRecords(
  tx: Queryable,
  source: string,
  rows: readonly TrainingRecord[],
  now: Date,
): Promise<UpsertCounts> {
  return upsertRows(tx, statement, [source, now, ...columnsOf(rows, names)]);
}

const names = [
  "team_id",
  "member_id",
  "date",
  "menu",
  "amount",
  "unit",
  "minutes",
  "rpe",
  "pain_part",
  "pain_side",
  "pain",
  "pain_note",
  "memo",
  "source_id",
] as const;

const statement = `
  with given as (
    select * from unnest($3::int[], $4::int[], $5::date[], $6::text[], $7::numeric[], $8::text[], $9::smallint[],
      $10::smallint[], $11::text[], $12::text[], $13::smallint[], $14::text[], $15::text[], $16::text[])
      as row (team_id, member_id, date, menu, amount, unit, minutes, rpe, pain_part, pain_side, pain, pain_note, memo,
        source_id)
  ), known as (
    select e.team_id, e.source_id from training_entries e join given using (team_id, source_id) where e.source = $1
  ), written as (
    insert into training_entries as e (team_id, member_id, date, menu, amount, unit, minutes, rpe, pain_part, pain_side,
      pain, pain_note, memo, source_id, source, received_at)
    select given.*, $1, $2 from given order by team_id, source_id
    on conflict (team_id, source, source_id) do update set
      member_id = excluded.member_id, date = excluded.date, menu = excluded.menu, amount = excluded.amount,
      unit = excluded.unit, minutes = excluded.minutes, rpe = excluded.rpe, pain_part = excluded.pain_part,
      pain_side = excluded.pain_side, pain = excluded.pain, pain_note = excluded.pain_note, memo = excluded.memo,
      received_at = excluded.received_at
    where (e.member_id, e.date, e.menu, e.amount, e.unit, e.minutes, e.rpe, e.pain_part, e.pain_side, e.pain,
        e.pain_note, e.memo)
      is distinct from (excluded.member_id, excluded.date, excluded.menu, excluded.amount, excluded.unit,
        excluded.minutes, excluded.rpe, excluded.pain_part, excluded.pain_side, excluded.pain, excluded.pain_note,
        excluded.memo)
    returning team_id, source_id
  )
  select count(*) filter (where known.source_id is null) as accepted,
         count(known.source_id) as updated
  from written left join known using (team_id, source_id)`;
