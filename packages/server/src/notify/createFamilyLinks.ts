import { familyLinkExpiry } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { newToken, tokenHash } from "../security/tokens.ts";
import { insertFamilyLinks, type StoredFamilyLink } from "../store/notices/familyLinks.ts";

type Target = Omit<StoredFamilyLink, "token_hash">;

/** A new link for each target, in one statement. Only the SHA-256 of a token is kept. */
export async function createFamilyLinks<T extends Target>(
  db: Queryable,
  teamId: number,
  targets: readonly T[],
  now: Date,
): Promise<{ target: T; token: string; expiresAt: Date }[]> {
  const expiresAt = familyLinkExpiry(now);
  const links = targets.map((target) => ({ target, token: newToken(), expiresAt }));
  const stored = links.map(({ target: { family_id, member_id, recipient }, token }) => ({
    token_hash: tokenHash(token),
    family_id,
    member_id,
    recipient,
  }));
  await insertFamilyLinks(db, teamId, stored, { now, expiresAt });
  return links;
}
