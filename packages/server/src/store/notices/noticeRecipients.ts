import {
  type Grade,
  grades,
  kanaName,
  type Member,
  memberName,
  type Notice,
  type NoticeRecipient,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

const times = ["family_read_at", "player_read_at", "answered_at", "reminded_at"] as const;
type Times = Record<(typeof times)[number], Date | null>;
type Names = Pick<Member, "last_name" | "first_name" | "last_name_kana" | "first_name_kana">;
type Person = Names & { grade: Grade; is_here: boolean };
type Row = Omit<NoticeRecipient, (typeof times)[number] | "member"> & Times & Person;

/** The matrix of a notice: one row a player, the oldest first. */
export async function listNoticeRecipients(
  db: Queryable,
  teamId: number,
  noticeId: number,
): Promise<NoticeRecipient[]> {
  const { rows } = await db.query<Row>(matrix, [teamId, noticeId, grades]);
  return rows.map((row) => {
    const { last_name, first_name, last_name_kana, first_name_kana, grade, is_here, ...recipient } = row;
    const names = { last_name, first_name, last_name_kana, first_name_kana };
    const { family_read_at, player_read_at, answered_at, reminded_at } = recipient;
    return {
      ...recipient,
      member: is_here ? { name: memberName(names), kana: kanaName(names), grade } : null,
      family_read_at: family_read_at?.toISOString() ?? null,
      player_read_at: player_read_at?.toISOString() ?? null,
      answered_at: answered_at?.toISOString() ?? null,
      reminded_at: reminded_at?.toISOString() ?? null,
    };
  });
}

/**
 * The last mail to a family, or to the player, says how it stands; without one, the address does. A player's own address
 * that is a guardian's of the team is the family's. Of two families that a player's mail went to, the player's own counts.
 */
const matrix = `
  with guardians as (
    select lower(guardian_email) as address from live_members
    where team_id = $1 and state = 'active' and guardian_email is not null
  ), players as (
    select m.*, coalesce(lower(m.guardian_email), case when m.is_guardians then m.own end) as family_address,
           case when not m.is_guardians then m.own end as player_address
    from (select *, lower(email) as own, coalesce(lower(email) = lower(guardian_email), false)
                                         or lower(email) in (select address from guardians) as is_guardians
          from members where team_id = $1) m
  ), mails as (
    select distinct on (child, mail.member_id is null) child, mail.member_id is null as to_family, mail.state, mail.failure
    from notice_mails mail cross join unnest(mail.member_ids) child join players m on m.id = child
    where mail.team_id = $1 and mail.notice_id = $2
    order by child, mail.member_id is null, mail.member_id is null and mail.family_id <> m.family_id, mail.id desc
  ), reminders as (
    select child, max(mail.created_at) as at
    from notice_mails mail, unnest(mail.member_ids) child
    where mail.team_id = $1 and mail.kind = 'reminder'
      and mail.created_at >= (select leaves_at from notices where team_id = $1 and id = $2)
    group by child
  )
  select r.member_id, m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade,
         m.deleted_at is null and m.state <> 'archived' as is_here,
         m.family_id, r.family_read_at, r.family_read_version, r.player_read_at, r.player_read_version,
         r.answer, r.comment, r.answered_at, r.late,
         coalesce(f.state, case when fs.address is null then 'none' else 'stopped' end) as family_mail,
         coalesce(p.state, case when ps.address is null then 'none' else 'stopped' end) as player_mail,
         m.family_address is not null as family_has_email, m.player_address is not null as player_has_email,
         coalesce(f.failure, p.failure) as mail_failure,
         case when f.state = 'failed' then coalesce(m.guardian_email, m.email) when p.state = 'failed' then m.email end
           as failed_email,
         reminders.at as reminded_at
  from notice_recipients r
  join players m on m.id = r.member_id
  left join mails f on f.child = r.member_id and f.to_family
  left join mails p on p.child = r.member_id and not p.to_family
  left join mail_stops fs on fs.team_id = $1 and fs.address = m.family_address
  left join mail_stops ps on ps.team_id = $1 and ps.address = m.player_address
  left join reminders on reminders.child = r.member_id
  where r.team_id = $1 and r.notice_id = $2
  order by array_position($3::text[], m.grade) desc, m.last_name_kana, m.first_name_kana, r.member_id`;

/** One row for each chosen player who is an active member now. */
export async function insertRecipients(tx: Queryable, teamId: number, noticeId: number, memberIds: readonly number[]) {
  await tx.query(
    `insert into notice_recipients (team_id, notice_id, member_id)
     select $1, $2, id from live_members where team_id = $1 and id = any($3) and state = 'active' order by id`,
    [teamId, noticeId, memberIds],
  );
}

export async function listRecipientIds(db: Queryable, teamId: number, noticeId: number): Promise<number[]> {
  const { rows } = await db.query<{ member_id: number }>(
    "select member_id from notice_recipients where team_id = $1 and notice_id = $2 order by member_id",
    [teamId, noticeId],
  );
  return rows.map(({ member_id }) => member_id);
}

/** What was done with a sent notice, the first first. */
export async function listNoticeEvents(db: Queryable, teamId: number, noticeId: number): Promise<Notice["events"]> {
  const { rows } = await db.query<{ at: Date; kind: Notice["events"][number]["kind"]; count: number }>(
    `with players as (select member_id from notice_recipients where team_id = $1 and notice_id = $2)
     select at, case number when 0 then 'sent' else 'corrected' end as kind, (select count(*) from players) as count
     from notice_versions where team_id = $1 and notice_id = $2
     union all
     select max(mail.ended_at), 'failed', count(distinct child)
     from notice_mails mail, unnest(mail.member_ids) child
     where mail.team_id = $1 and mail.notice_id = $2 and mail.state = 'failed' group by date_trunc('minute', mail.ended_at)
     union all
     select mail.created_at, 'reminded', count(distinct mail.family_id)
     from notice_mails mail
     where mail.team_id = $1 and mail.kind = 'reminder' and mail.member_ids && array(select member_id from players)
       and mail.created_at >= (select leaves_at from notices where team_id = $1 and id = $2)
     group by mail.created_at
     order by at, kind`,
    [teamId, noticeId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
