// Rankings of a whole country against a page of 25 members, in one run, and against a country a tenth as large.
import autocannon from "autocannon";

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
export async function measureRankings({ product, coach }) {
  const headers = await signIn(product, coach);
  const first = {};
  for (const [name, path] of Object.entries(rankings)) first[name] = await timed(product + path, headers);

  // Answers nobody has asked for before, in turn, so that the machine's other work meets all of them.
  const times = { national: [], team: [], page: [] };
  for (let page = 1; page <= turns; page += 1) {
    times.national.push(await timed(`${product}${rankings.national}&limit=25&page=${page}`, headers));
    times.team.push(await timed(`${product}${rankings.team}&limit=25&page=${page}`, headers));
    times.page.push(await timed(`${product}${membersPage}&page=${page}`, headers));
  }
  const kept = { page: membersPage, ...rankings };
  const p99 = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(kept)) {
      p99[name] = Math.min(p99[name] ?? Infinity, await ninetyNinth(product + path, headers));
    }
  }
  return {
    first,
    made: { national: quartile(times.national), team: quartile(times.team), page: quartile(times.page) },
    p99,
  };
}

/** `small` and `large` are of `measureRankings`, the latter of ten times as many measurements. */
export function compareCountries(small, large) {
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

export async function signIn(product, coach) {
  const reply = await fetch(`${product}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(coach),
  });
  const { token } = await reply.json();
  return { authorization: `Token ${token}` };
}

export async function timed(url, headers) {
  const start = performance.now();
  const reply = await fetch(url, { headers });
  const { byteLength } = await reply.arrayBuffer();
  if (reply.status !== 200 || byteLength < 200) throw new Error(`${url} answered ${reply.status}, ${byteLength} bytes`);
  return performance.now() - start;
}

export async function ninetyNinth(url, headers) {
  const { latency, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  return latency.p99;
}

/** The lower one: what the machine does besides only ever adds. */
const quartile = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)];
