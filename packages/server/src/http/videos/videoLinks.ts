import { createHmac, timingSafeEqual } from "node:crypto";
import type { Video } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { tokenHash } from "../../security/tokens.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";
import type { StoredVideo } from "../../store/videos/videos.ts";

export type VideoKind = "videos" | "posters";
/** `name` is that of the file: another poster has another link. */
export type VideoTarget = { kind: VideoKind | "photos"; id: number; name: string };

/** All photos of a team's players at once: their ids come with the members. */
export const photosTarget = (teamId: number): VideoTarget => ({ kind: "photos", id: teamId, name: "" });

/** An address that a photo's id completes. */
export async function photosAddress(db: Queryable, token: string, teamId: number): Promise<string> {
  const secret = await upsertSecret(db, "film-links");
  return `/files/photos/${videoKey(secret, tokenHash(token), photosTarget(teamId))}/`;
}

/** Addresses that open for the session of `token` only, for as long as it lasts. A video element sends no header. */
export async function videoLinks(db: Queryable, token: string, sources: readonly string[]) {
  const secret = await upsertSecret(db, "film-links");
  const session = tokenHash(token);
  const linkTo = (linked: VideoTarget) => `/files/${linked.kind}/${linked.id}/${videoKey(secret, session, linked)}`;
  const posterOf = ({ id, poster }: StoredVideo) =>
    poster === null ? null : linkTo({ kind: "posters", id, name: poster });
  const srcOf = ({ id, file, url }: StoredVideo) =>
    file === null ? allowedUrl(url, sources) : linkTo({ kind: "videos", id, name: file });

  return {
    posterOf,
    /** null when its origin is not among the sources. */
    videoOf(video: StoredVideo, at_s: number | null = null): Video | null {
      const src = srcOf(video);
      if (src === null) return null;
      return { id: video.id, src, poster: posterOf(video), impact_s: video.impact_s, at_s, own: video.file !== null };
    },
  };
}

export const isShowable = ({ file, url }: StoredVideo, sources: readonly string[]) =>
  file !== null || allowedUrl(url, sources) !== null;

/** A video that was pushed is shown only from where the operator has said. */
function allowedUrl(url: string | null, sources: readonly string[]): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { origin, username, href } = new URL(url);
  return username === "" && sources.includes(origin) ? href : null;
}

/** The hash identifies the session; the token cannot be derived from it. */
export function videoKey(secret: Buffer, session: Buffer, linked: VideoTarget): string {
  return `${session.toString("base64url")}.${macOf(secret, session, linked).toString("base64url")}`;
}

/** Hash of the token of the session a key was made for; undefined for what cannot be a key. */
export function sessionOfKey(key: string): { session: Buffer; mac: Buffer } | undefined {
  const [, session, mac] = key.match(/^([\w-]{43})\.([\w-]{43})$/) ?? [];
  if (session === undefined || mac === undefined) return undefined;
  return { session: Buffer.from(session, "base64url"), mac: Buffer.from(mac, "base64url") };
}

export const isValidVideoKey = (secret: Buffer, key: { session: Buffer; mac: Buffer }, linked: VideoTarget) =>
  timingSafeEqual(macOf(secret, key.session, linked), key.mac);

function macOf(secret: Buffer, session: Buffer, { kind, id, name }: VideoTarget): Buffer {
  return createHmac("sha256", secret).update(`${kind}/${id}/${name}/`).update(session).digest();
}
