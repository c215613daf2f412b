import type { BodyOf, sendInquiry } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export type Inquiry = BodyOf<typeof sendInquiry>;

/**
 * When the `allowed`-th latest of the person's inquiries since then was sent; undefined while there are fewer. Until the
 * transaction ends, nobody else can count for the same person.
 */
export async function findInquiryBefore(tx: Queryable, userId: number, since: Date, allowed: number) {
  // Not `for update`: rows that point to the person, such as the call's own key, are being written.
  await tx.query("select 1 from users where id = $1 for no key update", [userId]);
  const { rows } = await tx.query<{ created_at: Date }>(
    "select created_at from inquiries where user_id = $1 and created_at > $2 order by created_at desc limit 1 offset $3",
    [userId, since, allowed - 1],
  );
  return rows[0]?.created_at;
}

/** Returns its number. */
export async function insertInquiry(db: Queryable, teamId: number, userId: number, inquiry: Inquiry, now: Date) {
  const { rows } = await db.query<{ id: number }>(
    `insert into inquiries (team_id, user_id, category, page_info, device_info, inquiry, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [teamId, userId, inquiry.category, inquiry.pageInfo, inquiry.deviceInfo, inquiry.inquiry, now],
  );
  return rows[0]?.id ?? 0;
}
