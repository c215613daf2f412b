import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type Received = { url: string; cookie: string | undefined; authorization: string | undefined; body: Buffer };

/** An analytics service that accepts everything, on a free port, from any origin. */
export async function openSink() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    response.setHeader("access-control-allow-origin", headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    const { cookie, authorization } = headers;
    received.push({ url, cookie, authorization, body: await buffer(request) });
    response.setHeader("content-type", "application/json").end('{"status":1,"error":null}');
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    /** Received form posts, decoded: [path, items]. */
    opened: () => received.map(({ url, body }) => [url.replace(/\?.*/, ""), itemsOf(body)] as const),
    close: () => server.close(),
  };
}

function itemsOf(body: Buffer): Record<string, unknown>[] {
  const data = new URLSearchParams(body.toString()).get("data");
  return data === null ? [] : [JSON.parse(data)].flat();
}
