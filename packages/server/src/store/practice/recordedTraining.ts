import type { RecordedTraining, TrainingRecordDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
import { type EntryOfDay, entryColumns } from "./trainingPlayer.ts";

/** Marked with the source 'manual', which no key of a source may have. The member is locked. */
export async function insertRecordedTraining(
  tx: Queryable,
  teamId: number,
  memberId: number,
  { draft, by, now }: { draft: TrainingRecordDraft; by: number; now: Date },
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

/** False when the member, if not deleted, has no entry of a coach with this id. */
export async function deleteRecordedTraining(
  tx: Queryable,
  teamId: number,
  memberId: number,
  id: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `delete from training_entries e using live_members m
     where e.team_id = $1 and e.member_id = $2 and e.id = $3 and e.source = 'manual'
       and m.team_id = e.team_id and m.id = e.member_id`,
    [teamId, memberId, id],
  );
  return rowCount === 1;
}
