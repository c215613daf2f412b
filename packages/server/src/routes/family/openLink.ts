import type { FamilyPage } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { type FamilyChild, type FamilyLink, listFamilyChildren } from "../../store/notices/familyPage.ts";

/** A link with what it opens: no children where it no longer works. */
export type Opened = { link: FamilyLink; children: FamilyChild[]; state: FamilyPage["state"] };

export async function openLink(db: Queryable, link: FamilyLink, now: Date): Promise<Opened> {
  const state = stateOf(link, now);
  if (state !== "open") return { link, children: [], state };
  const children = await listFamilyChildren(db, link);
  // All have left the team.
  return children.length === 0 ? { link, children, state: "revoked" } : { link, children, state };
}

/** The earlier of expiry and revocation decides. */
function stateOf({ expires_at, revoked_at }: FamilyLink, now: Date): FamilyPage["state"] {
  if (revoked_at && revoked_at < expires_at) return "revoked";
  return expires_at <= now ? "expired" : "open";
}
