import { videoLimits } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { newFilmName, newPosterName } from "../files/fileName.ts";
import type { Files } from "../files/files.ts";
import { putFilm } from "../files/filmParts.ts";
import type { FilmType } from "../files/filmType.ts";
import { attachFilm } from "./videos.ts";

export type NewFilm = {
  teamId: number;
  /** The ball it shows; an earlier film of it that was sent goes. */
  ballId: number;
  bytes: Uint8Array;
  type: FilmType;
  /** WebP as it is to be shown; null: none. */
  poster: Uint8Array | null;
  /** Second at which bat and ball meet, or the ball leaves the hand; null: not known. */
  impactS: number | null;
  /** A user's id; null: nobody. */
  by?: number | null;
};

/** A film that is there as a whole: its files, then its rows. Returns its id. @throws Error when the team has no such ball */
export async function keepFilm(db: Queryable, files: Files, film: NewFilm): Promise<number> {
  const { teamId, ballId, bytes, type, poster, impactS, by = null } = film;
  const kept = { file: newFilmName(), bytes: bytes.length, part_bytes: videoLimits.partBytes };
  const posterName = poster && newPosterName();
  await putFilm(files, kept, bytes, type);
  if (poster && posterName) await files.put(posterName, poster, "image/webp");
  const id = await attachFilm(db, teamId, ballId, { ...kept, type, poster: posterName, impact_s: impactS, by });
  if (id === undefined) throw new Error(`team ${teamId} has no ball ${ballId}`);
  return id;
}
