// The proxy both sides are served through: TLS, HTTP/2 and HTTP/1.1 as the browser asks, brotli, one origin each.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { Socket } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { listen } from "../scripts/listen.ts";

type Answer = (asked: Http2ServerRequest, reply: Http2ServerResponse) => void;

/** Serves a product that already listens on `origin`, unchanged. */
export function frontOfProduct(origin: string) {
  const agent = new Agent({ keepAlive: true });
  return serve((asked, reply) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !isHop(name)));
    const passed = request(origin + asked.url, { agent, method: asked.method, headers });
    passed.on("response", (from) => {
      if (reply.destroyed) return from.resume();
      reply.writeHead(
        from.statusCode ?? 502,
        Object.fromEntries(Object.entries(from.headers).filter(([name]) => !isHop(name))),
      );
      from.pipe(reply);
    });
    passed.on("error", () => reply.destroy());
    asked.pipe(passed);
  });
}

/** Serves a built folder from memory, with `/members.json` beside it. */
export function frontOfFloor(dist: string, members: string) {
  const kept = new Map<string, { type: string; body: Buffer }>([
    ["/members.json", compressed("application/json", members)],
  ]);
  return serve(({ url }, reply) => {
    const { pathname } = new URL(url, "https://floor");
    const file = extname(pathname) ? pathname : "/index.html";
    const content = kept.get(file) ?? compressed(types[extname(file)] ?? "", readFileSync(join(dist, file)));
    kept.set(file, content);
    const { type, body } = content;
    reply.writeHead(200, { "content-type": type, "content-encoding": "br" });
    reply.end(body);
  });
}

/** Headers of one connection, and HTTP/2's own. */
const isHop = (name: string) =>
  name.startsWith(":") || ["connection", "keep-alive", "transfer-encoding"].includes(name);
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const compressed = (type: string, body: string | Buffer) => ({ type, body: brotliCompressSync(body) });

async function serve(answer: Answer) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], { keySize: 2048 });
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  const sockets = new Set<Socket>();
  server.on("secureConnection", (socket) => sockets.add(socket.on("close", () => sockets.delete(socket))));
  server.on("request", (asked, reply) => {
    asked.on("error", () => {});
    reply.on("error", () => {});
    answer(asked, reply);
  });
  return {
    url: await listen(server, "https"),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
