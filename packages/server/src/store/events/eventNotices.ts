import type { EventScope } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { insertNotice, type NoticeWriting } from "../notices/notices.ts";

/** Active members invited to one of the events now, by id. */
export async function listInvited(db: Queryable, teamId: number, eventIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ member_id: number }>(
    "select distinct member_id from event_players where team_id = $1 and event_id = any($2) order by member_id",
    [teamId, eventIds],
  );
  return rows.map(({ member_id }) => member_id);
}

/** A notice that tells of the event's version, each version once; `count` as its column has it. */
export async function insertEventNotice(
  tx: Queryable,
  teamId: number,
  { eventId, count }: { eventId: number; count: number },
  writing: NoticeWriting,
) {
  const noticeId = await insertNotice(tx, teamId, writing);
  await tx.query(
    `update notices n set event_id = e.id, event_version = e.version, event_count = $4
     from events e where n.team_id = $1 and n.id = $2 and e.team_id = $1 and e.id = $3`,
    [teamId, noticeId, eventId, count],
  );
}

/**
 * What would tell of the events as they were, and has not left. `one` leaves what tells of other occurrences, too. True
 * when one of these would have been the first that families hear of an event.
 */
export async function deleteWaitingEventNotices(
  tx: Queryable,
  teamId: number,
  eventIds: readonly number[],
  scope: EventScope,
): Promise<boolean> {
  const { rows } = await tx.query<{ event_version: number }>(
    `delete from notices
     where team_id = $1 and event_id = any($2) and state in ('held', 'scheduled') and ($3 or event_count = 1)
     returning event_version`,
    [teamId, eventIds, scope === "following"],
  );
  return rows.some(({ event_version }) => event_version === 1);
}
