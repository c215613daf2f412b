import { contract, Failure, videoLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { newVideoName } from "../../files/fileName.ts";
import { partCount, partLength, partName } from "../../files/videoParts.ts";
import { videoTypeOf } from "../../files/videoType.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { removeDiscarded } from "../../retention/discarding.ts";
import { uploadsEnded } from "../../retention/retention.ts";
import { lockMeasurement } from "../../store/balls/measurementChanges.ts";
import { takeTurns } from "../../store/ingest/ingestOwners.ts";
import {
  addUpload,
  countUploads,
  deleteUpload,
  findUpload,
  lockUpload,
  receivePart,
  type StoredUpload,
} from "../../store/videos/videoUploads.ts";

/** A video on its way: begun, its parts in order, given up. */
export function videoUploadRoutes(api: Api) {
  serve(api, contract.startVideoUpload, async ({ session, params, body, db, now, afterwards, request }) => {
    const { team_id: teamId } = session.team;
    await takeTurns(db, [{ team_id: teamId }]);
    const ball = await lockMeasurement(db, teamId, params.id);
    if (!ball) throw new Failure("not_found");
    const begun = await findUpload(db, teamId, { ...body, ballId: ball.id }, uploadsEnded(now));
    if (begun) return answer(begun);
    await requireRoom(db, teamId, now);
    afterwards(() => removeDiscarded({ db: api.db, files: api.files, log: request.log }));
    return answer(
      await addUpload(db, teamId, {
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
    const upload = await lockUpload(db, teamId, id, uploadsEnded(now));
    if (!upload) throw new Failure("not_found");
    if (part < upload.received) return answer(upload);
    if (part > upload.received && part < partCount(upload)) throw refusal.outOfOrder();
    const isRight = part < partCount(upload) && body.length === partLength(upload, part);
    if (!isRight) throw refuse("選んだ動画と大きさが違います。もう一度選んでください");
    if (part === 0) await requireRoom(db, teamId, now, id);
    const type = part === 0 ? videoTypeOf(body) : upload.type;
    if (!type) throw refuse("MP4・WebM・MOVの動画を選んでください");
    await receivePart(db, teamId, id, type);
    // Last: whatever is refused before leaves no file behind.
    await api.files.put(partName(upload.file, part), body, type);
    return answer({ ...upload, received: part + 1 });
  });

  serve(api, contract.cancelVideoUpload, async ({ session, params, db, afterwards, request }) => {
    await deleteUpload(db, session.team.team_id, params.id);
    afterwards(() => removeDiscarded({ db: api.db, files: api.files, log: request.log }));
    return {};
  });
}

const answer = ({ id, part_bytes, received }: StoredUpload) => ({ upload_id: id, part_bytes, received });

/** Whatever has sent nothing yet takes no room. */
async function requireRoom(db: Queryable, teamId: number, now: Date, but?: number) {
  if ((await countUploads(db, teamId, uploadsEnded(now), but)) >= unfinishedAtMost) throw refusal.full();
}

const unfinishedAtMost = 5;

const refuse = (sentence: string) => new Failure("invalid", { fields: { video: sentence } });
const conflict = (message: string) => () => new Failure("conflict", { message });

const refusal = {
  outOfOrder: conflict("動画の前の部分がまだ届いていません。続きを送ってください。"),
  full: conflict(
    `送りかけの動画が${unfinishedAtMost}本あります。どれかを最後まで送るか取り消してから、もう一度お試しください。`,
  ),
} as const;
