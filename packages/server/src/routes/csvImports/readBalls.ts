import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  type Ball,
  ballGrains,
  dayInJapan,
  Failure,
  measurementRecordSchema,
  type PackedBalls,
  unpackBalls,
} from "@kyuseki/domain";
import { csvLimits } from "@kyuseki/domain/csv";
import type { FileBall } from "./compareBalls.ts";

/** Every ball by the contract's own limits, in turns: others are answered in between. @throws Failure "invalid" naming the first ones */
export async function readBalls(packed: PackedBalls, ball: Ball | null, now: Date): Promise<FileBall[]> {
  const read: FileBall[] = [];
  const fields: Record<string, string> = {};
  for (const [place, values] of unpackBalls(packed).entries()) {
    if (place % ballsAtOnce === 0 && place > 0) await new Promise(setImmediate);
    const checked = measurementRecordSchema.safeParse({ ...values, ball, ...nobody });
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) fields[`balls.${place}.${path.join(".")}`] ??= message;
    } else if (checked.data.datetime > now.getTime() / 1000) {
      fields[`balls.${place}.datetime`] = "これからの日時は取り込めません";
    } else {
      const { team_id: _team, source_id: _source, video_id: _video, ...rest } = checked.data;
      const grain = ballGrains[packed.grain?.[place] ?? 0] ?? null;
      read.push({ ...rest, grain, filming_date: dayInJapan(new Date(rest.datetime * 1000)) });
    }
    if (Object.keys(fields).length >= toldAtMost) break;
  }
  if (Object.keys(fields).length > 0) throw new Failure("invalid", { fields });
  return read;
}

const nobody = { team_id: 1, source_id: "-" } as const;
const ballsAtOnce = 1000;
const toldAtMost = 20;

/** Of the unfolded file. I7: piece by piece, so that one that unfolds to more than a file may be takes no memory. @throws Failure "invalid" */
export async function hashOf(gzipped: Uint8Array): Promise<Buffer> {
  const hash = createHash("sha256");
  let length = 0;
  try {
    await pipeline([gzipped], createGunzip({ chunkSize: pieceBytes }), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        length += piece.length;
        if (length > csvLimits.bytes) throw new Error("it unfolds to more than a file may be");
        hash.update(piece);
      }
    });
  } catch (cause) {
    throw new Failure("invalid", { fields: { file: "ファイルを読み取れません。もう一度選んでください" }, cause });
  }
  return hash.digest();
}

const pieceBytes = 256 * 1024;
