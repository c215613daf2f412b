import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What autocannon is told. `duration` in seconds. */
export type Flood = {
  url: string;
  headers: Record<string, string>;
  connections: number;
  duration: number;
  method?: "POST";
  body?: string;
};

/** Floods the server from a thread of low priority; how often it gave which status. */
export async function flood(workerData: Flood): Promise<Record<string, { count: number }>> {
  const [counts] = await once(new Worker(new URL("floods.ts", import.meta.url), { workerData }), "message");
  return counts;
}
