import { auditExportPage, contract } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listAudit } from "../../store/privacy/audit.ts";

/** The audit log of the team, a page at a time (P5). */
export function auditRoutes(api: Api) {
  serve(api, contract.listAudit, async ({ session, query, db }) => {
    return page(db, session.team.team_id, query.before, query.limit);
  });

  serve(api, contract.exportAudit, async ({ session, query, db, audit }) => {
    if (query.before === undefined) await audit("audit_exported");
    return page(db, session.team.team_id, query.before, auditExportPage);
  });
}

async function page(db: Queryable, teamId: number, before: number | undefined, limit: number) {
  // Reads one more than is shown, to know whether there are more.
  const entries = await listAudit(db, teamId, before ?? null, limit + 1);
  return { entries: entries.slice(0, limit), more: entries.length > limit };
}
