import { createHmac, timingSafeEqual } from "node:crypto";
import type { NoticeFile } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { StoredNoticeFile } from "../../store/notices/noticeFiles.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";

/** Gives the files of notices addresses that open for whoever has them, for an hour from `now`. */
export async function noticeFileLinks(db: Queryable, now: Date) {
  const secret = await upsertSecret(db, "notice-files");
  const until = Math.floor(now.getTime() / 1000) + linkS;
  return ({ file_id, name, type, bytes, file }: StoredNoticeFile): NoticeFile => {
    const mac = macOf(secret, { file_id, file, until }).toString("base64url");
    return { file_id, name, type, bytes, url: `/files/notices/${file_id}/${until}.${mac}` };
  };
}

/** The second until which a key works, and its signature; undefined for what cannot be a key. */
export function readFileKey(key: string): { until: number; mac: Buffer } | undefined {
  const [, until, mac] = key.match(/^(\d{1,12})\.([\w-]{43})$/) ?? [];
  return until === undefined || mac === undefined
    ? undefined
    : { until: Number(until), mac: Buffer.from(mac, "base64url") };
}

type Linked = Pick<StoredNoticeFile, "file_id" | "file"> & { until: number };

export const isValidFileKey = (secret: Buffer, linked: Linked, mac: Buffer) =>
  timingSafeEqual(macOf(secret, linked), mac);

const macOf = (secret: Buffer, { file_id, file, until }: Linked) =>
  createHmac("sha256", secret).update(`${file_id}/${file}/${until}`).digest();

const linkS = 3600;
