import { contract, Failure, videoLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { newVideoName } from "../../files/fileName.ts";
import { partCount, partLength, partName } from "../../files/videoParts.ts";
import { videoTypeOf } from "../../files/videoType.ts";
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

/** Uploads of videos in parts: start, send a part, cancel. */
export function videoUploadRoutes(api: Api) {
  serve(api, contract.startVideoUpload, async ({ session, params, body, db, now, afterCommit, request }) => {
    const { team_id: teamId } = session.team;
    await lockTeams(db, [{ team_id: teamId }]);
    const ball = await lockMeasurement(db, teamId, params.id);
    if (!ball) throw new Failure("not_found");
    const begun = await findUpload(db, teamId, { ...body, ballId: ball.id }, uploadCutoff(now));
    if (begun) return answer(begun);
    await requireRoom(db, teamId, now);
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

  serve(api, contract.sendVideoPart, async ({ session, params: { id, part }, body, db, now }) => {
    const { team_id: teamId } = session.team;
    const upload = await lockUpload(db, teamId, id, uploadCutoff(now));
    if (!upload) throw new Failure("not_found");
    if (part < upload.received) return answer(upload);
    if (part > upload.received && part < partCount(upload)) throw failures.outOfOrder();
    const isRight = part < partCount(upload) && body.length === partLength(upload, part);
    if (!isRight) throw fieldError("選んだ動画と大きさが違います。もう一度選んでください");
    if (part === 0) await requireRoom(db, teamId, now, id);
    const type = part === 0 ? videoTypeOf(body) : upload.type;
    if (!type) throw fieldError("MP4・WebM・MOVの動画を選んでください");
    await updateUploadReceived(db, teamId, id, type);
    // Last: whatever is refused before leaves no file behind.
    await api.files.put(partName(upload.file, part), body, type);
    return answer({ ...upload, received: part + 1 });
  });

  serve(api, contract.cancelVideoUpload, async ({ session, params, db, afterCommit, request }) => {
    await deleteUpload(db, session.team.team_id, params.id);
    afterCommit(() => removeDiscardedFiles({ db: api.db, files: api.files, log: request.log }));
    return {};
  });
}

const answer = ({ id, part_bytes, received }: StoredUpload) => ({ upload_id: id, part_bytes, received });

/** Uploads without a first part are not counted. */
async function requireRoom(db: Queryable, teamId: number, now: Date, but?: number) {
  if ((await countUploads(db, teamId, uploadCutoff(now), but)) >= unfinishedAtMost) throw failures.full();
}

const unfinishedAtMost = 5;

const fieldError = (sentence: string) => new Failure("invalid", { fields: { video: sentence } });
const conflict = (message: string) => () => new Failure("conflict", { message });

const failures = {
  outOfOrder: conflict("動画の前の部分がまだ届いていません。続きを送ってください。"),
  full: conflict(
    `送りかけの動画が${unfinishedAtMost}本あります。どれかを最後まで送るか取り消してから、もう一度お試しください。`,
  ),
} as const;
