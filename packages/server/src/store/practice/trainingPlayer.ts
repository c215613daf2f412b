import type { DateRange, TrainingEntry, TrainingPlayer, TrainingReportRow } from "@kyuseki/domain";
import { painSince } from "@kyuseki/domain/training";
import type { Queryable } from "../../db/pool.ts";
import { registeredOn } from "../sql/registeredOn.ts";
import { latestPain } from "./trainingReport.ts";

type TrainedMember = TrainingPlayer["member"] &
  Pick<TrainingReportRow, "registered_on" | "pain"> & {
    /** Of the registration, also of who has returned. */
    joined_on: string;
    /** null while they are in the club. */
    left_on: string | null;
  };

/** With the latest report of pain; deleted ones are not found. */
export async function findTrainedMember(
  db: Queryable,
  teamId: number,
  id: number,
  today: string,
): Promise<TrainedMember | undefined> {
  const { rows } = await db.query<TrainedMember>({
    name: "trained member",
    text: `select m.id, m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade,
             ${registeredOn("m")} as registered_on, (m.created_at at time zone 'Asia/Tokyo')::date as joined_on,
             (m.archived_at at time zone 'Asia/Tokyo')::date as left_on, (${latestPain("$3", "$4")}) as pain
           from live_members m where m.team_id = $1 and m.id = $2`,
    values: [teamId, id, painSince(today), today],
  });
  return rows[0];
}

export type EntryOfDay = TrainingEntry & { date: string };

/** Of `training_entries e`, as a `TrainingEntry`. */
export const entryColumns = `
  e.id, e.menu, e.amount, e.unit, e.minutes, e.rpe, e.memo,
  case when e.pain >= 1 then json_build_object(
    'part', e.pain_part, 'side', e.pain_side, 'note', e.pain_note, 'pain', e.pain, 'before', (
      select json_build_object('date', b.date, 'pain', b.pain) from training_entries b
      where b.team_id = e.team_id and b.member_id = e.member_id and b.date between e.date - 30 and e.date - 1
        and b.pain is not null and b.pain_part is not distinct from e.pain_part
        and b.pain_side is not distinct from e.pain_side
      order by b.date desc, b.pain desc limit 1
    )) end as pain,
  case when e.source = 'manual' then json_build_object(
    'name', (select u.name from users u where u.id = e.entered_by)) end as entered_by`;

/** In the order of the days, and of arrival within a day. */
export async function listTrainingEntries(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end }: DateRange,
): Promise<EntryOfDay[]> {
  const { rows } = await db.query<EntryOfDay>({
    name: "training entries",
    text: `
      select e.date, ${entryColumns}
      from training_entries e
      where e.team_id = $1 and e.member_id = $2 and e.date between $3 and $4 order by e.date, e.id`,
    values: [teamId, memberId, start, end],
  });
  return rows;
}
