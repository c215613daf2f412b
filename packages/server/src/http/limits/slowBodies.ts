import { PassThrough } from "node:stream";
import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";

/** Seconds a body may take in any case, and bytes a second that a larger one must keep up: slow mobile data does. */
const patienceS = 10;
const leastBytesPerS = 16 * 1024;

/** A body that trickles is answered with 408 and its connection closed, so that it holds nothing for long (R8). */
export function registerSlowBodies(app: FastifyInstance) {
  app.addHook("preParsing", async ({ headers }, reply, payload) => {
    const size = Number(headers["content-length"] ?? (headers["transfer-encoding"] ? Number.NaN : 0));
    if (size === 0) return payload;
    const arriving = new PassThrough();
    // A body that is refused before it is read has no reader, and an error that nobody hears ends the process.
    arriving.on("error", () => {});
    const deadline = setTimeout(() => {
      reply.header("connection", "close");
      arriving.destroy(new Failure("unavailable", { status: 408, message: tooSlow }));
    }, patienceMs(size));
    const arrived = () => clearTimeout(deadline);
    payload.once("end", arrived).once("close", arrived);
    reply.raw.once("close", arrived).once("finish", arrived);
    // Who waits for a body that broke off would wait for ever.
    payload.once("close", () => void (payload.readableEnded || arriving.destroy(new Failure("invalid"))));
    return payload.pipe(arriving);
  });
}

const patienceMs = (size: number) => Math.max(patienceS, Number.isNaN(size) ? 0 : size / leastBytesPerS) * 1000;

const tooSlow = "送信に時間がかかりすぎました。電波のよい場所で、もう一度お試しください。";
