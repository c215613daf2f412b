import { contract, dayInJapan } from "@kyuseki/domain";
import { takeIn } from "../../http/ingest/ingestBatch.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { writeMeasurements } from "../../store/ingest/ingestMeasurements.ts";
import { writeNotes } from "../../store/ingest/ingestNotes.ts";
import { writePitchCounts } from "../../store/ingest/ingestPitchCounts.ts";
import { trainingOwners, writeTrainingRecords } from "../../store/ingest/ingestTraining.ts";
import { writeVideos } from "../../store/ingest/ingestVideos.ts";
import { ingestLinkRoute } from "./ingestLinks.ts";

/**
 * D-10: what the sister products push. Rows carry their source and the moment they came, and each member's export shows
 * them, so the team's audit log does not name every batch.
 */
export function ingestRoutes(api: Api) {
  serve(api, contract.ingestTrainingRecords, ({ body, db, source, now }) =>
    takeIn(
      db,
      body.rows,
      onDay(now),
      (rows) => writeTrainingRecords(db, source.source, rows, now),
      (rows) => trainingOwners(db, source.source, rows),
    ),
  );
  serve(api, contract.ingestPitchCounts, ({ body, db, source, now }) =>
    takeIn(db, body.rows, onDay(now), (rows) => writePitchCounts(db, source.source, rows, now)),
  );
  serve(api, contract.ingestMeasurements, ({ body, db, source, now }) =>
    takeIn(db, body.rows, atMoment(now), (rows) => writeMeasurements(db, source.source, rows)),
  );
  serve(api, contract.ingestNotes, ({ body, db, source, now }) =>
    takeIn(db, body.rows, atMoment(now), (rows) => writeNotes(db, source.source, rows)),
  );
  serve(api, contract.ingestVideos, ({ body, db, source, now }) =>
    takeIn(db, body.rows, atMoment(now), (rows) => writeVideos(db, source.source, rows)),
  );
  ingestLinkRoute(api);
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
