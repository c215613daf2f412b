// The server's rate against the least it could be, in one run: authentication, team check and validation are on.
import autocannon from "autocannon";

const seconds = 3;
const rounds = 3;
const connections = 10;

export async function measureServer({ product, references, token }) {
  const authorization = `Token ${token}`;
  const members = `${product}/api/coach/memberlist/members`;
  // Uncompressed, as the plain server answers.
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
    list: best.list.perSecond / best.memory.perSecond,
    listP99: best.list.p99 / Math.max(best.memory.p99, 1),
    unchanged: best.unchanged.perSecond / best.hello.perSecond,
    page: best.page.perSecond / best.hello.perSecond,
    pageP99Ms: best.page.p99,
    session: best.session.perSecond / best.hello.perSecond,
    sessionP99Ms: best.session.p99,
  };
}

/** The machine has other things to do now and then: each call's best round counts, and rounds take turns. */
async function bestOfRounds(calls) {
  const best = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const it = await rate(call);
      if (!best[name] || it.perSecond > best[name].perSecond) best[name] = it;
    }
  }
  return best;
}

async function rate({ url, headers = {}, status = 200 }) {
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
