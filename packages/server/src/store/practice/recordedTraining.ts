import type { RecordedTraining, TrainingRecordDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
import { type EntryOfDay, entryColumns } from "./trainingPlayer.ts";

/** Marked with the source 'manual', which no key of a source may have. The member is locked. */
export async function insertRecordedTraining(
  tx: Queryable,
  teamId: number,
  memberId: number,
  { draft, by, now }: { draft: Omit<TrainingRecordDraft, "restores">; by: number; now: Date },
): Promise<RecordedTraining> {
  const { date, menu, minutes, rpe, pain } = draft;
  const { rows } = await tx.query<EntryOfDay>(
    `with e as (
       insert into training_entries (team_id, member_id, date, menu, minutes, rpe, pain_part, pain_side, pain, pain_note,
         entered_by, received_at, source, source_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'manual', gen_random_uuid()::text)
       returning *
     )
     select e.date, ${entryColumns} from e`,
    [
      ...[teamId, memberId, date, menu, minutes, rpe],
      ...[pain?.part ?? null, pain?.side ?? null, pain?.pain ?? null, pain?.note ?? ""],
      ...[by, now],
    ],
  );
  const { date: day, ...entry } = firstRow(rows);
  return { date: day, entry };
}

/** False when the member, if not deleted, has no entry of a coach with this id. Kept apart, so that it can be had back. */
export async function deleteRecordedTraining(
  tx: Queryable,
  teamId: number,
  memberId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with gone as (
       delete from training_entries e using live_members m
       where e.team_id = $1 and e.member_id = $2 and e.id = $3 and e.source = 'manual'
         and m.team_id = e.team_id and m.id = e.member_id
       returning e.*
     )
     insert into deleted_training_entries (team_id, member_id, id, deleted_at, entered_by, entry)
     select team_id, member_id, id, $4, entered_by, to_jsonb(gone) - 'entered_by' from gone`,
    [teamId, memberId, id, now],
  );
  return rowCount === 1;
}

/** Has a deleted entry of the member back as it was, its author included; undefined when there is none with this id. */
export async function insertDeletedTraining(
  tx: Queryable,
  teamId: number,
  memberId: number,
  id: number,
): Promise<RecordedTraining | undefined> {
  const { rows } = await tx.query<EntryOfDay>(
    `with back as (
       delete from deleted_training_entries where team_id = $1 and member_id = $2 and id = $3 returning entered_by, entry
     ), e as (
       insert into training_entries
       select one.* from back cross join lateral jsonb_populate_record(
         null::training_entries, back.entry || jsonb_build_object('entered_by', back.entered_by)) one
       returning *
     )
     select e.date, ${entryColumns} from e`,
    [teamId, memberId, id],
  );
  if (!rows[0]) return undefined;
  const { date, ...entry } = rows[0];
  return { date, entry };
}
