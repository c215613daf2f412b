import { contract, pageWithin } from "@kyuseki/domain";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listFamilyAddresses } from "../../store/notices/familyAddresses.ts";
import { countFoundNotices, countNotices, listNotices } from "../../store/notices/noticeHistory.ts";
import { countFamilies } from "../../store/notices/recipientCounts.ts";
import { requireMembers } from "./noticeChecks.ts";
import { presentNotice } from "./presentNotice.ts";

export function noticeRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);

  serve(api, contract.listNotices, async (call) =>
    kept(contract.listNotices, call, async () => {
      const { session, query, db } = call;
      const { team_id } = session.team;
      const { page, limit, ...asked } = query;
      const total = await countFoundNotices(db, team_id, asked);
      const skipped = (pageWithin(page, total, limit) - 1) * limit;
      const notices = await listNotices(db, team_id, { ...asked, skipped, most: limit });
      return { notices, total, counts: await countNotices(db, team_id) };
    }),
  );

  serve(api, contract.getNotice, async (call) =>
    kept(contract.getNotice, call, async () => {
      const { session, params, db, now } = call;
      return presentNotice(db, session.team.team_id, params.id, now);
    }),
  );

  serve(api, contract.checkNotice, async ({ session, body: { member_ids }, db }) => {
    const { team_id } = session.team;
    await requireMembers(db, team_id, member_ids);
    const mail = api.mail?.publicUrl !== undefined;
    const addresses = mail ? await listFamilyAddresses(db, team_id, member_ids) : [];
    const reached = new Set(addresses.flatMap((address) => address.member_ids));
    const { members, families } = await countFamilies(db, team_id, member_ids);
    return {
      players: members.length,
      families,
      emails: addresses.length,
      without_email: members.filter((id) => !reached.has(id)),
      mail,
    };
  });
}
