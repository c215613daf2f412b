import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Runs a file of this folder in a thread of its own; what it posts. */
export async function inThread<Posted>(file: string, workerData: object): Promise<Posted> {
  const [posted] = await once(new Worker(new URL(file, import.meta.url), { workerData }), "message");
  return posted;
}
