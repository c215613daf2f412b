import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AnyEndpoint, ReplyOf } from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { writeReply } from "./writeReply.ts";

/** An answer already checked and written out, sent again and again: its text, its validator, its compressed forms. */
export class PreparedAnswer {
  readonly body: Buffer;
  readonly tag: string;
  #compressed = new Map<Encoding, Promise<Buffer>>();
  #dense: Buffer | undefined;

  constructor(text: string) {
    // As it is sent: nothing is encoded again for each answer.
    this.body = Buffer.from(text);
    this.tag = hash("sha256", this.body, "base64url").slice(0, 22);
  }

  /**
   * Quickly made the first time; an answer asked for again in brotli is worth the half second of its smallest form. One of
   * megabytes would take many seconds of it.
   */
  async compressed(encoding: Encoding): Promise<{ bytes: Buffer; form: Form }> {
    if (encoding === "br" && this.#dense) return { bytes: this.#dense, form: "br-dense" };
    const ready = this.#compressed.get(encoding);
    if (ready && encoding === "br") void this.#makeDense();
    const bytes = ready ?? compress[encoding](this.body);
    this.#compressed.set(encoding, bytes);
    return { bytes: await bytes, form: encoding };
  }

  async #makeDense() {
    if (denseUnderWay || this.body.length > denseBytesMax) return;
    denseUnderWay = true;
    // On failure the faster encoding stays in use.
    this.#dense = await compress["br-dense"](this.body).catch(() => undefined);
    denseUnderWay = false;
  }

  /** Bytes held in memory at most: its compressed forms are a fraction of the text. */
  get weight(): number {
    return this.body.length * 2;
  }
}

const denseBytesMax = 1024 * 1024;

/** One at a time: it keeps a processor busy. */
let denseUnderWay = false;

export function prepareAnswer<E extends AnyEndpoint>(endpoint: E, value: ReplyOf<E>): PreparedAnswer {
  return new PreparedAnswer(writeReply(endpoint, value));
}

/**
 * Each form is a representation of its own, so its strong ETag differs (RFC 9110, 8.8.3.3).
 * Type, caching and `Vary` (with accept-encoding) are the caller's to say.
 */
export async function sendPrepared(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply) {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const known = request.method === "POST" ? undefined : request.headers["if-none-match"]?.split(/\s*,\s*/);
  const unchanged = known && formsOf(encoding).find((form) => known.includes(etagOf(answer, form)));
  if (unchanged !== undefined) return reply.header("etag", etagOf(answer, unchanged)).code(304).send();
  if (!encoding) return reply.header("etag", etagOf(answer, "")).send(answer.body);
  const { bytes, form } = await answer.compressed(encoding);
  return reply.header("etag", etagOf(answer, form)).header("content-encoding", encoding).send(bytes);
}

type Encoding = "br" | "gzip";
type Form = Encoding | "br-dense";

function formsOf(encoding: Encoding | undefined): readonly (Form | "")[] {
  return encoding === "br" ? ["br-dense", "br"] : [encoding ?? ""];
}

const etagOf = ({ tag }: PreparedAnswer, form: Form | "") => (form === "" ? `"${tag}"` : `"${tag}-${form}"`);

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);
const brotliOf = (quality: number) => (text: Buffer) =>
  squeezeBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compress = {
  br: brotliOf(6),
  "br-dense": brotliOf(11),
  gzip: (text) => squeezeGzip(text),
} as const satisfies Record<Form, (text: Buffer) => Promise<Buffer>>;

/** `q=0` excludes an encoding; other weights are ignored, and brotli is preferred. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const offered = String(header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((encoding) => offered.includes(encoding));
}
