// What each call costs a large team while the nation around it grows, against a page of 25 members of the same run.
import { setTimeout } from "node:timers/promises";
import autocannon, { type Client } from "autocannon";
import { type Coach, type Headers, membersPage, signIn } from "./rankings.ts";
import { type Asked, callsOf, pageName } from "./scaleCalls.ts";

const connections = 20;
const seconds = 2;
const rounds = 2;
const aloneMs = 11_000;
const warmUp = 60;

/** Milliseconds: the answer nobody had asked for before, then the kept one to 20 connections. */
export type Cost = { first: number; p50: number; p99: number };

/** What every coach's call costs, by name. */
export async function measureCalls({ product, coach }: { product: string; coach: Coach }) {
  // As browsers ask.
  const headers = { ...(await signIn(product, coach)), "accept-encoding": "br" };
  // The nation's day is moved when the server starts: whoever asks for a ranking before waits for it.
  const moved = await answerMs(product, "/api/coach/ranking/individual/national?kind=2", headers);
  const calls = await callsOf(product, headers);
  const costs = new Map<string, Cost>();
  console.log(`the nation's day was moved within ${Math.round(moved)} ms`);
  for (const [name, asked] of Object.entries(calls)) {
    costs.set(name, {
      first: await answerMs(product, asked, headers),
      p50: Number.POSITIVE_INFINITY,
      p99: Number.POSITIVE_INFINITY,
    });
  }
  // For ten seconds after somebody else asked, a club's or an address's requests are let in at a pace (R7), which is not what
  // they cost: a family asks when all coaches have, and long after.
  const asFamily = ([, asked]: [string, Asked]) => typeof asked === "object" && "amount" in asked;
  const all = Object.entries(calls);
  for (const asking of [all.filter((call) => !asFamily(call)), all.filter(asFamily)]) {
    // Rounds take turns and the best counts: other load on the machine only ever adds time.
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, asked] of asking) {
        const cost = costs.get(name);
        if (!cost) continue;
        if (typeof asked === "object" && "amount" in asked) {
          await setTimeout(aloneMs);
          // The server has let go of its idle connections to the database by now.
          await load(product, { ...asked, amount: warmUp }, headers);
        }
        const { p50, p99 } = await load(product, asked, headers);
        await settled(product + membersPage, headers);
        cost.p50 = Math.min(cost.p50, p50);
        cost.p99 = Math.min(cost.p99, p99);
      }
    }
  }
  return costs;
}

export type ScaleRow = Record<string, string | number>;

/** One row a call: for each size p50 and p99 ÷ the page's of the same run, and the first answer in ms. */
export function scaleTable(bySize: ReadonlyMap<string, ReadonlyMap<string, Cost>>): ScaleRow[] {
  const names = [...(bySize.values().next().value?.keys() ?? [])];
  return names.map((name) => {
    const row: ScaleRow = { call: name };
    for (const [size, costs] of bySize) {
      const [cost, page] = [costs.get(name), costs.get(pageName)];
      if (!cost || !page) continue;
      row[`p50 ${size}`] = ratio(cost.p50, page.p50);
      row[`p99 ${size}`] = ratio(cost.p99, page.p99);
      row[`first ms ${size}`] = Math.round(cost.first);
    }
    return row;
  });
}

const ratio = (value: number, of: number) => Number((value / Math.max(of, 1)).toFixed(2));

function requestOf(product: string, asked: Asked, headers: Headers) {
  if (typeof asked === "string") return { url: product + asked, headers };
  const sent = { method: "POST", body: JSON.stringify(asked.body) } as const;
  const json = { "content-type": "application/json" };
  const url = product + asked.path;
  return "key" in asked
    ? { ...sent, url, headers: { ...headers, ...json, "idempotency-key": asked.key } }
    : { ...sent, url, headers: json, amount: asked.amount };
}

async function answerMs(product: string, asked: Asked, headers: Headers) {
  const { url, ...request } = requestOf(product, asked, headers);
  const start = performance.now();
  const reply = await fetch(url, request);
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}

async function load(product: string, asked: Asked, headers: Headers) {
  const request = requestOf(product, asked, headers);
  const result = await autocannon({ ...request, connections, duration: seconds, setupClient: dropBodies });
  const { latency, requests, non2xx, errors, statusCodeStats = {} } = result;
  const shed = statusCodeStats["503"]?.count ?? 0;
  if (non2xx > shed || errors > 0) throw new Error(`${request.url}: ${non2xx} refused, ${errors} errors`);
  // Nothing was answered in time, or some were sent away because they would not have been.
  if (requests.average === 0 || shed > 0) return { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
  return { p50: latency.p50, p99: latency.p99 };
}

/** What the last call left behind is over once another is answered. */
async function settled(url: string, headers: Headers) {
  let status = 0;
  while (status !== 200) {
    const reply = await fetch(url, { headers });
    await reply.arrayBuffer();
    status = reply.status;
  }
}

/** Autocannon would read a compressed body as text, which takes longer than to send it: 0.75 ms for 39 kB. */
function dropBodies({ pipelinedRequests }: Client) {
  pipelinedRequests.addBody = () => {};
}
