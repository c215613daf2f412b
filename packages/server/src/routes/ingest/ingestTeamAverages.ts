import { contract, type IngestReply, type Judged, type TeamAverageRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { atMoment, counted } from "../../http/ingest/batchChecks.ts";
import { partition, rowFailure, toReply } from "../../http/ingest/ingestBatch.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { lockOpenTeams, upsertTeamAverages } from "../../store/ingest/ingestTeamAverages.ts";
import { lockTeams } from "../../store/ingest/locks.ts";

/** Records whose `nextrainer_user` is `team` (EN-9). */
export function ingestTeamAverageRoute(api: Api) {
  serve(api, contract.ingestTeamAverages, ({ body, db, source, now, request }) =>
    counted(request, ingest(db, source.source, body.rows, now)),
  );
}

async function ingest(
  tx: Queryable,
  source: string,
  judged: readonly Judged<TeamAverageRecord>[],
  now: Date,
): Promise<IngestReply> {
  const { placed, refused } = partition(judged, atMoment(now));
  const rows = placed.map(({ row }) => row);
  await lockTeams(tx, rows);
  const open = await lockOpenTeams(
    tx,
    rows.map(({ team_id }) => team_id),
  );
  const known = placed.filter(({ row }) => open.has(row.team_id));
  for (const { index, row } of placed) {
    if (!open.has(row.team_id)) refused.push(rowFailure(index, "not_found", "チームが見つかりません。"));
  }
  const { accepted, updated } = await upsertTeamAverages(
    tx,
    source,
    known.map(({ row: { nextrainer_user: _, ...row } }) => row),
  );
  return toReply({ accepted, updated, unchanged: known.length - accepted - updated, refused });
}
