import type { EventDraft, EventScope } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { insertNotice, type NoticeWriting } from "../notices/notices.ts";

/** Active members invited to one of the events now, by id. */
export async function listInvited(db: Queryable, teamId: number, eventIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ member_id: number }>(
    `select distinct p.member_id from event_players p
     join live_members m on m.team_id = p.team_id and m.id = p.member_id and m.state = 'active'
     where p.team_id = $1 and p.event_id = any($2) order by p.member_id`,
    [teamId, eventIds],
  );
  return rows.map(({ member_id }) => member_id);
}

/** What a notice of an event tells: since when, and in which words of the coach's own. */
export type ToldChange = {
  /** The event as families know it; null where they hear of it for the first time. */
  before: EventDraft | null;
  message: string;
};

type EventNotice = { eventId: number; count: number; told: ToldChange };

/** A notice that tells of the event's version, each version once; `count` as its column has it. */
export async function insertEventNotice(
  tx: Queryable,
  teamId: number,
  { eventId, count, told }: EventNotice,
  writing: NoticeWriting,
) {
  const noticeId = await insertNotice(tx, teamId, writing);
  // Without ids, which would outlive an erased member.
  const change = { ...told, before: told.before && { ...told.before, member_ids: [] } };
  await tx.query(
    `update notices n set event_id = e.id, event_version = e.version, event_count = $4, event_change = $5
     from events e where n.team_id = $1 and n.id = $2 and e.team_id = $1 and e.id = $3`,
    [teamId, noticeId, eventId, count, JSON.stringify(change)],
  );
}

/** A notice of an event that has not left. */
export type WaitingEventNotice = {
  event_id: number;
  event_version: number;
  event_count: number;
  urgent: boolean;
  member_ids: number[];
  /** null from an earlier release. */
  event_change: ToldChange | null;
};

/**
 * What would tell of the events as they were, and has not left; of one event the earliest first. `one` leaves what tells of
 * other occurrences, too.
 */
export async function deleteWaitingEventNotices(
  tx: Queryable,
  teamId: number,
  eventIds: readonly number[],
  scope: EventScope,
): Promise<WaitingEventNotice[]> {
  const { rows } = await tx.query<WaitingEventNotice>(
    `delete from notices
     where team_id = $1 and event_id = any($2) and state in ('held', 'scheduled') and ($3 or event_count = 1)
     returning event_id, event_version, event_count, level = 'urgent' as urgent, member_ids, event_change`,
    [teamId, eventIds, scope === "following"],
  );
  return rows.toSorted((a, b) => a.event_version - b.event_version);
}

/** A notice of several occurrences of a weekly repetition. */
export type WaitingSeriesNotice = WaitingEventNotice & {
  /** Of the occurrence it names. */
  starts_at: Date;
};

/** What tells of several planned occurrences of a weekly repetition from one that begins by `until` on, and has not left. */
export async function deleteWaitingSeriesNotices(
  tx: Queryable,
  teamId: number,
  seriesId: number,
  until: Date,
): Promise<WaitingSeriesNotice[]> {
  const { rows } = await tx.query<WaitingSeriesNotice>(
    `delete from notices n using events e
     where n.team_id = $1 and n.state in ('held', 'scheduled') and n.event_count > 1 and e.team_id = n.team_id
       and e.id = n.event_id and e.series_id = $2 and e.state = 'planned' and e.starts_at <= $3
     returning n.event_id, n.event_version, n.event_count, n.level = 'urgent' as urgent, n.member_ids, n.event_change,
       e.starts_at`,
    [teamId, seriesId, until],
  );
  return rows.toSorted((a, b) => a.event_version - b.event_version);
}
