import { setTimeout as wait } from "node:timers/promises";
import { type contract, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { partCount, partLength, partName } from "../../files/videoParts.ts";
import { type VideoType, videoTypeOf } from "../../files/videoType.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { uploadCutoff } from "../../retention/retention.ts";
import {
  lockUpload,
  type StoredUpload,
  updateUploadNotSending,
  updateUploadSending,
} from "../../store/videos/videoUploads.ts";

type SendPart = Call<typeof contract.sendVideoPart>;
export type StoredPart = { type: VideoType };

/**
 * Puts a part into the store before the transaction that counts it, while nobody else puts one of the same upload. A part
 * that nothing counts goes with its upload. undefined: it is known already.
 * @throws Failure with the reason at `fields.video`, "not_found", "conflict" when an earlier part is missing, "unavailable"
 */
export async function storeVideoPart(api: Api, call: SendPart): Promise<StoredPart | undefined> {
  const { session, params, body } = call;
  const taken = await takeTurn(call);
  if (!taken) return undefined;
  const { upload, type } = taken;
  try {
    await api.files.put(partName(upload.file, params.part), body, type);
  } catch (error) {
    await updateUploadNotSending(api.db, session.team.team_id, upload.id);
    throw error;
  }
  return { type };
}

/** Waits while another call puts the same part. */
async function takeTurn(call: SendPart) {
  for (let turn = 0; turn < turns; turn += 1) {
    const taken = await call.inTransaction((tx) => tryTurn(tx, call));
    if (taken !== "busy") return taken;
    await wait(turnMs);
  }
  throw new Failure("unavailable", { retryAfterS: 1 });
}

const turns = 25;
const turnMs = 200;

async function tryTurn(tx: Queryable, { session, params: { id, part }, body, now }: SendPart) {
  const { team_id: teamId } = session.team;
  const upload = await lockUpload(tx, teamId, id, uploadCutoff(now));
  if (!upload) throw new Failure("not_found");
  if (part < upload.received) return undefined;
  const type = checkPart(upload, part, body);
  return (await updateUploadSending(tx, teamId, id)) ? { upload, type } : ("busy" as const);
}

function checkPart(upload: StoredUpload, part: number, body: Uint8Array): VideoType {
  if (part > upload.received && part < partCount(upload)) throw outOfOrder();
  const isRight = part < partCount(upload) && body.length === partLength(upload, part);
  if (!isRight) throw fieldError("選んだ動画と大きさが違います。もう一度選んでください");
  const type = part === 0 ? videoTypeOf(body) : upload.type;
  if (!type) throw fieldError("MP4・WebM・MOVの動画を選んでください");
  return type;
}

const fieldError = (sentence: string) => new Failure("invalid", { fields: { video: sentence } });
export const outOfOrder = () =>
  new Failure("conflict", { message: "動画の前の部分がまだ届いていません。続きを送ってください。" });
