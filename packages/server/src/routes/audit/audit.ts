import { contract } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listAudit } from "../../store/privacy/audit.ts";

/** The audit log of the team, a page at a time (P5). */
export function auditRoutes(api: Api) {
  serve(api, contract.listAudit, async ({ session, query, db }) => {
    const { before = null, limit } = query;
    // Reads one more than is shown, to know whether there are more.
    const entries = await listAudit(db, session.team.team_id, before, limit + 1);
    return { entries: entries.slice(0, limit), more: entries.length > limit };
  });
}
