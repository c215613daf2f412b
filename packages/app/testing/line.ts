import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The way to a server, which can be cut and mended; `sent`: headers in place of those that jsdom sends. */
export async function openLine(serverUrl: string, sent: Record<string, string> = {}) {
  let isCut = false;
  let proxyStatus: number | null = null;
  const line = createServer((incoming, outgoing) => {
    if (isCut) return void incoming.socket.destroy();
    if (proxyStatus !== null) {
      outgoing.writeHead(proxyStatus, { "content-type": "text/plain" });
      return void outgoing.end("page not found");
    }
    const { method, headers } = incoming;
    const passed = request(serverUrl + incoming.url, { method, headers: { ...headers, ...sent } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await once(line.listen(0, "127.0.0.1"), "listening");
  const { port } = line.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
    },
    /** What stands before the server answers in its place, with a page of its own. */
    answerInstead: (status: number) => {
      proxyStatus = status;
    },
    mend: () => {
      isCut = false;
      proxyStatus = null;
    },
    close: () => line.close(),
  };
}
