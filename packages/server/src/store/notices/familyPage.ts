import type { FamilyPage, Grade } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** What a token opens. Also a link that no longer works. */
export type FamilyLink = {
  team_id: number;
  family_id: number;
  /** Whose own link it is; null for the family's. */
  member_id: number | null;
  /** In lower case; null for one that was printed or copied. */
  recipient: string | null;
  expires_at: Date;
  /** A closed club's links count as revoked. */
  revoked_at: Date | null;
  team_name: string;
  logo: string | null;
  /** Of the team's members, as a session has it. */
  members_version: number;
};

/** In the order asked; undefined for a hash nobody has. */
export async function findFamilyLinks(db: Queryable, hashes: readonly Buffer[]): Promise<(FamilyLink | undefined)[]> {
  const { rows } = await db.query<FamilyLink & { token_hash: Buffer }>({
    name: "family links",
    text: `select l.token_hash, l.team_id, l.family_id, l.member_id, l.recipient, l.expires_at,
             coalesce(l.revoked_at, t.closed_at) as revoked_at, t.name as team_name, t.logo, t.members_version
           from family_links l join teams t using (team_id) where l.token_hash = any($1::bytea[])`,
    values: [hashes],
  });
  const byHash = new Map(rows.map(({ token_hash, ...link }) => [token_hash.toString("latin1"), link]));
  return hashes.map((hash) => byHash.get(hash.toString("latin1")));
}

export type FamilyChild = { id: number; family_id: number; last_name: string; first_name: string; grade: Grade };

/**
 * The players a link is about, as long as they are active members, the oldest first: the family's children or the one
 * player, and whoever else has the address it was mailed to, since one mail tells of all of them (CO-1).
 */
export async function listFamilyChildren(
  db: Queryable,
  { team_id, family_id, member_id, recipient }: Pick<FamilyLink, "team_id" | "family_id" | "member_id" | "recipient">,
): Promise<FamilyChild[]> {
  const { rows } = await db.query<FamilyChild>(
    `select id, family_id, last_name, first_name, grade from live_members
     where team_id = $1 and state = 'active'
       and case when $3::int is null then family_id = $2 or lower(email) = $4
                else id = $3 or $4 in (lower(email), lower(guardian_email)) end
     order by array_position(array['h', 'j', 'e'], left(grade, 1)), grade desc, id`,
    [team_id, family_id, member_id, recipient],
  );
  return rows;
}

/** Whether mail goes to this address of the team. */
export async function findAnyMailStop(db: Queryable, teamId: number, address: string): Promise<boolean> {
  const { rowCount } = await db.query("select from mail_stops where team_id = $1 and address = $2", [teamId, address]);
  return rowCount === 1;
}

export async function insertMailStop(db: Queryable, teamId: number, address: string, now: Date) {
  await db.query("insert into mail_stops (team_id, address, stopped_at) values ($1, $2, $3) on conflict do nothing", [
    teamId,
    address,
    now,
  ]);
}

export async function deleteMailStop(db: Queryable, teamId: number, address: string) {
  await db.query("delete from mail_stops where team_id = $1 and address = $2", [teamId, address]);
}

/** Every link of the family that still works, or with `memberId` that player's own. Returns how many there were. */
export async function updateFamilyLinksRevoked(
  db: Queryable,
  teamId: number,
  familyId: number,
  memberId: number | null,
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query(
    `update family_links set revoked_at = $4
     where team_id = $1 and family_id = $2 and ($3::int is null or member_id = $3)
       and revoked_at is null and expires_at > $4`,
    [teamId, familyId, memberId, now],
  );
  return rowCount ?? 0;
}

export type FamilyOf = { family_id: number; member_ids: number[]; chosen: number };

/** The families of these players with all their children, and how many of the chosen players each has. Active members only. */
export async function listFamiliesOf(db: Queryable, teamId: number, memberIds: readonly number[]): Promise<FamilyOf[]> {
  const { rows } = await db.query<FamilyOf>(
    `select family_id, array_agg(id order by id) as member_ids, count(*) filter (where id = any($2))::int as chosen
     from live_members where team_id = $1 and state = 'active'
     group by family_id having bool_or(id = any($2)) order by min(id)`,
    [teamId, memberIds],
  );
  return rows;
}

/** Who reads through a link. */
export type FamilyReader = FamilyPage["reader"];

/** A player's own link is a family's where it shows somebody else, too, whose address is the same. */
export const readerOf = ({
  link,
  children,
}: {
  link: Pick<FamilyLink, "member_id">;
  children: readonly Pick<FamilyChild, "id">[];
}): FamilyReader =>
  link.member_id !== null && children.every(({ id }) => id === link.member_id) ? "player" : "family";
