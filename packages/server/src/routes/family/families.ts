import { contract, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import { serve } from "../../http/serve/serve.ts";
import { createFamilyLinks } from "../../notify/createFamilyLinks.ts";
import { updateFamilyFeedsRevoked } from "../../store/events/feeds.ts";
import { type FamilyOf, listFamiliesOf, updateFamilyLinksRevoked } from "../../store/notices/familyPage.ts";

/** The links to families' pages, as a coach makes and ends them (CO-2). */
export function familyRoutes(api: Api) {
  serve(api, contract.makeFamilyLetters, async ({ session, body: { member_ids }, inTransaction, now, request }) =>
    inTransaction(async (tx) => {
      const { team_id } = session.team;
      const families = await requireFamilies(tx, team_id, member_ids);
      const targets = families.map((family) => ({ ...family, member_id: null, recipient: null }));
      const links = await createFamilyLinks(tx, team_id, targets, now);
      await createAudit(tx, request, now)("family_links_made", { memberIds: member_ids });
      return {
        letters: links.map(({ target: { family_id, member_ids: ids }, token, expiresAt }) => ({
          family_id,
          member_ids: ids,
          token,
          expires_at: expiresAt.toISOString(),
        })),
      };
    }),
  );

  serve(api, contract.revokeFamilyLinks, async ({ session, body: { member_id }, db, now, audit }) => {
    const { team_id } = session.team;
    const [family] = await requireFamilies(db, team_id, [member_id]);
    const revoked = family ? await updateFamilyLinksRevoked(db, team_id, family.family_id, null, now) : 0;
    if (family) await updateFamilyFeedsRevoked(db, team_id, family.family_id, null, now);
    await audit("family_links_revoked", { memberIds: [member_id] });
    return { revoked };
  });
}

/** @throws Failure "not_found" for a player who is no active member of the team */
async function requireFamilies(db: Queryable, teamId: number, memberIds: readonly number[]): Promise<FamilyOf[]> {
  const families = await listFamiliesOf(db, teamId, memberIds);
  const found = families.reduce((sum, { chosen }) => sum + chosen, 0);
  if (found < new Set(memberIds).size) throw new Failure("not_found");
  return families;
}
