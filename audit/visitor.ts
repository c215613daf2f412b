import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "./measuring.ts";

const commonest = [
  "home",
  "dashboard?period=2",
  "pitch_guard",
  "memberlist/members",
  "settings",
  "training/report?period=2",
];

/** Milliseconds, and the answers other than 200: a refused or broken connection counts as one. */
export type Times = { p50: number; p99: number; refused: number };

/** A coach at an address of their own on this machine, who goes from page to page in two tabs. */
export function createVisitor(url: string, token: string, localAddress = "127.0.0.2") {
  const agent = new Agent({ keepAlive: true, localAddress });
  const headers = { authorization: `Token ${token}` };

  async function statusOf(path: string): Promise<number> {
    try {
      const [reply] = await once(get(`${url}/api/coach/${path}`, { agent, headers }), "response");
      for await (const _ of reply);
      return reply.statusCode;
    } catch {
      return 0;
    }
  }

  async function timesOf(seconds: number): Promise<Times> {
    const times: number[] = [];
    let refused = 0;
    const endMs = performance.now() + seconds * 1000;
    async function visit() {
      for (let turn = 0; performance.now() < endMs; turn += 1) {
        const startMs = performance.now();
        const status = await statusOf(commonest[turn % commonest.length] ?? "");
        times.push(performance.now() - startMs);
        if (status !== 200) refused += 1;
        await wait(5);
      }
    }
    await Promise.all([visit(), visit()]);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), refused };
  }

  /** Seconds until a second passes with a p99 below `mostMs`; at most `patienceS`. */
  async function recoveryS(mostMs: number, patienceS: number): Promise<number> {
    const startMs = performance.now();
    const passed = () => (performance.now() - startMs) / 1000;
    while (passed() < patienceS) {
      const beganS = passed();
      const { p99, refused } = await timesOf(1);
      if (p99 <= mostMs && refused === 0) return beganS;
    }
    return passed();
  }

  return { timesOf, recoveryS };
}
