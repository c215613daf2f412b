import { contract, dayInJapan, type IngestReply } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import { ingestBatch } from "../../http/ingest/ingestBatch.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { upsertMeasurements } from "../../store/ingest/ingestMeasurements.ts";
import { upsertNotes } from "../../store/ingest/ingestNotes.ts";
import { upsertPitchCounts } from "../../store/ingest/ingestPitchCounts.ts";
import { listTrainingOwners, upsertTrainingRecords } from "../../store/ingest/ingestTraining.ts";
import { upsertVideos } from "../../store/ingest/ingestVideos.ts";
import { ingestLinkRoute } from "./ingestLinks.ts";

/**
 * What the sister products push (D-10). Rows carry their source and the moment they came, and each member's export shows
 * them, so the team's audit log does not name every batch.
 */
export function ingestRoutes(api: Api) {
  serve(api, contract.ingestTrainingRecords, ({ body, db, source, now, request }) =>
    counted(
      request,
      ingestBatch(
        db,
        body.rows,
        onDay(now),
        (rows) => upsertTrainingRecords(db, source.source, rows, now),
        (rows) => listTrainingOwners(db, source.source, rows),
      ),
    ),
  );
  serve(api, contract.ingestPitchCounts, ({ body, db, source, now, request }) =>
    counted(
      request,
      ingestBatch(db, body.rows, onDay(now), (rows) => upsertPitchCounts(db, source.source, rows, now)),
    ),
  );
  serve(api, contract.ingestMeasurements, ({ body, db, source, now, request }) =>
    counted(
      request,
      ingestBatch(db, body.rows, atMoment(now), (rows) => upsertMeasurements(db, source.source, rows)),
    ),
  );
  serve(api, contract.ingestNotes, ({ body, db, source, now, request }) =>
    counted(
      request,
      ingestBatch(db, body.rows, atMoment(now), (rows) => upsertNotes(db, source.source, rows)),
    ),
  );
  serve(api, contract.ingestVideos, ({ body, db, source, now, request }) =>
    counted(
      request,
      ingestBatch(db, body.rows, atMoment(now), (rows) => upsertVideos(db, source.source, rows)),
    ),
  );
  ingestLinkRoute(api);
}

async function counted(request: FastifyRequest, batch: Promise<IngestReply>): Promise<IngestReply> {
  request.ingested = await batch;
  return request.ingested;
}

/** A device's clock may be this much ahead. */
const aheadMs = 10 * 60_000;

function onDay(now: Date) {
  const today = dayInJapan(now);
  return ({ date }: { date: string }) => (date > today ? { date: "これからの日付は受け付けられません" } : undefined);
}

function atMoment(now: Date) {
  const latest = (now.getTime() + aheadMs) / 1000;
  return ({ datetime }: { datetime: number }) =>
    datetime > latest ? { datetime: "これからの日時は受け付けられません" } : undefined;
}
