import type { DateRange, TrainingComment, TrainingCommentDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

type CommentRow = Omit<TrainingComment, "created_at"> & { created_at: Date };

const present = (row: CommentRow): TrainingComment => ({ ...row, created_at: row.created_at.toISOString() });

const columns = `
  c.id, c.date, c.stamp, c.text, c.created_at,
  (select json_build_object('id', u.id, 'name', u.name, 'coach_type', u.coach_type)
   from users u where u.id = c.user_id) as by`;

/** Oldest first. */
export async function listTrainingComments(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end }: DateRange,
): Promise<TrainingComment[]> {
  const { rows } = await db.query<CommentRow>({
    name: "training comments",
    text: `select ${columns} from training_comments c
           where c.team_id = $1 and c.member_id = $2 and c.date between $3 and $4 order by c.created_at, c.id`,
    values: [teamId, memberId, start, end],
  });
  return rows.map(present);
}

/** undefined when the team has no such member, or has deleted it. */
export async function insertTrainingComment(
  tx: Queryable,
  teamId: number,
  memberId: number,
  { date, stamp, text, by, now }: TrainingCommentDraft & { by: number; now: Date },
): Promise<TrainingComment | undefined> {
  const { rows } = await tx.query<CommentRow>(
    `with c as (
       insert into training_comments (team_id, member_id, date, user_id, stamp, text, created_at)
       select team_id, id, $3, $4, $5, $6, $7 from live_members where team_id = $1 and id = $2 returning *
     )
     select ${columns} from c`,
    [teamId, memberId, date, by, stamp, text, now],
  );
  return rows.map(present)[0];
}

/** Only the person's own. False when there is none. */
export async function deleteTrainingComment(
  tx: Queryable,
  teamId: number,
  memberId: number,
  { id, by }: { id: number; by: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `delete from training_comments c using live_members m
     where c.team_id = $1 and c.member_id = $2 and c.id = $3 and c.user_id = $4
       and m.team_id = c.team_id and m.id = c.member_id`,
    [teamId, memberId, id, by],
  );
  return rowCount === 1;
}
