import type { Queryable } from "../../db/pool.ts";

export type FamilyMail = {
  kind: "notice" | "correction" | "reminder";
  /** null for a reminder. */
  notice_id: number | null;
  /** Version of the notice it carries, counting repeats; 0 for a reminder. */
  number: number;
  family_id: number;
  /** Whose own address it goes to; null for the family's. */
  member_id: number | null;
  member_ids: readonly number[];
  /** In lower case. */
  recipient: string;
  /** Who pressed; null for what goes out by itself. */
  user_id: number | null;
  /** The day in Japan (YYYY-MM-DD) a reminder counts for; null for the others. */
  day: string | null;
  urgent: boolean;
  /** When it leaves. */
  due_at: Date;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string;
};

type Queued = Pick<FamilyMail, "family_id" | "member_id">;

/**
 * Queues mails of a team, to be sent once the transaction of `db` is committed. Passed over are those of a demo club
 * (OP-2), those to an address that asked for none, and those that were queued before: each address gets a version of a
 * notice once, and one reminder a day. Returns whose were queued.
 */
export async function insertFamilyMails(
  db: Queryable,
  teamId: number,
  mails: readonly FamilyMail[],
  now: Date,
): Promise<Queued[]> {
  const { rows } = await db.query<Queued>(statement, [teamId, JSON.stringify(mails), now]);
  return rows;
}

const statement = `
  with given as materialized (
    select nextval(pg_get_serial_sequence('notice_mails', 'id'))::int as id, mail.*
    from jsonb_to_recordset($2::jsonb) as mail (
      kind text, notice_id int, number smallint, family_id int, member_id int, member_ids int[], recipient text,
      user_id int, day date, urgent boolean, due_at timestamptz, subject text, text text, html text, unsubscribe_url text)
    where not exists (select from teams t where t.team_id = $1 and t.demo)
      and not exists (select from mail_stops s where s.team_id = $1 and s.address = mail.recipient)
  ), inserted as (
    insert into notice_mails (team_id, id, kind, notice_id, number, family_id, member_id, member_ids, recipient, user_id,
                              created_at, day)
    select $1, id, kind, notice_id, number, family_id, member_id, member_ids, recipient, user_id, $3, day
    from given order by family_id, member_id
    on conflict do nothing
    returning id
  ), queued as (
    insert into outbox (recipient, subject, body, html, unsubscribe_url, urgent, created_at, due_at, team_id, notice_mail_id)
    select recipient, subject, text, html, unsubscribe_url, urgent, due_at, due_at, $1, id from given join inserted using (id)
  )
  select family_id, member_id from given join inserted using (id) order by family_id, member_id nulls first`;
