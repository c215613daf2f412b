import type { Queryable } from "../../db/pool.ts";
import { isIdle } from "../sql/isIdle.ts";
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

/** Without any of them, those of the whole team. */
type Whose = {
  noticeId?: number;
  /** In lower case. */
  recipient?: string;
  /** Only mails about nobody who is an active member. */
  former?: true;
  /** Only mails about nobody who has the address it goes to. */
  astray?: true;
};

/**
 * Mails to families that shall not leave any more: newer words take their place, or nobody wants them. Those that wait, also
 * for another try, are deleted; one that is being sent is not tried again if that fails. Returns the notices
 * whose mails were deleted, each once for every mail.
 */
export async function deleteWaitingMails(tx: Queryable, teamId: number, whose: Whose, now: Date): Promise<number[]> {
  const { rows } = await tx.query<{ notice_id: number | null }>(
    `with waiting as materialized (
       select o.id, o.notice_mail_id, ${isIdle} as idle
       from outbox o join notice_mails m on m.team_id = o.team_id and m.id = o.notice_mail_id
       where m.team_id = $1 and m.state = 'waiting' and o.failed_at is null
         and ($3::int is null or m.notice_id = $3) and ($4::text is null or m.recipient = $4)
         and not ($5 and exists (select from live_members c
                                 where c.team_id = $1 and c.id = any(m.member_ids) and c.state = 'active'))
         and not ($6 and exists (select from live_members c
                                 where c.team_id = $1 and c.id = any(m.member_ids)
                                   and m.recipient in (lower(c.guardian_email), lower(c.email))))
       order by o.id for update of o
     ), withdrawn as (
       update outbox o set withdrawn_at = $2 from waiting where o.id = waiting.id and not idle
     )
     delete from notice_mails m using waiting
     where m.team_id = $1 and m.id = waiting.notice_mail_id and idle
     returning m.notice_id`,
    [teamId, now, whose.noticeId ?? null, whose.recipient ?? null, whose.former ?? false, whose.astray ?? false],
  );
  return rows.flatMap(({ notice_id }) => notice_id ?? []);
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
