import { contract, eventLimits } from "@kyuseki/domain";
import { feedAddress } from "../../http/events/feedAddress.ts";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import { serve } from "../../http/serve/serve.ts";
import { newToken, tokenHash } from "../../security/tokens.ts";
import { insertCalendarFeed } from "../../store/events/feeds.ts";
import type { SignInOptions } from "../session/session.ts";
import { createLinkGuard, requireWorking } from "./linkGuard.ts";

/** The feed that a family's calendar follows (EV-3). */
export function familyCalendarRoutes(api: Api, options: SignInOptions) {
  const { writingLink } = createLinkGuard(api, options);

  serve(
    api,
    contract.createFamilyCalendar,
    async ({ inTransaction, now, request }, link) => {
      const { team_id, family_id, member_id, recipient } = link;
      const token = newToken();
      await inTransaction(async (tx) => {
        const { children } = await requireWorking(tx, link, now);
        const owner = { user_id: null, family_id, member_id };
        const byMail = recipient !== null;
        const feed = { tokenHash: tokenHash(token), owner, kept: eventLimits.familyFeeds - 1, byMail };
        await insertCalendarFeed(tx, team_id, feed, now);
        const about = { teamId: team_id, memberIds: children.map(({ id }) => id) };
        await createAudit(tx, request, now)("calendar_feed_made", about);
      });
      return { url: feedAddress(api.publicUrl, request, token) };
    },
    { before: writingLink },
  );
}
