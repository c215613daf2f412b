import { contract, Failure, type Video } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { newPosterName } from "../../files/fileName.ts";
import { partCount } from "../../files/videoParts.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { claimFile, type StagedFile, stageFile } from "../../http/videos/stagedFiles.ts";
import { videoLinks } from "../../http/videos/videoLinks.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { uploadCutoff } from "../../retention/retention.ts";
import { lockMeasurement } from "../../store/balls/measurementChanges.ts";
import { lockTeams } from "../../store/ingest/locks.ts";
import {
  deleteVideo,
  findVideo,
  insertVideo,
  lockVideo,
  type StoredVideo,
  updateVideoImpact,
  updateVideoPoster,
} from "../../store/videos/videos.ts";
import { deleteUpload, lockUpload } from "../../store/videos/videoUploads.ts";
import { videoUploadRoutes } from "./videoUploads.ts";

/** Videos of balls that coaches send (BE-8). A push to the same team waits until each has been written. */
export function videoRoutes(api: Api) {
  videoUploadRoutes(api);

  serve(api, contract.finishVideoUpload, async (call) => {
    const { session, params, db, now, audit, afterCommit, request } = call;
    const { team_id: teamId } = session.team;
    await lockTeams(db, [{ team_id: teamId }]);
    const upload = await lockUpload(db, teamId, params.id, uploadCutoff(now));
    if (!upload) throw new Failure("not_found");
    if (upload.received < partCount(upload) || upload.type === null) throw unfinished();
    const ball = await lockMeasurement(db, teamId, upload.measurement_id);
    if (!ball) throw new Failure("not_found");
    const sent = { ...upload, type: upload.type, poster: null, impact_s: null, by: session.user.id };
    const id = await insertVideo(db, teamId, ball.id, sent);
    await deleteUpload(db, teamId, upload.id);
    await audit("video_added", { memberIds: [ball.member_id] });
    afterCommit(() => discard(request));
    return shown(call, present(await findVideo(db, teamId, id ?? 0)));
  });

  serve(
    api,
    contract.savePoster,
    async (call, poster: StagedFile) => {
      const { session, params, db, afterCommit, request } = call;
      const { team_id: teamId } = session.team;
      const video = ownOf(await lockForChange(db, teamId, params.id));
      await claimFile(db, poster.name);
      await updateVideoPoster(db, teamId, video.id, poster);
      afterCommit(() => discard(request));
      return shown(call, { ...video, poster: poster.name });
    },
    {
      before: async ({ session, params, body, db }) => {
        ownOf(await findVideo(db, session.team.team_id, params.id));
        // 30 MB of memory that no server needs until somebody sends a picture.
        const { toPoster } = await import("../../files/posterImage.ts");
        return stageFile(api, newPosterName(), await toPoster(body));
      },
    },
  );

  serve(api, contract.setImpact, async (call) => {
    const { session, params, body, db } = call;
    const { team_id: teamId } = session.team;
    const video = present(await lockForChange(db, teamId, params.id));
    await updateVideoImpact(db, teamId, video.id, body.impact_s);
    return shown(call, { ...video, impact_s: body.impact_s });
  });

  serve(api, contract.removeVideo, async ({ session, params, db, audit, afterCommit, request }) => {
    const { team_id: teamId } = session.team;
    const video = ownOf(await lockForChange(db, teamId, params.id));
    await deleteVideo(db, teamId, video.id);
    await audit("video_removed", { memberIds: [video.member_id] });
    afterCommit(() => discard(request));
    return {};
  });

  async function lockForChange(tx: Queryable, teamId: number, id: number): Promise<StoredVideo | undefined> {
    await lockTeams(tx, [{ team_id: teamId }]);
    return lockVideo(tx, teamId, id);
  }

  /** @throws Failure "not_found" for one that cannot be shown here */
  async function shown({ session, db }: { session: Caller; db: Queryable }, video: StoredVideo): Promise<Video> {
    const { videoOf } = await videoLinks(db, session.token, api.videoSources);
    return present(videoOf(video));
  }

  const discard = ({ log }: FastifyRequest) => removeDiscardedFiles({ db: api.db, files: api.files, log });
}

function present<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw new Failure("not_found");
  return found;
}

/** Videos pushed by a source cannot be changed here. */
function ownOf(video: StoredVideo | undefined): StoredVideo {
  const found = present(video);
  if (found.file === null) throw new Failure("not_found");
  return found;
}

const unfinished = () =>
  new Failure("conflict", { message: "動画がまだ最後まで届いていません。続きを送ってください。" });
