// The server's rate against the least it could be, in one run: authentication, team check and validation are on.
import autocannon from "autocannon";

import { median } from "../eventTiming.ts";

type Call = { url: string; headers?: Record<string, string>; status?: number };
type Rate = { perSecond: number; p99: number };
type Measured = { product: string; references: { memory: string; hello: string }; token: string };

const seconds = 3;
const rounds = 3;
const turns = 60;
const connections = 10;

export async function measureServer({ product, references, token }: Measured) {
  const authorization = `Token ${token}`;
  const members = `${product}/api/coach/memberlist/members`;
  // Uncompressed, like the plain server's answer.
  const first = await fetch(members, { headers: { authorization, "accept-encoding": "identity" } });
  await first.arrayBuffer();
  const etag = first.headers.get("etag") ?? "";

  const calls = {
    memory: { url: references.memory },
    hello: { url: references.hello },
    list: { url: members, headers: { authorization } },
    unchanged: { url: members, headers: { authorization, "if-none-match": etag }, status: 304 },
    page: { url: `${members}?limit=25`, headers: { authorization } },
    session: { url: `${product}/api/session`, headers: { authorization } },
  };
  const best = await bestOfRounds(calls);

  return {
    listBuilt: await builtRatio({ product, members, authorization, memory: references.memory }),
    listKept: best.list.perSecond / best.memory.perSecond,
    listKeptP99: best.list.p99 / Math.max(best.memory.p99, 1),
    unchanged: best.unchanged.perSecond / best.hello.perSecond,
    page: best.page.perSecond / best.hello.perSecond,
    pageP99Ms: best.page.p99,
    session: best.session.perSecond / best.hello.perSecond,
    sessionP99Ms: best.session.p99,
  };
}

/**
 * The list right after a member was added, which no cache can answer. One call at a time, alternating with the plain
 * server; the ratio is of medians.
 */
async function builtRatio({
  product,
  members,
  authorization,
  memory,
}: Record<"product" | "members" | "authorization" | "memory", string>) {
  const times: Record<"built" | "plain", number[]> = { built: [], plain: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    await addMember(product, authorization, turn);
    times.built.push(await timed(members, { authorization, "accept-encoding": "identity" }));
    times.plain.push(await timed(memory, {}));
  }
  return median(times.plain) / median(times.built);
}

async function addMember(product: string, authorization: string, turn: number) {
  const reply = await fetch(`${product}/api/coach/memberlist/create`, {
    method: "PUT",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ last_name: "追加", first_name: `${turn}`, grade: "j1" }),
  });
  if (reply.status !== 201) throw new Error(`a member could not be added: ${reply.status} ${await reply.text()}`);
}

async function timed(url: string, headers: Record<string, string>) {
  const start = performance.now();
  const reply = await fetch(url, { headers });
  const { byteLength } = await reply.arrayBuffer();
  if (reply.status !== 200 || byteLength < 100_000)
    throw new Error(`${url} answered ${reply.status}, ${byteLength} bytes`);
  return performance.now() - start;
}

/** Other load varies, so each call's best round counts, and rounds alternate. */
async function bestOfRounds<Name extends string>(calls: Record<Name, Call>) {
  const best = new Map<Name, Rate>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(calls) as Name[]) {
      const it = await rate(calls[name]);
      if (it.perSecond > (best.get(name)?.perSecond ?? 0)) best.set(name, it);
    }
  }
  return Object.fromEntries(best) as Record<Name, Rate>;
}

async function rate({ url, headers = {}, status = 200 }: Call): Promise<Rate> {
  await autocannon({ url, headers, connections, duration: 1 });
  const { requests, latency, statusCodeStats, errors } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  const others = Object.keys(statusCodeStats).filter((code) => Number(code) !== status);
  if (others.length > 0 || errors > 0) throw new Error(`${url} answered ${others.join(", ")} with ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}
