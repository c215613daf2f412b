import type { MailFailure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  reply_to?: string;
  /** The member the mail is about; an unsent mail is deleted with the member. */
  about?: { teamId: number; memberId: number };
  /** The club on whose behalf it is sent; without one, that of the account it goes to. Unsent, it is deleted with the club. */
  teamId?: number;
  /** The same of a mail to the operator, which a demo club may send, too. */
  fromTeamId?: number;
};

/**
 * To be sent once the transaction of `db` is committed, and only then. Ask only where `Api.mail` is not null. False, and
 * nothing is sent, on behalf of a demo club (OP-2).
 */
export async function insertMail(
  db: Queryable,
  { to, subject, text, reply_to, about, teamId = about?.teamId, fromTeamId }: Mail,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into outbox (recipient, reply_to, subject, body, created_at, due_at, team_id, member_id, club_id)
     select $1::text, $2, $3, $4, $5::timestamptz, $5, $6, $7, coalesce($9, club.id)
     from (select coalesce($8, (select u.team_id from users u where lower(u.email) = lower($1))) as id) club
     where not exists (select from teams t where t.demo and t.team_id = club.id)`,
    [to, reply_to ?? null, subject, text, now, about?.teamId, about?.memberId, teamId ?? null, fromTeamId ?? null],
  );
  return rowCount === 1;
}

export type QueuedMail = {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  html: string | null;
  unsubscribe_url: string | null;
  created_at: Date;
  /** This one included. */
  attempts: number;
  /** An ordinary mail to a family, which does not leave in the quiet hours (CO-4). */
  waits_at_night: boolean;
};

type Claim = { now: Date; quiet: boolean; heldUntil: Date };

/**
 * The longest-waiting due mail, urgent ones first, nobody else's until `heldUntil`. Another server asking at the same time
 * gets another. In the quiet hours none that waits at night.
 */
export async function lockDueMail(db: Queryable, { now, quiet, heldUntil }: Claim): Promise<QueuedMail | undefined> {
  const { rows } = await db.query<QueuedMail>(
    `update outbox set attempts = attempts + 1, due_at = $2 where id = (
       select id from outbox
       where failed_at is null and withdrawn_at is null and due_at <= $1
         and (urgent or notice_mail_id is null or not $3)
       order by urgent desc, due_at limit 1 for update skip locked)
     returning id, recipient, reply_to, subject, body, html, unsubscribe_url, created_at, attempts,
       notice_mail_id is not null and not urgent as waits_at_night`,
    [now, heldUntil, quiet],
  );
  return rows[0];
}

/** Of a mail that was sent; a family's is marked so. */
export async function deleteMail(db: Queryable, id: string, now: Date) {
  await db.query(
    `with ended as (delete from outbox where id = $1 returning team_id, notice_mail_id)
     update notice_mails m set state = 'sent', ended_at = $2, recipient = null
     from ended where m.team_id = ended.team_id and m.id = ended.notice_mail_id`,
    [id, now],
  );
}

/** The attempt has failed: tried again at `dueAt`, or, where it was withdrawn meanwhile, gone. */
export async function updateMailDue(db: Queryable, { id, attempts }: QueuedMail, dueAt: Date) {
  await db.query(
    `with failed as (
       update outbox set due_at = $3, attempts_failed = attempts where id = $1 and attempts = $2
       returning team_id, notice_mail_id, withdrawn_at)
     delete from notice_mails m using failed
     where failed.withdrawn_at is not null and m.team_id = failed.team_id and m.id = failed.notice_mail_id`,
    [id, attempts, dueAt],
  );
}

/** Withdrawn mails whose server died while it sent them. */
export async function deleteWithdrawnMails(db: Queryable, now: Date) {
  await db.query(
    `delete from notice_mails m using outbox o
     where o.withdrawn_at is not null and o.failed_at is null and o.due_at <= $1
       and m.team_id = o.team_id and m.id = o.notice_mail_id`,
    [now],
  );
}

/** Given up; a family's is marked so, with the reason. */
export async function updateMailFailed(db: Queryable, { id, attempts }: QueuedMail, failure: MailFailure, now: Date) {
  await db.query(
    `with ended as (
       update outbox set failed_at = $4 where id = $1 and attempts = $2 returning team_id, notice_mail_id)
     update notice_mails m set state = 'failed', failure = $3, ended_at = $4
     from ended where m.team_id = ended.team_id and m.id = ended.notice_mail_id`,
    [id, attempts, failure, now],
  );
}

/** Mails hold names and addresses, so those given up are not kept for ever. */
export async function deleteFailedMails(db: Queryable, failedBefore: Date) {
  await db.query("delete from outbox where failed_at < $1", [failedBefore]);
}
