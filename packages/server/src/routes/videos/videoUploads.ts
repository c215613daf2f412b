import { contract, Failure, videoLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { newVideoName } from "../../files/fileName.ts";
import { requireStorage } from "../../http/limits/clubStorage.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { uploadCutoff } from "../../retention/retention.ts";
import { lockMeasurement } from "../../store/balls/measurementChanges.ts";
import { lockTeams } from "../../store/ingest/locks.ts";
import {
  countUploads,
  deleteUpload,
  findUpload,
  insertUpload,
  lockUpload,
  type StoredUpload,
  updateUploadReceived,
} from "../../store/videos/videoUploads.ts";
import { outOfOrder, type StoredPart, storeVideoPart } from "./storeVideoPart.ts";

/** Uploads of videos in parts: start, send a part, cancel. */
export function videoUploadRoutes(api: Api) {
  serve(api, contract.startVideoUpload, async ({ session, params, body, db, now, afterCommit, request }) => {
    const { team_id: teamId } = session.team;
    await lockTeams(db, [{ team_id: teamId }]);
    const ball = await lockMeasurement(db, teamId, params.id);
    if (!ball) throw new Failure("not_found");
    const begun = await findUpload(db, teamId, { ...body, ballId: ball.id }, uploadCutoff(now));
    if (begun) return answer(begun);
    await requireRoom(db, teamId, now, body);
    afterCommit(() => removeDiscardedFiles({ db: api.db, files: api.files, log: request.log }));
    return answer(
      await insertUpload(db, teamId, {
        ...body,
        ballId: ball.id,
        memberId: ball.member_id,
        file: newVideoName(),
        part_bytes: videoLimits.partBytes,
        by: session.user.id,
        now,
      }),
    );
  });

  serve(
    api,
    contract.sendVideoPart,
    async ({ session, params: { id, part }, db, now }, stored: StoredPart | undefined) => {
      const { team_id: teamId } = session.team;
      if (part === 0) await lockTeams(db, [{ team_id: teamId }]);
      const upload = await lockUpload(db, teamId, id, uploadCutoff(now));
      if (!upload) throw new Failure("not_found");
      if (part < upload.received) return answer(upload);
      if (!stored || part > upload.received) throw outOfOrder();
      if (part === 0) await requireRoom(db, teamId, now, upload);
      await updateUploadReceived(db, teamId, id, stored.type);
      return answer({ ...upload, received: part + 1 });
    },
    { before: (call) => storeVideoPart(api, call) },
  );

  serve(api, contract.cancelVideoUpload, async ({ session, params, db, afterCommit, request }) => {
    await deleteUpload(db, session.team.team_id, params.id);
    afterCommit(() => removeDiscardedFiles({ db: api.db, files: api.files, log: request.log }));
    return {};
  });

  /** Asked before anything is sent, and when the first part has come: uploads without one are not counted. */
  async function requireRoom(db: Queryable, teamId: number, now: Date, { id, bytes }: { id?: number; bytes: number }) {
    if ((await countUploads(db, teamId, uploadCutoff(now), id)) >= unfinishedAtMost) throw tooMany();
    await requireStorage(db, teamId, {
      limit: api.storageOfClub,
      uploadsSince: uploadCutoff(now),
      bytes,
      what: "動画",
      but: { upload: id },
    });
  }
}

const answer = ({ id, part_bytes, received }: StoredUpload) => ({ upload_id: id, part_bytes, received });

const unfinishedAtMost = 5;

const tooMany = () =>
  new Failure("conflict", {
    message: `送りかけの動画が${unfinishedAtMost}本あります。どれかを最後まで送るか取り消してから、もう一度お試しください。`,
  });
