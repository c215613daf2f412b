import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The way to a server, which can be cut and mended. */
export async function openLine(serverUrl: string) {
  let isCut = false;
  const line = createServer((incoming, outgoing) => {
    if (isCut) return void incoming.socket.destroy();
    const { method, headers } = incoming;
    const passed = request(serverUrl + incoming.url, { method, headers }, (answer) => {
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
    mend: () => {
      isCut = false;
    },
    close: () => line.close(),
  };
}
