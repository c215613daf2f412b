import { once } from "node:events";
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** An answer streamed as pieces of JSON text, because it is too large for memory. */
export class StreamedAnswer {
  readonly pieces: AsyncGenerator<string, void, undefined>;

  constructor(pieces: AsyncGenerator<string, void, undefined>) {
    this.pieces = pieces;
  }
}

/**
 * What fails before the first piece is answered as a failure; later the connection breaks, so that half an answer is
 * never taken for a whole one. A caller who goes away ends the generator. Settles when the last piece is on its way.
 */
export async function sendStreamed({ pieces }: StreamedAnswer, reply: FastifyReply) {
  const first = await pieces.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* pieces;
  }
  const stream = Readable.from(all());
  const closed = once(stream, "close");
  reply.type("application/json; charset=utf-8").send(stream);
  await closed.catch(() => undefined);
  void pieces.return();
  return reply;
}
