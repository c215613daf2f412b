import type { Queryable } from "../../db/pool.ts";
import { noticeColumns, type StoredNotice } from "./notices.ts";

export type DueNotice = StoredNotice & { team_id: number };

/**
 * A notice that is due leaves: it is sent from this transaction on, and no other server's. In the quiet hours only urgent
 * ones are, and none of a closed club. undefined when none is due.
 */
export async function updateDueNoticeSent(
  tx: Queryable,
  { now, quiet }: { now: Date; quiet: boolean },
): Promise<DueNotice | undefined> {
  const { rows } = await tx.query<DueNotice>(
    `update notices set state = 'sent', leaves_at = $1 where (team_id, id) = (
       select team_id, id from notices
       where state in ('held', 'scheduled') and leaves_at <= $1 and (level = 'urgent' or not $2)
         and not exists (select from teams t where t.team_id = notices.team_id and t.closed_at is not null)
       order by level = 'urgent' desc, leaves_at, id limit 1 for update skip locked)
     returning team_id, ${noticeColumns}`,
    [now, quiet],
  );
  return rows[0];
}

/**
 * What was to leave at `now` or before becomes a draft, so that a coach decides whether it still shall; of one club that is
 * closed, or of all. Returns how many there were.
 */
export async function updateDueNoticesDraft(db: Queryable, now: Date, closedTeamId?: number): Promise<number> {
  const { rowCount } = await db.query(
    `update notices set state = 'draft', leaves_at = null, version = version + 1, updated_at = $1
     where state in ('held', 'scheduled') and leaves_at <= $1
       and ($2::int is null or team_id = (select team_id from teams where team_id = $2 and closed_at is not null))`,
    [now, closedTeamId ?? null],
  );
  return rowCount ?? 0;
}
