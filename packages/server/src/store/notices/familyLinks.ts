import type { Queryable } from "../../db/pool.ts";

export type StoredFamilyLink = {
  token_hash: Buffer;
  family_id: number;
  /** Whose own link it is; null for the family's. */
  member_id: number | null;
  /** The address it is mailed to, in lower case; null for one that is printed or copied. */
  recipient: string | null;
};

/** Links to the pages of a team's families, which all end at `expiresAt`. */
export async function insertFamilyLinks(
  db: Queryable,
  teamId: number,
  links: readonly StoredFamilyLink[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
) {
  await db.query(
    `insert into family_links (token_hash, team_id, family_id, member_id, recipient, created_at, expires_at)
     select token_hash, $1, family_id, member_id, recipient, $2, $3
     from unnest($4::bytea[], $5::int[], $6::int[], $7::text[]) as link (token_hash, family_id, member_id, recipient)`,
    [
      teamId,
      now,
      expiresAt,
      links.map(({ token_hash }) => token_hash),
      links.map(({ family_id }) => family_id),
      links.map(({ member_id }) => member_id),
      links.map(({ recipient }) => recipient),
    ],
  );
}
