// What both contestants are served through: HTTP/2 over TLS, brotli, one origin each.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { constants, createSecureServer } from "node:http2";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants;

/** Serves a product that already listens on `origin`, as it answers. */
export function frontOfProduct(origin) {
  const agent = new Agent({ keepAlive: true });
  return listen((stream, headers) => {
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
    const asked = request(origin + headers[HTTP2_HEADER_PATH], {
      agent,
      method: headers[HTTP2_HEADER_METHOD],
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
export function frontOfFloor(dist, members) {
  const kept = new Map([["/members.json", compressed("application/json", members)]]);
  return listen((stream, headers) => {
    const { pathname } = new URL(headers[HTTP2_HEADER_PATH], "https://floor");
    const file = extname(pathname) ? pathname : "/index.html";
    if (!kept.has(file)) kept.set(file, compressed(types[extname(file)], readFileSync(join(dist, file))));
    const { type, body } = kept.get(file);
    stream.respond({ [HTTP2_HEADER_STATUS]: 200, "content-type": type, "content-encoding": "br" });
    stream.end(body);
  });
}

const hopByHop = ["connection", "keep-alive", "transfer-encoding"];
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const compressed = (type, body) => ({ type, body: brotliCompressSync(body) });

async function listen(answer) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], { keySize: 2048 });
  const server = createSecureServer({ key, cert });
  const sessions = new Set();
  server.on("session", (session) => sessions.add(session.on("close", () => sessions.delete(session))));
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    answer(stream, headers);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `https://127.0.0.1:${server.address().port}`,
    stop() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
