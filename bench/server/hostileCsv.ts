// The cost of one coach sending hostile files without pause for a minute, in the server's memory and for another page
// (I7).
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";

import { quantile } from "../eventTiming.ts";
import type { Flood, HostileFile } from "./hostileFlood.ts";

const mb = 1024 * 1024;
const imports = "/api/coach/nextshot/imports";
/** 100 Mbit a second, a good line. */
const bytesPerMs = 12_500;
const [quietMs, floodMs] = [15_000, 60_000] as const;

/** A file of 200 MB compressed small, 6 MB of noise for the file endpoint, 3 MB of noise for the rows endpoint. */
const kinds = (): HostileFile[] => [
  { path: `${imports}/files`, type: "application/octet-stream", body: gzipSync(Buffer.alloc(200 * mb)) },
  { path: `${imports}/files`, type: "application/octet-stream", body: randomBytes(6 * mb) },
  { path: imports, type: "application/json", body: Buffer.alloc(3 * mb, "a") },
];

/** `rssMb` above the highest idle value, Linux only; `p99Ratio` of a page of 25 members to the same when idle. */
export async function measureHostileCsv({ product, pid, token }: { product: string; pid: number; token: string }) {
  const headers = { authorization: `Token ${token}` };
  const page = () => fetch(`${product}/api/coach/memberlist/members?limit=25`, { headers });
  const quiet = await watch(page, pid, quietMs);
  const flood = new Worker(new URL("./hostileFlood.ts", import.meta.url), {
    workerData: { product, headers, kinds: kinds(), bytesPerMs } satisfies Flood,
  });
  try {
    const busy = await watch(page, pid, floodMs);
    return { rssMb: busy.rssMb - quiet.rssMb, p99Ratio: busy.p99Ms / quiet.p99Ms };
  } finally {
    await flood.terminate();
  }
}

async function watch(page: () => Promise<Response>, pid: number, forMs: number) {
  const times: number[] = [];
  let rssMb = 0;
  const end = performance.now() + forMs;
  for (let now = performance.now(); now < end; ) {
    await (await page()).arrayBuffer();
    times.push(performance.now() - now);
    rssMb = Math.max(rssMb, rssOf(pid));
    now = performance.now();
  }
  times.sort((one, other) => one - other);
  return { p99Ms: quantile(times, 0.99), rssMb };
}

const rssOf = (pid: number) =>
  process.platform === "linux"
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024
    : 0;
