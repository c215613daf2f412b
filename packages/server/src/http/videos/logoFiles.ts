import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/pool.ts";
import { addressOf, logoNameAt } from "../../files/fileName.ts";
import type { Files } from "../../files/files.ts";
import { findAnyLogo } from "../../store/team/teams.ts";

/** The logos of teams, for whoever has the address: the page of an application shows one to people not signed in (I9). */
export function logoFileRoutes(app: FastifyInstance, { db, files }: { db: Db; files: Files }) {
  app.get<{ Params: { key: string } }>("/files/logos/:key", async (request, reply) => {
    const name = logoNameAt(addressOf(`logos/${request.params.key}`));
    // A logo that was removed is gone at once, also when its file could not be deleted.
    const image = name && (await findAnyLogo(db, addressOf(name))) ? await files.get(name) : undefined;
    if (!image) throw new Failure("not_found");
    return reply
      .headers(asFile)
      .type("image/webp")
      .send(Buffer.from(image.buffer, image.byteOffset, image.byteLength));
  });
}

/** Served as a sandboxed attachment; cached for ever, since a new logo has a new address. */
const asFile = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-disposition": "attachment",
  "content-security-policy": "default-src 'none'; sandbox",
};
