import { contract, csvImport, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { requireStorage } from "../../http/limits/clubStorage.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { csvFileCutoff, uploadCutoff } from "../../retention/retention.ts";
import { findCsvFile, lockWaitingCsvFile, upsertCsvFile } from "../../store/csv/csvFiles.ts";
import {
  findFirstImport,
  insertCsvImport,
  listCsvImports,
  lockCsvImport,
  updateCsvImportCounts,
  updateCsvImportUndone,
} from "../../store/csv/csvImports.ts";
import { deleteCsvSource, listCsvSources, upsertCsvSource } from "../../store/csv/csvSources.ts";
import { insertImportedBalls } from "../../store/csv/importedBalls.ts";
import { listUsualSpeeds } from "../../store/csv/storedBalls.ts";
import { lockOwners, lockTeams } from "../../store/ingest/locks.ts";
import { ballsToInsert, compareBalls, type FileBall, findTakenSessions } from "./compareBalls.ts";
import { hashOf, readBalls } from "./readBalls.ts";

export function csvImportRoutes(api: Api) {
  serve(api, contract.getCsvImports, async ({ session, db }) => ({
    imports: await listCsvImports(db, session.team.team_id, csvImport.listed),
    sources: await listCsvSources(db, session.team.team_id),
  }));

  serve(api, contract.getCsvFile, async ({ session, params: { id }, db, audit }) => {
    const { gzipped, format, memberIds } = present(await findCsvFile(db, session.team.team_id, id));
    await audit("csv_file_exported", { memberIds, details: [format] });
    return { file: gzipped.toString("base64") };
  });

  serve(api, contract.findKnownBalls, async ({ session, body, db, now }) => {
    const teamId = session.team.team_id;
    const balls = await readBalls(body.balls, null, now);
    const { known, doubtful } = await compareBalls(db, teamId, balls);
    const memberIds = [...new Set(balls.map(({ member_id }) => member_id))];
    const usual = await listUsualSpeeds(db, teamId, memberIds);
    return { known, doubtful, usual, taken: await findTakenSessions(db, teamId, balls, known) };
  });

  serve(
    api,
    contract.sendCsvFile,
    async ({ session, body: gzipped, db, now }, sha256: Buffer) => {
      const { team, user } = session;
      await lockTeams(db, [team]);
      const asked = { bytes: gzipped.length, what: "ファイル", but: { fileOf: user.id } };
      await requireStorage(db, team.team_id, {
        ...asked,
        limit: api.storageOfClub,
        uploadsSince: uploadCutoff(now),
      });
      return { file_id: await upsertCsvFile(db, team.team_id, { by: user.id, gzipped, sha256, now }) };
    },
    { before: ({ body }) => hashOf(body) },
  );

  serve(
    api,
    contract.importCsv,
    async ({ session, body, db, now, audit }, balls: FileBall[]) => {
      const teamId = session.team.team_id;
      await lockTeams(db, [{ team_id: teamId }]);
      const by = session.user.id;
      const waiting = { id: body.file_id, by, sentAfter: csvFileCutoff(now) };
      const sha256 = present(await lockWaitingCsvFile(db, teamId, waiting));
      const memberIds = [...new Set(balls.map(({ member_id }) => member_id))];
      const inFile = [...new Set([...memberIds, ...(body.people ?? [])])];
      await requireMembers(db, teamId, [...inFile, ...body.names.map(({ member_id }) => member_id)]);

      const again_of =
        body.again_of === null ? null : present(await findFirstImport(db, teamId, body.again_of, sha256));
      const id = await insertCsvImport(db, teamId, { ...body, sha256, again_of, by, now, memberIds: inFile });
      const compared = await compareBalls(db, teamId, balls);
      const fresh = ballsToInsert(balls, compared, new Set(body.separate));
      const accepted = await insertImportedBalls(db, teamId, id, fresh);
      if (accepted === 0) throw failures.nothingNew();
      await updateCsvImportCounts(db, teamId, id, { accepted, repeated: balls.length - accepted });
      await upsertCsvSource(db, teamId, body, now);
      await audit("csv_imported", { memberIds, details: [body.format, String(accepted)] });
      return present(await lockCsvImport(db, teamId, id));
    },
    { before: ({ body, now }) => readBalls(body.balls, body.ball, now) },
  );

  serve(api, contract.undoCsvImport, async ({ session, params: { id }, db, now, audit }) => {
    const teamId = session.team.team_id;
    await lockTeams(db, [{ team_id: teamId }]);
    const done = present(await lockCsvImport(db, teamId, id));
    if (done.undone_at) return done;
    if (now.toISOString() >= done.undo_until) throw failures.tooLate();
    await updateCsvImportUndone(db, teamId, id, now);
    await audit("csv_import_undone", { details: [done.format, String(done.accepted)] });
    return present(await lockCsvImport(db, teamId, id));
  });

  serve(api, contract.forgetCsvSource, async ({ session, params: { id }, db, audit }) => {
    if (!(await deleteCsvSource(db, session.team.team_id, id))) throw new Failure("not_found");
    await audit("csv_source_forgotten");
    return { success: true as const };
  });
}

/** Refuses the whole call when one member is not of the team (T5). */
async function requireMembers(tx: Queryable, team_id: number, memberIds: readonly number[]) {
  const owners = memberIds.map((member_id) => ({ team_id, member_id }));
  const isOwn = await lockOwners(tx, owners);
  if (!owners.every(isOwn)) throw new Failure("not_found");
}

function present<Stored>(stored: Stored | undefined): Stored {
  if (!stored) throw new Failure("not_found");
  return stored;
}

const conflict = (message: string) => () => new Failure("conflict", { message });

const failures = {
  nothingNew: conflict("このファイルの測定データは、すべて取り込み済みです。"),
  tooLate: conflict("取り込みを取り消せるのは、翌日までです。"),
} as const;
