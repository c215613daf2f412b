import { auditExportPage, contract } from "@kyuseki/domain";
import { distinctLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { createAnswerCache } from "../../http/replies/answerCache.ts";
import { prepareAnswer } from "../../http/replies/preparedAnswer.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { teamKey } from "../../http/serve/teamCache.ts";
import { type AuditPage, listAudit, listAuditStates } from "../../store/privacy/audit.ts";

/** The audit log of the team, a page at a time (P5). */
export function auditRoutes(api: Api) {
  const pages = createAnswerCache(pageBytes);
  const findState = distinctLoader((asked: readonly AuditPage[]) => listAuditStates(api.db, asked));

  serve(api, contract.listAudit, async (call) => {
    const { session, query, db } = call;
    const teamId = session.team.team_id;
    const lines = await findState({ teamId, before: query.before ?? null, limit: query.limit + 1 });
    return pages.get(teamKey(contract.listAudit, call, { teamId, lines }), async () =>
      prepareAnswer(contract.listAudit, await page(db, teamId, query.before, query.limit)),
    );
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

const pageBytes = 4 * 1024 * 1024;
