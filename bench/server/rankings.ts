// National rankings against a page of 25 members, in one run, and against a data set a tenth as large.
import autocannon from "autocannon";

export type Coach = { email: string; password: string };
export type Headers = Record<string, string>;
type Rankings = Awaited<ReturnType<typeof measureRankings>>;

const turns = 40;
const connections = 10;
const seconds = 2;
const rounds = 3;

const rankings = {
  local: "/api/coach/ranking/individual/local?kind=4&period=3",
  national: "/api/coach/ranking/individual/national?kind=4&period=3",
  team: "/api/coach/ranking/team/national?kind=pitch_speed&period=3",
};
export const membersPage = "/api/coach/memberlist/members?limit=25";

/** Signs in as `coach`. Times are milliseconds. */
export async function measureRankings({ product, coach }: { product: string; coach: Coach }) {
  const headers = await signIn(product, coach);
  const first = await eachOf(rankings, (path) => timed(product + path, headers));

  // Uncached answers, alternating, so that other load on the machine affects all of them.
  const times: Record<"national" | "team" | "page", number[]> = { national: [], team: [], page: [] };
  for (let page = 1; page <= turns; page += 1) {
    times.national.push(await timed(`${product}${rankings.national}&limit=25&page=${page}`, headers));
    times.team.push(await timed(`${product}${rankings.team}&limit=25&page=${page}`, headers));
    times.page.push(await timed(`${product}${membersPage}&page=${page}`, headers));
  }
  const p99 = await bestNinetyNinth(product, { page: membersPage, ...rankings }, headers);
  return {
    first,
    made: { national: quartile(times.national), team: quartile(times.team), page: quartile(times.page) },
    p99,
  };
}

/** `small` and `large` are of `measureRankings`, the latter of ten times as many measurements. */
export function compareCountries(small: Rankings, large: Rankings) {
  const page = Math.max(large.p99.page, 1);
  return {
    national: large.made.national / large.made.page,
    team: large.made.team / large.made.page,
    tenfold: large.made.national / small.made.national,
    localP99: large.p99.local / page,
    nationalP99: large.p99.national / page,
    teamP99: large.p99.team / page,
    firstOfDayMs: large.first.national,
  };
}

export async function signIn(product: string, coach: Coach): Promise<Headers> {
  const reply = await fetch(`${product}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(coach),
  });
  const { token } = await reply.json();
  return { authorization: `Token ${token}` };
}

export async function timed(url: string, headers: Headers): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, { headers });
  const { byteLength } = await reply.arrayBuffer();
  if (reply.status !== 200 || byteLength < 200) throw new Error(`${url} answered ${reply.status}, ${byteLength} bytes`);
  return performance.now() - start;
}

/** Does `act` for one path after the other. */
export async function eachOf<Name extends string>(
  paths: Record<Name, string>,
  act: (path: string, name: Name) => Promise<number>,
) {
  const results: [Name, number][] = [];
  for (const name of Object.keys(paths) as Name[]) results.push([name, await act(paths[name], name)]);
  return Object.fromEntries(results) as Record<Name, number>;
}

/** p99 in ms of each path, the best of three rounds that take turns. */
export async function bestNinetyNinth<Name extends string>(
  product: string,
  paths: Record<Name, string>,
  headers: Headers,
) {
  const round = () => eachOf(paths, (path) => ninetyNinth(product + path, headers));
  let best = await round();
  for (let done = 1; done < rounds; done += 1) {
    const next = await round();
    best = await eachOf(paths, async (_, name) => Math.min(best[name], next[name]));
  }
  return best;
}

async function ninetyNinth(url: string, headers: Headers) {
  const { latency, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  return latency.p99;
}

/** The lower quartile: other load on the machine only ever adds time. */
const quartile = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
