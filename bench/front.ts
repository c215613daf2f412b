// The proxy both sides are served through: HTTP/2 over TLS, brotli, one origin each.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import {
  constants,
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { listen } from "../scripts/listen.ts";

type Answer = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void;

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants;

/** Serves a product that already listens on `origin`, unchanged. */
export function frontOfProduct(origin: string) {
  const agent = new Agent({ keepAlive: true });
  return serve((stream, headers) => {
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
    const asked = request(origin + pathOf(headers), {
      agent,
      method: `${headers[HTTP2_HEADER_METHOD]}`,
      headers: Object.fromEntries(sent),
    });
    asked.on("response", (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !hopByHop.includes(name));
      if (stream.destroyed) return reply.resume();
      stream.respond({ ...Object.fromEntries(kept), [HTTP2_HEADER_STATUS]: reply.statusCode });
      reply.pipe(stream);
    });
    asked.on("error", () => stream.close());
    stream.pipe(asked);
  });
}

/** Serves a built folder from memory, with `/members.json` beside it. */
export function frontOfFloor(dist: string, members: string) {
  const kept = new Map<string, { type: string; body: Buffer }>([
    ["/members.json", compressed("application/json", members)],
  ]);
  return serve((stream, headers) => {
    const { pathname } = new URL(pathOf(headers), "https://floor");
    const file = extname(pathname) ? pathname : "/index.html";
    const content = kept.get(file) ?? compressed(types[extname(file)] ?? "", readFileSync(join(dist, file)));
    kept.set(file, content);
    const { type, body } = content;
    stream.respond({ [HTTP2_HEADER_STATUS]: 200, "content-type": type, "content-encoding": "br" });
    stream.end(body);
  });
}

const hopByHop = ["connection", "keep-alive", "transfer-encoding"];
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const pathOf = (headers: IncomingHttpHeaders) => `${headers[HTTP2_HEADER_PATH]}`;
const compressed = (type: string, body: string | Buffer) => ({ type, body: brotliCompressSync(body) });

async function serve(answer: Answer) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], { keySize: 2048 });
  const server = createSecureServer({ key, cert });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => sessions.add(session.on("close", () => sessions.delete(session))));
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    answer(stream, headers);
  });
  return {
    url: await listen(server, "https"),
    stop() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
