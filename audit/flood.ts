import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type autocannon from "autocannon";

export type Flood = autocannon.Options;

/** Floods the server from a thread of low priority; how often it gave which status. */
export async function flood(workerData: Flood): Promise<autocannon.Result["statusCodeStats"]> {
  const [counts] = await once(new Worker(new URL("floods.ts", import.meta.url), { workerData }), "message");
  return counts;
}
