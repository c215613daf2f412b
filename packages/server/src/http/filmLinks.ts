import { createHmac, timingSafeEqual } from "node:crypto";
import type { Film } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { obtainSecret } from "../store/serverSecrets.ts";
import type { StoredFilm } from "../store/videos.ts";
import { tokenHash } from "./sessions.ts";

export type FilmKind = "videos" | "posters";
/** `name` is that of the file: another poster has another link. */
type Linked = { kind: FilmKind; id: number; name: string };

/** Addresses that open for the session of `token` only, for as long as it lasts. A video element sends no header. */
export async function filmLinks(db: Queryable, token: string, sources: readonly string[]) {
  const secret = await obtainSecret(db, "film-links");
  const session = tokenHash(token);
  const linkTo = (linked: Linked) => `/files/${linked.kind}/${linked.id}/${filmKey(secret, session, linked)}`;
  const posterOf = ({ id, poster }: StoredFilm) =>
    poster === null ? null : linkTo({ kind: "posters", id, name: poster });
  const srcOf = ({ id, file, url }: StoredFilm) =>
    file === null ? allowedUrl(url, sources) : linkTo({ kind: "videos", id, name: file });

  return {
    posterOf,
    /** null when its origin is not among the sources. */
    filmOf(film: StoredFilm, at_s: number | null = null): Film | null {
      const src = srcOf(film);
      if (src === null) return null;
      return { id: film.id, src, poster: posterOf(film), impact_s: film.impact_s, at_s, own: film.file !== null };
    },
  };
}

export const isShown = ({ file, url }: StoredFilm, sources: readonly string[]) =>
  file !== null || allowedUrl(url, sources) !== null;

/** A film that was pushed is shown only from where the operator has said. */
function allowedUrl(url: string | null, sources: readonly string[]): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { origin, username, href } = new URL(url);
  return username === "" && sources.includes(origin) ? href : null;
}

/** The hash tells the session and opens nothing: the token cannot be had from it. */
export function filmKey(secret: Buffer, session: Buffer, linked: Linked): string {
  return `${session.toString("base64url")}.${macOf(secret, session, linked).toString("base64url")}`;
}

/** Hash of the token of the session a key was made for; undefined for what cannot be a key. */
export function sessionOfKey(key: string): { session: Buffer; mac: Buffer } | undefined {
  const [, session, mac] = key.match(/^([\w-]{43})\.([\w-]{43})$/) ?? [];
  if (session === undefined || mac === undefined) return undefined;
  return { session: Buffer.from(session, "base64url"), mac: Buffer.from(mac, "base64url") };
}

export const opensFilm = (secret: Buffer, key: { session: Buffer; mac: Buffer }, linked: Linked) =>
  timingSafeEqual(macOf(secret, key.session, linked), key.mac);

function macOf(secret: Buffer, session: Buffer, { kind, id, name }: Linked): Buffer {
  return createHmac("sha256", secret).update(`${kind}/${id}/${name}/`).update(session).digest();
}
