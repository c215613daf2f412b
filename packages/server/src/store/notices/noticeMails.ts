import type { Queryable } from "../../db/pool.ts";
import type { FamilyMail } from "./familyMails.ts";

/** How many mails of the kind each address of the notice may have had. Ask with the notice locked. */
export async function findNextMailNumber(
  tx: Queryable,
  teamId: number,
  noticeId: number,
  kind: FamilyMail["kind"],
): Promise<number> {
  const { rows } = await tx.query<{ next: number }>(
    `select coalesce(max(number) + 1, 0) as next from notice_mails
     where team_id = $1 and notice_id = $2 and kind = $3`,
    [teamId, noticeId, kind],
  );
  return rows[0]?.next ?? 0;
}

/** Mails of the notice that nobody has begun to send and that wait for a time to come: newer words take their place. */
export async function deleteWaitingMails(tx: Queryable, teamId: number, noticeId: number, now: Date) {
  await tx.query(
    `delete from notice_mails m using outbox o
     where o.team_id = m.team_id and o.notice_mail_id = m.id and o.attempts = 0 and o.due_at > $3
       and m.team_id = $1 and m.notice_id = $2 and m.state = 'waiting'`,
    [teamId, noticeId, now],
  );
}

/** A player whose last mail failed, or who had none: the family's (`to_family`), or the one to their own address. */
type Unreached = { member_id: number; to_family: boolean };

/** Of these recipients of a notice, where another mail is due. */
export async function listUnreached(
  db: Queryable,
  teamId: number,
  noticeId: number,
  memberIds: readonly number[],
): Promise<Unreached[]> {
  const { rows } = await db.query<Unreached>(
    `with mails as (
       select distinct on (child, mail.member_id is null) child, mail.member_id is null as to_family, mail.state
       from notice_mails mail, unnest(mail.member_ids) child
       where mail.team_id = $1 and mail.notice_id = $2
       order by child, mail.member_id is null, mail.id desc
     )
     select r.member_id, whose.to_family
     from notice_recipients r cross join (values (true), (false)) as whose (to_family)
     left join mails on mails.child = r.member_id and mails.to_family = whose.to_family
     where r.team_id = $1 and r.notice_id = $2 and r.member_id = any($3) and coalesce(mails.state, 'failed') = 'failed'`,
    [teamId, noticeId, memberIds],
  );
  return rows;
}
