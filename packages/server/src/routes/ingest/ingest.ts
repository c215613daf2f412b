import { contract } from "@kyuseki/domain";
import { atMoment, counted, onDay } from "../../http/ingest/batchChecks.ts";
import { ingestBatch } from "../../http/ingest/ingestBatch.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { upsertMeasurements } from "../../store/ingest/ingestMeasurements.ts";
import { upsertNotes } from "../../store/ingest/ingestNotes.ts";
import { upsertPitchCounts } from "../../store/ingest/ingestPitchCounts.ts";
import { listTrainingOwners, upsertTrainingRecords } from "../../store/ingest/ingestTraining.ts";
import { upsertVideos } from "../../store/ingest/ingestVideos.ts";
import { ingestLinkRoute } from "./ingestLinks.ts";
import { ingestNoteAnswerRoutes } from "./ingestNoteAnswers.ts";
import { ingestNoticeRoutes } from "./ingestNotices.ts";
import { ingestTeamAverageRoute } from "./ingestTeamAverages.ts";

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
      ingestBatch(db, body.rows, atMoment(now), (rows) => upsertNotes(db, source.source, rows, now)),
    ),
  );
  serve(api, contract.ingestVideos, ({ body, db, source, now, request }) =>
    counted(
      request,
      ingestBatch(db, body.rows, atMoment(now), (rows) => upsertVideos(db, source.source, rows)),
    ),
  );
  ingestTeamAverageRoute(api);
  ingestLinkRoute(api);
  ingestNoticeRoutes(api);
  ingestNoteAnswerRoutes(api);
}
