// The thread of a visitor: goes from page to page in two tabs for some seconds, and posts its times.
import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { percentile } from "./measuring.ts";
import type { Times, Visit } from "./visitor.ts";

const commonest = [
  "home",
  "dashboard?period=2",
  "pitch_guard",
  "memberlist/members",
  "settings",
  "training/report?period=2",
];
/** Until the connections are open and the thread's code is warm. */
const uncountedMs = 500;

const { url, token, localAddress, seconds }: Visit = workerData;
const agent = new Agent({ keepAlive: true, localAddress });
const headers = { authorization: `Token ${token}` };
const counted: number[] = [];
let refused = 0;
const beginMs = performance.now() + uncountedMs;
const endMs = beginMs + seconds * 1000;

await Promise.all([visit(), visit()]);
// Who was not answered at all has waited longer than any mark.
if (counted.length === 0) counted.push(Number.POSITIVE_INFINITY);
const times: Times = { p50: percentile(counted, 0.5), p99: percentile(counted, 0.99), refused };
parentPort?.postMessage(times);
agent.destroy();

async function visit() {
  for (let turn = 0; performance.now() < endMs; turn += 1) {
    const startMs = performance.now();
    const status = await statusOf(commonest[turn % commonest.length] ?? "");
    if (startMs >= beginMs) counted.push(performance.now() - startMs);
    if (status !== 200) refused += 1;
    await wait(5);
  }
}

/** 0 when the connection was refused or broke. */
async function statusOf(path: string): Promise<number> {
  try {
    const [reply] = await once(get(`${url}/api/coach/${path}`, { agent, headers }), "response");
    for await (const _ of reply);
    return reply.statusCode;
  } catch {
    return 0;
  }
}
