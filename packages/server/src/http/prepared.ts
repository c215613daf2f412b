import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AnyEndpoint, ReplyOf } from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { writeReply } from "./writing.ts";

/** An answer already checked and written out, sent again and again: its text, its validator, its compressed forms. */
export class PreparedAnswer {
  readonly body: string;
  readonly tag: string;
  #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(body: string) {
    this.body = body;
    this.tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const ready = this.#compressed.get(encoding) ?? compress[encoding](this.body);
    this.#compressed.set(encoding, ready);
    return ready;
  }

  /** Bytes held in memory at most: the text is stored as UTF-16, its compressed forms are a fraction of it. */
  get weight(): number {
    return this.body.length * 3;
  }
}

export function prepareAnswer<E extends AnyEndpoint>(endpoint: E, value: ReplyOf<E>): PreparedAnswer {
  return new PreparedAnswer(writeReply(endpoint, value));
}

/**
 * Each encoding is a representation of its own, so its strong ETag differs (RFC 9110, 8.8.3.3).
 * Type, caching and `Vary` (with accept-encoding) are the caller's to say.
 */
export async function sendPrepared(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply) {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const etag = `"${answer.tag}${encoding ? `-${encoding}` : ""}"`;
  reply.header("etag", etag);
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  if (!encoding) return reply.send(answer.body);
  return reply.header("content-encoding", encoding).send(await answer.compressed(encoding));
}

type Encoding = "br" | "gzip";

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

const compress = {
  br: (text) => squeezeBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text) => squeezeGzip(text),
} as const satisfies Record<Encoding, (text: string) => Promise<Buffer>>;

/** `q=0` refuses; other weights are taken as "yes", the smaller form first. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const offered = String(header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((encoding) => offered.includes(encoding));
}
