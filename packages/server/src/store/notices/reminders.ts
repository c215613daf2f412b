import type { CoachType, OpenPlayer } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { isIdle } from "../sql/isIdle.ts";
import { listUnremindedNotes, lockUnremindedNote, updateRemindedNote } from "./openNotes.ts";

export type Reach = {
  member_id: number;
  /** Of players whose reminder goes to one address, one family: that of the first who has it. */
  family_id: number;
  first_name: string;
  reach: OpenPlayer["reach"];
  /** Where a reminder goes: the guardian's address, else the player's own; null where neither takes mail. */
  recipient: string | null;
  /** Whether that is the player's own. */
  own: boolean;
  /** Whose own page a mail to it opens: the first's who has it; null where that is a guardian. */
  page_of: number | null;
  /** The player's own address where it takes mail and its page shows nobody else; null without one. */
  player_recipient: string | null;
};

/**
 * How each active member's family can be reached. An address that refused its last mail counts as failed until it is
 * changed or takes one.
 */
export async function listReaches(db: Queryable, teamId: number): Promise<Map<number, Reach>> {
  const { rows } = await db.query<Reach>(
    `with addressed as materialized (
       select m.id, m.family_id, m.first_name, a.own, a.address, count(*) over (partition by a.address) as holders,
         exists (select from mail_stops s where s.team_id = $1 and s.address = a.address) as stopped,
         coalesce((
           select l.state = 'failed' and l.recipient = a.address from notice_mails l
           where l.team_id = $1 and l.family_id = m.family_id and l.state <> 'waiting'
             and l.member_id is not distinct from case when a.own then m.id end
           order by l.id desc limit 1), false) as failed
       from live_members m
       cross join lateral (values (false, lower(m.guardian_email)), (true, lower(m.email))) a (own, address)
       where m.team_id = $1 and m.state = 'active'
         and not (a.own and a.address is not distinct from lower(m.guardian_email))
     ), reached as (
       select id as member_id, family_id, first_name,
         case when bool_or(address is not null and not stopped and not failed) then 'mail'
              when bool_or(address is not null and failed) then 'failed'
              when bool_or(address is not null) then 'stopped'
              else 'none' end as reach,
         (array_agg(address order by own) filter (where address is not null and not stopped and not failed))[1] as recipient,
         coalesce((array_agg(own order by own) filter (where address is not null and not stopped and not failed))[1], false)
           as own,
         (array_agg(address) filter (where own and holders = 1 and address is not null and not stopped and not failed))[1]
           as player_recipient
       from addressed group by id, family_id, first_name
     )
     select member_id, first_name, reach, recipient, own, player_recipient,
       case when recipient is null then family_id else first_value(family_id) over sharing end as family_id,
       case when recipient is not null and first_value(own) over sharing then first_value(member_id) over sharing end
         as page_of
     from reached window sharing as (partition by recipient order by own, member_id)`,
    [teamId],
  );
  return new Map(rows.map((row) => [row.member_id, row]));
}

/** When each family was last reminded, and the last day (in Japan) it has had its one reminder for. */
export async function listFamilyReminders(db: Queryable, teamId: number) {
  const { rows } = await db.query<{ family_id: number; at: Date; day: string }>(
    `select family_id, max(created_at) as at, max(day) as day from notice_mails
     where team_id = $1 and kind = 'reminder' group by family_id`,
    [teamId],
  );
  return new Map(rows.map(({ family_id, at, day }) => [family_id, { at, day }]));
}

export type ReminderRound = { at: Date; author: string | null; member_ids: number[] };

/** What was reminded of since `since`, the latest first. Without an author: by itself, or by a coach who has left. */
export async function listReminderRounds(db: Queryable, teamId: number, since: Date): Promise<ReminderRound[]> {
  const { rows } = await db.query<ReminderRound>(
    `select l.created_at as at, u.name as author, array_agg(distinct child.id order by child.id) as member_ids
     from notice_mails l cross join lateral unnest(l.member_ids) child (id)
     left join users u on u.id = l.user_id and u.team_id = $1
     where l.team_id = $1 and l.kind = 'reminder' and l.created_at >= $2
     group by l.created_at, l.user_id, u.name order by l.created_at desc, l.user_id`,
    [teamId, since],
  );
  return rows;
}

/** null: it goes out by itself. */
type Pressed = { id: number; name: string; coach_type: CoachType | null } | null;

