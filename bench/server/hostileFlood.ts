// Runs beside the measuring thread: one request after the other at the line's speed, until terminated.
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { workerData } from "node:worker_threads";

export type HostileFile = { path: string; type: string; body: Uint8Array };
export type Flood = {
  product: string;
  headers: Record<string, string>;
  kinds: HostileFile[];
  /** Speed of the line. */
  bytesPerMs: number;
};

const { product, headers, kinds, bytesPerMs }: Flood = workerData;

for (;;) {
  for (const file of kinds) {
    const since = performance.now();
    await send(file);
    await setTimeout(Math.max(1, file.body.length / bytesPerMs - (performance.now() - since)));
  }
}

function send({ path, type, body }: HostileFile) {
  return new Promise<void>((resolve) => {
    const sent = request(`${product}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": type, "content-length": body.length },
    });
    sent.on("response", (reply) => reply.resume().on("end", resolve));
    sent.on("error", () => resolve());
    sent.end(body);
  });
}
