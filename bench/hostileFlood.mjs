// Runs beside the measuring thread: one request after the other, at the pace of its line, until it is ended.
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { workerData } from "node:worker_threads";

const { product, headers, kinds, bytesPerMs } = workerData;

for (let at = 0; ; at += 1) {
  const { path, type, body } = kinds[at % kinds.length];
  const since = performance.now();
  await send(path, type, body);
  await setTimeout(Math.max(1, body.length / bytesPerMs - (performance.now() - since)));
}

function send(path, type, body) {
  return new Promise((resolve) => {
    const sent = request(`${product}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": type, "content-length": body.length },
    });
    sent.on("response", (reply) => reply.resume().on("end", resolve));
    sent.on("error", resolve);
    sent.end(body);
  });
}