/**
 * The family's reminder that waits, also for another try, and what one address gets for several families. Says who pressed,
 * and whose it counts as; undefined without one.
 */
export async function deleteWaitingReminder(db: Queryable, teamId: number, familyId: number, now: Date) {
  const { rows } = await db.query<{ family_id: number; by: Pressed }>(
    `with waiting as materialized (
       select o.notice_mail_id
       from outbox o join notice_mails m on m.team_id = o.team_id and m.id = o.notice_mail_id
       where m.team_id = $1 and m.kind = 'reminder' and m.state = 'waiting'
         and (m.family_id = $3
              or m.family_id in (
                select other.family_id from members other join members own on own.team_id = other.team_id
                where own.team_id = $1 and own.family_id = $3
                  and (lower(own.email) in (lower(other.email), lower(other.guardian_email))
                       or lower(own.guardian_email) = lower(other.email)))
              and m.member_ids && array(select id from members where team_id = $1 and family_id = $3))
         and o.failed_at is null and o.withdrawn_at is null and ${isIdle}
       order by o.id for update of o
     )
     delete from notice_mails l using waiting where l.team_id = $1 and l.id = waiting.notice_mail_id
     returning l.family_id, (select json_build_object('id', u.id, 'name', u.name, 'coach_type', u.coach_type)
                from users u where u.id = l.user_id) as by`,
    [teamId, now, familyId],
  );
  return rows[0];
}

/** What families are asked for until a deadline: a notice, an event or a note. */
export type Unreminded = {
  /** Of a notice, an event or the note's template. */
  id: number;
  team_id: number;
  team_name: string;
  /** Since when families know of it. */
  told_at: Date;
  deadline: Date;
} & ({ of: "notice" | "event" } | { of: "note"; day: string });

/** Notices, events and notes with a deadline within a day whose automatic reminder has not gone out; the nearest first. */
export async function listUnreminded(db: Queryable, now: Date): Promise<Unreminded[]> {
  const notes = (await listUnremindedNotes(db, now)).map((note) => ({ of: "note", ...note }) as const);
  const { rows } = await db.query<Omit<Extract<Unreminded, { of: "notice" | "event" }>, "team_name">>(
    `select 'notice' as of, id, team_id, leaves_at as told_at, deadline from notices
     where remind and reminded_at is null and state = 'sent' and deadline > $1
       and deadline <= $1 + interval '1 day'
     union all
     select 'event', id, team_id, created_at, deadline from events
     where remind and reminded_at is null and state = 'planned' and deadline > $1
       and deadline <= $1 + interval '1 day'`,
    [now],
  );
  const all = [...rows, ...notes];
  const teams = await listOpenTeams(db, all);
  return all
    .flatMap((one): Unreminded[] => {
      const team_name = teams.get(one.team_id);
      return team_name === undefined ? [] : [{ ...one, team_name }];
    })
    .toSorted((one, other) => one.deadline.getTime() - other.deadline.getTime());
}

/** Names of those teams that are not closed, by id. */
async function listOpenTeams(db: Queryable, of: readonly { team_id: number }[]): Promise<Map<number, string>> {
  if (of.length === 0) return new Map();
  const { rows } = await db.query<{ team_id: number; name: string }>(
    "select team_id, name from teams where team_id = any($1) and closed_at is null",
    [of.map(({ team_id }) => team_id)],
  );
  return new Map(rows.map(({ team_id, name }) => [team_id, name]));
}

/** False while another server has it, and once it has been reminded of. */
export async function lockUnreminded(tx: Queryable, unreminded: Unreminded): Promise<boolean> {
  if (unreminded.of === "note") return lockUnremindedNote(tx, unreminded);
  const { rowCount } = await tx.query(
    `select from ${tables[unreminded.of]} where team_id = $1 and id = $2 and reminded_at is null for update skip locked`,
    [unreminded.team_id, unreminded.id],
  );
  return rowCount === 1;
}

export async function updateReminded(tx: Queryable, unreminded: Unreminded, now: Date) {
  if (unreminded.of === "note") return updateRemindedNote(tx, unreminded);
  const { of, team_id, id } = unreminded;
  await tx.query(`update ${tables[of]} set reminded_at = $3 where team_id = $1 and id = $2`, [team_id, id, now]);
}

const tables = { notice: "notices", event: "events" } as const;
