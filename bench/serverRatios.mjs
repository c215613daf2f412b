// The server's rate against the least it could be, in one run: authentication, team check and validation are on.
import autocannon from "autocannon";

const seconds = 5;
const connections = 10;

export async function measureServer({ product, references, token }) {
  const authorization = `Token ${token}`;
  const members = `${product}/api/coach/memberlist/members`;
  // Uncompressed, as the plain server answers.
  const first = await fetch(members, { headers: { authorization, "accept-encoding": "identity" } });
  await first.arrayBuffer();
  const etag = first.headers.get("etag") ?? "";

  const memory = await rate(references.memory);
  const hello = await rate(references.hello);
  const list = await rate(members, { authorization });
  const unchanged = await rate(members, { authorization, "if-none-match": etag }, 304);
  const page = await rate(`${members}?limit=25`, { authorization });
  const session = await rate(`${product}/api/session`, { authorization });

  return {
    list: list.perSecond / memory.perSecond,
    listP99: list.p99 / Math.max(memory.p99, 1),
    unchanged: unchanged.perSecond / hello.perSecond,
    page: page.perSecond / hello.perSecond,
    pageP99Ms: page.p99,
    session: session.perSecond / hello.perSecond,
    sessionP99Ms: session.p99,
  };
}

async function rate(url, headers = {}, status = 200) {
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
