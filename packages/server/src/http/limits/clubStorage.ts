import { Failure, fileSize } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { countStoredBytes } from "../../store/team/storage.ts";

type Asked = {
  limit: number;
  /** Uploads begun before are over. */
  uploadsSince: Date;
  /** Bytes that are to come. */
  bytes: number;
  /** "動画", "ファイル". */
  what: string;
  /** What they take the place of is not counted. */
  but?: { upload?: number; fileOf?: number };
};

/**
 * Whether what a coach sends fits into the club's storage. Whoever holds `lockTeams` is alone in asking.
 * @throws Failure "conflict" that says how much is used, and what to do
 */
export async function requireStorage(db: Queryable, teamId: number, { limit, uploadsSince, bytes, what, but }: Asked) {
  const counted = { uploadsSince, butUpload: but?.upload, butFileOf: but?.fileOf };
  const { videos, files } = await countStoredBytes(db, teamId, counted);
  const used = videos + files;
  if (used + bytes > limit) throw new Failure("conflict", { message: sentence({ limit, used, bytes, what }) });
}

const sentence = ({ limit, used, bytes, what }: { limit: number; used: number; bytes: number; what: string }) =>
  `チームの保存容量${fileSize(limit)}のうち${fileSize(used)}を使っているため、この${what}（${fileSize(bytes)}）は保存できません。` +
  "要らない動画を消すか、容量を増やせるかをお問い合わせください。";
