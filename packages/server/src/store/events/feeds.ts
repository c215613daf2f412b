import type { Queryable } from "../../db/pool.ts";

/** Whose calendar follows a feed: a coach's, a family's, or (`member_id`) one that was made on a player's own page. */
export type FeedOwner =
  | { user_id: number; family_id: null; member_id: null }
  | { user_id: null; family_id: number; member_id: number | null };

/** A feed that has not been revoked, of a club that is open. */
export type CalendarFeed = FeedOwner & {
  team_id: number;
  team_name: string;
  created_at: Date;
  /** Of a family's, the children it is about. */
  member_ids: number[];
};

/**
 * What a token opens: a coach's, as long as they coach the club, or a family's, as long as one of its children is an active
 * member. It is about the children of the page it was made on: where a mail opened that, also about whoever else has the
 * address. `familyLinkExpiry` of `created_at` ends a family's, which is the caller's to weigh.
 */
export async function findCalendarFeed(db: Queryable, tokenHash: Buffer): Promise<CalendarFeed | undefined> {
  const { rows } = await db.query<CalendarFeed>({
    name: "calendar feed",
    text: `select f.team_id, f.user_id, f.family_id, f.member_id, f.created_at, t.name as team_name,
             coalesce(children.member_ids, '{}') as member_ids
           from calendar_feeds f join teams t using (team_id)
           cross join lateral (
             select array_agg(lower(case when f.member_id is null then o.guardian_email else o.email end)) as addresses
             from live_members o
             where f.by_mail and o.team_id = f.team_id and o.family_id = f.family_id
               and (f.member_id is null or o.id = f.member_id)
           ) mailed
           cross join lateral (
             select array_agg(m.id) as member_ids from live_members m
             where f.family_id is not null and m.team_id = f.team_id and m.state = 'active'
               and (m.family_id = f.family_id and (f.member_id is null or m.id = f.member_id)
                    or lower(m.email) = any(mailed.addresses)
                    or f.member_id is not null and lower(m.guardian_email) = any(mailed.addresses))
           ) children
           where f.token_hash = $1 and f.revoked_at is null and t.closed_at is null and case when f.family_id is null
             then exists (select from users u where u.id = f.user_id and u.team_id = f.team_id
                          and u.coach_type is not null and u.disabled_at is null)
             else children.member_ids is not null end`,
    values: [tokenHash],
  });
  return rows[0];
}

/** The coach's feed that works. */
export async function findCoachFeed(
  db: Queryable,
  teamId: number,
  userId: number,
): Promise<{ created_at: Date; read_at: Date | null } | undefined> {
  const { rows } = await db.query<{ created_at: Date; read_at: Date | null }>(
    `select created_at, read_at from calendar_feeds where team_id = $1 and user_id = $2 and revoked_at is null
     order by created_at desc limit 1`,
    [teamId, userId],
  );
  return rows[0];
}

/** A new feed; of its owner's earlier ones only the latest `kept` go on. `byMail`: made on a page that a mail opened. */
export async function insertCalendarFeed(
  tx: Queryable,
  teamId: number,
  { tokenHash, owner, kept, byMail = false }: { tokenHash: Buffer; owner: FeedOwner; kept: number; byMail?: boolean },
  now: Date,
) {
  const { user_id, family_id, member_id } = owner;
  await tx.query(
    `update calendar_feeds set revoked_at = $5 where token_hash in (
       select token_hash from calendar_feeds
       where team_id = $1 and revoked_at is null
         and (user_id, family_id, member_id) is not distinct from ($2::int, $3::int, $4::int)
       order by created_at desc, token_hash offset $6)`,
    [teamId, user_id, family_id, member_id, now, kept],
  );
  await tx.query(
    `insert into calendar_feeds (token_hash, team_id, user_id, family_id, member_id, created_at, by_mail)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tokenHash, teamId, user_id, family_id, member_id, now, byMail],
  );
}

/** When a calendar asked last; to the hour, so that reading writes nothing most of the time. */
export async function updateFeedRead(db: Queryable, tokenHash: Buffer, now: Date) {
  await db.query(
    `update calendar_feeds set read_at = $2
     where token_hash = $1 and (read_at is null or read_at < $2::timestamptz - interval '1 hour')`,
    [tokenHash, now],
  );
}

/** Returns whether there was one. */
export async function updateCoachFeedsRevoked(
  db: Queryable,
  teamId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update calendar_feeds set revoked_at = $3 where team_id = $1 and user_id = $2 and revoked_at is null",
    [teamId, userId, now],
  );
  return (rowCount ?? 0) > 0;
}

/** Every feed of the family, or with `memberId` those of that player's own page. */
export async function updateFamilyFeedsRevoked(
  db: Queryable,
  teamId: number,
  familyId: number,
  memberId: number | null,
  now: Date,
) {
  await db.query(
    `update calendar_feeds set revoked_at = $4
     where team_id = $1 and family_id = $2 and ($3::int is null or member_id = $3) and revoked_at is null`,
    [teamId, familyId, memberId, now],
  );
}

/** Of a coach who leaves the club. */
export async function deleteCoachFeeds(tx: Queryable, teamId: number, userId: number) {
  await tx.query("delete from calendar_feeds where team_id = $1 and user_id = $2", [teamId, userId]);
}
