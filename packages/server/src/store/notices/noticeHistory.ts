import { grades, type NoticeSort, type NoticeSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { contains } from "../sql/contains.ts";
import { firstRow } from "../sql/firstRow.ts";

const states = { sent: ["sent"], scheduled: ["held", "scheduled"], draft: ["draft"] } as const;
export type NoticeTab = keyof typeof states;

type Asked = { tab: NoticeTab; q: string };

/** Of a notice `n` with its `latest` version; of its recipients, those count who have not left the club. */
const moment = "coalesce(n.leaves_at, n.updated_at)";
const unread = `(select count(*) from notice_recipients r join members m on m.team_id = r.team_id and m.id = r.member_id
  where r.team_id = n.team_id and r.notice_id = n.id and m.deleted_at is null and m.state <> 'archived'
  and (greatest(r.family_read_version, r.player_read_version) >= v.latest) is not true)`;
const orders = {
  "-at": `${moment} desc, n.id desc`,
  at: `${moment}, n.id`,
  "-unread": `${unread} desc, ${moment} desc, n.id desc`,
} as const satisfies Record<NoticeSort, string>;

const matching = `n.team_id = $1 and n.state = any($2) and ${contains("n.title || E'\\n' || n.body", "$3")}`;

/** A page of the history: `most` lines after `skipped`. */
export async function listNotices(
  db: Queryable,
  teamId: number,
  { tab, q, sort, skipped, most }: Asked & { sort: NoticeSort; skipped: number; most: number },
): Promise<NoticeSummary[]> {
  const { rows } = await db.query<Omit<NoticeSummary, "at"> & { at: Date }>(
    `with page as (
       select n.*, v.latest, v.corrections, row_number() over (order by ${orders[sort]}) as place
       from notices n cross join lateral (
         select coalesce(max(number), 0) as latest, greatest(count(*) - 1, 0) as corrections
         from notice_versions v where v.team_id = n.team_id and v.notice_id = n.id) v
       where ${matching} order by place limit $4 offset $6
     ), recipients as (
       select notice_id, member_id, bool_or(is_read) as is_read, bool_or(has_answered) as has_answered,
         bool_or(has_mail) as has_mail, bool_or(is_reached) as is_reached
       from (
         select r.notice_id, r.member_id, true as is_recipient, false as has_mail, false as is_reached,
           r.answer is not null as has_answered,
           greatest(r.family_read_version, r.player_read_version) >= page.latest as is_read
         from page join notice_recipients r on r.team_id = $1 and r.notice_id = page.id
         union all
         select mail.notice_id, child, false, true, mail.state <> 'failed', false, false
         from page join notice_mails mail on mail.team_id = $1 and mail.notice_id = page.id
         cross join unnest(mail.member_ids) child) one
       group by notice_id, member_id having bool_or(is_recipient)
     ), players as (
       select m.id, m.grade, exists (
           select from unnest(array[lower(m.guardian_email), lower(m.email)]) address
           where address is not null and address not in (select s.address from mail_stops s where s.team_id = $1)
         ) as has_address
       from live_members m where m.team_id = $1 and m.state <> 'archived'
     ), counts as (
       select r.notice_id, count(*) as players, count(*) filter (where r.is_read) as read,
         count(*) filter (where r.has_answered) as answered,
         count(*) filter (where not r.is_reached and (r.has_mail or not m.has_address)) as unreached,
         (array_agg(m.id order by array_position($5::text[], m.grade) desc, m.id) filter (where r.is_read is not true))[1:3]
           as unread_ids
       from recipients r join players m on m.id = r.member_id group by r.notice_id
     )
     select n.id as notice_id, n.state, n.title, n.audience, n.level, coalesce(n.leaves_at, n.updated_at) as at,
            case when n.state = 'sent' then coalesce(c.players, 0) else cardinality(n.member_ids) end as players,
            coalesce(c.read, 0) as read, case when cardinality(n.choices) > 0 then coalesce(c.answered, 0) end as answered,
            coalesce(c.unreached, 0) as unreached, n.corrections, coalesce(c.unread_ids, '{}') as unread_ids
     from page n left join counts c on c.notice_id = n.id order by n.place`,
    [teamId, states[tab], q.trim(), most, grades, skipped],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** How many the search finds. */
export async function countFoundNotices(db: Queryable, teamId: number, { tab, q }: Asked): Promise<number> {
  const { rows } = await db.query<{ total: number }>(`select count(*)::int as total from notices n where ${matching}`, [
    teamId,
    states[tab],
    q.trim(),
  ]);
  return firstRow(rows).total;
}

export async function countNotices(db: Queryable, teamId: number) {
  const { rows } = await db.query<Record<NoticeTab, number>>(
    `select count(*) filter (where state = 'sent') as sent,
            count(*) filter (where state in ('held', 'scheduled')) as scheduled,
            count(*) filter (where state = 'draft') as draft
     from notices where team_id = $1`,
    [teamId],
  );
  return rows[0] ?? { sent: 0, scheduled: 0, draft: 0 };
}
