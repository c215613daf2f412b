import { grades, type NoticeSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

const states = { sent: ["sent"], scheduled: ["held", "scheduled"], draft: ["draft"] } as const;
export type NoticeTab = keyof typeof states;

/** A page of the history, the newest first: the `most` before `before`. */
export async function listNotices(
  db: Queryable,
  teamId: number,
  { tab, before, most }: { tab: NoticeTab; before: number | undefined; most: number },
): Promise<NoticeSummary[]> {
  const { rows } = await db.query<Omit<NoticeSummary, "at"> & { at: Date }>(
    `select n.id as notice_id, n.state, n.title, n.audience, n.level, coalesce(n.leaves_at, n.updated_at) as at,
            case when n.state = 'sent' then r.players else cardinality(n.member_ids) end as players,
            r.read, case when cardinality(n.choices) > 0 then r.answered end as answered, r.unreached, v.corrections,
            r.unread_ids[1:3] as unread_ids
     from notices n
     cross join lateral (
       select greatest(count(*) - 1, 0) as corrections, coalesce(max(number), 0) as latest
       from notice_versions v where v.team_id = n.team_id and v.notice_id = n.id
     ) v
     cross join lateral (
       select count(*) as players, count(*) filter (where is_read) as read,
              count(*) filter (where answer is not null) as answered, count(*) filter (where not reached) as unreached,
              coalesce(array_agg(member_id order by place desc, member_id) filter (where not is_read), '{}') as unread_ids
       from (
         select r.member_id, r.answer, array_position($5::text[], m.grade) as place,
                coalesce(greatest(r.family_read_version, r.player_read_version) >= v.latest, false) as is_read,
                r.member_id = any (s.members) as reached
         from notice_recipients r join members m on m.team_id = r.team_id and m.id = r.member_id,
              (select coalesce(array_agg(child), '{}') as members
               from notice_mails mail, unnest(mail.member_ids) child
               where mail.team_id = n.team_id and mail.notice_id = n.id and mail.state <> 'failed') s
         where r.team_id = n.team_id and r.notice_id = n.id
       ) one
     ) r
     where n.team_id = $1 and n.state = any($2) and ($3::int is null or n.id < $3)
     order by n.id desc limit $4`,
    [teamId, states[tab], before ?? null, most, grades],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
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
