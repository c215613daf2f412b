import { Failure } from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Files } from "../../files/files.ts";

type SentImage = { name: string; tag: string };

/** A WebP that never changes under its address. @throws Failure "not_found" when its file is gone */
export async function sendImage(request: FastifyRequest, reply: FastifyReply, files: Files, { name, tag }: SentImage) {
  const known = isKnown(request, tag);
  const image = known ? undefined : await files.get(name);
  if (!known && !image) throw new Failure("not_found");
  reply.headers(inline).type("image/webp").header("etag", tag);
  if (!image) return reply.code(304).send();
  reply.header("content-length", image.length);
  return reply.send(isHead(request) ? undefined : asBuffer(image));
}

/** Headers of a picture or a video: private cache, shown inline, and sandboxed when opened by itself. */
export const inline = {
  "cache-control": "private, max-age=3600",
  "content-disposition": "inline",
  "content-security-policy": "default-src 'none'; sandbox",
};

export const isHead = ({ method }: FastifyRequest) => method === "HEAD";

export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known?.some((one) => one === tag || one === "*") ?? false;
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
