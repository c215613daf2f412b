import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import type { Files } from "../../files/files.ts";
import { findAnyNoticeFile } from "../../store/notices/noticeFiles.ts";
import { findSecret } from "../../store/platform/serverSecrets.ts";
import { isValidFileKey, readFileKey } from "./noticeFileLinks.ts";

type Options = { db: Queryable; files: Files; now: () => Date };

/** Attachments of notices, for whoever has an address that still works: families have no session (CO-3). */
export function noticeFileRoutes(app: FastifyInstance, { db, files, now }: Options) {
  app.get<{ Params: { id: string; key: string } }>("/files/notices/:id/:key", async ({ params }, reply) => {
    const key = readFileKey(params.key);
    const secret = await findSecret(db, "notice-files");
    if (!key || !secret || key.until * 1000 < now().getTime()) throw new Failure("unauthorized");
    const found = /^[1-9]\d{0,8}$/.test(params.id) ? await findAnyNoticeFile(db, Number(params.id)) : undefined;
    // Who signs is us, so a file that is gone and a signature that is wrong look the same.
    if (!found || !isValidFileKey(secret, { ...found, until: key.until }, key.mac)) throw new Failure("unauthorized");
    const content = await files.get(found.file);
    if (!content) throw new Failure("not_found");
    const shown = found.type === "application/pdf" ? "attachment" : "inline";
    return reply
      .headers({
        "cache-control": "private, max-age=3600",
        "content-disposition": `${shown}; filename*=UTF-8''${fileNameOf(found.name)}`,
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .type(found.type)
      .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  });
}

/** RFC 8187. */
const fileNameOf = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
