import { videoLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { newPosterName, newVideoName } from "../../files/fileName.ts";
import type { Files } from "../../files/files.ts";
import { putVideo } from "../../files/videoParts.ts";
import type { VideoType } from "../../files/videoType.ts";
import { insertVideo } from "./videos.ts";

export type NewVideo = {
  teamId: number;
  /** The ball it shows; an earlier video of it that was sent goes. */
  ballId: number;
  bytes: Uint8Array;
  type: VideoType;
  /** WebP as it is to be shown; null: none. */
  poster: Uint8Array | null;
  /** Second at which bat and ball meet, or the ball leaves the hand; null: not known. */
  impactS: number | null;
  /** A user's id; null: nobody. */
  by?: number | null;
};

/** A video that is there as a whole: its files, then its rows. Returns its id. @throws Error when the team has no such ball */
export async function insertStoredVideo(db: Queryable, files: Files, video: NewVideo): Promise<number> {
  const { teamId, ballId, bytes, type, poster, impactS, by = null } = video;
  const stored = { file: newVideoName(), bytes: bytes.length, part_bytes: videoLimits.partBytes };
  const kept = poster && { name: newPosterName(), bytes: poster.length };
  await putVideo(files, stored, bytes, type);
  if (poster && kept) await files.put(kept.name, poster, "image/webp");
  const id = await insertVideo(db, teamId, ballId, { ...stored, type, poster: kept, impact_s: impactS, by });
  if (id === undefined) throw new Error(`team ${teamId} has no ball ${ballId}`);
  return id;
}
