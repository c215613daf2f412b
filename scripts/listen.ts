import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen on a free port of this machine. Returns its origin for `scheme`. */
export async function listen(server: Server, scheme: "http" | "https" = "http"): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return originOf(server, scheme);
}

/** The origin a server listens on. */
export function originOf(server: Server, scheme: "http" | "https" = "http"): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server listens on no port");
  return `${scheme}://127.0.0.1:${address.port}`;
}
