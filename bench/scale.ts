// What each call costs a large team while the nation around it grows, against a page of 25 members of the same run.
import autocannon from "autocannon";
import { type Coach, type Headers, membersPage, signIn } from "./rankings.ts";

const connections = 20;
const seconds = 2;
const rounds = 2;

/** Milliseconds: the answer nobody had asked for before, then the kept one to 20 connections. */
export type Cost = { first: number; p50: number; p99: number };

/** What every coach's call costs, by name. */
export async function measureCalls({ product, coach }: { product: string; coach: Coach }) {
  const headers = await signIn(product, coach);
  // The nation's day is moved when the server starts: whoever asks for a ranking before waits for it.
  const moved = await answerMs(`${product}/api/coach/ranking/individual/national?kind=2`, headers);
  const calls = await callsOf(product, headers);
  const costs = new Map<string, Cost>();
  console.log(`the nation's day was moved within ${Math.round(moved)} ms`);
  for (const [name, path] of Object.entries(calls)) {
    costs.set(name, {
      first: await answerMs(product + path, headers),
      p50: Number.POSITIVE_INFINITY,
      p99: Number.POSITIVE_INFINITY,
    });
  }
  // Rounds take turns and the best counts: other load on the machine only ever adds time.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(calls)) {
      const cost = costs.get(name);
      if (!cost) continue;
      const { p50, p99 } = await load(product + path, headers);
      await settled(product + membersPage, headers);
      cost.p50 = Math.min(cost.p50, p50);
      cost.p99 = Math.min(cost.p99, p99);
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

const pageName = "page of 25 members";
const ratio = (value: number, of: number) => Number((value / Math.max(of, 1)).toFixed(2));

async function answerMs(url: string, headers: Headers) {
  const start = performance.now();
  const reply = await fetch(url, { headers });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}

async function load(url: string, headers: Headers) {
  const { latency, requests, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  // Nothing was answered in time.
  if (requests.average === 0) return { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
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

async function callsOf(product: string, headers: Headers): Promise<Record<string, string>> {
  const batter = await anyMeasured(product, headers, 1);
  const pitcher = await anyMeasured(product, headers, 2);
  const coach = "/api/coach";
  const report = (id: number) => `${coach}/nextshot/report/${id}`;
  const ranking = `${coach}/ranking`;
  return {
    [pageName]: membersPage,
    session: "/api/session",
    home: `${coach}/home`,
    "member list, all": `${coach}/memberlist/members`,
    "a member": `${coach}/memberlist/member/${batter}`,
    dashboard: `${coach}/dashboard?period=3`,
    "heat map": `${coach}/dashboard/heat?period=3`,
    "training report": `${coach}/training/report?period=2`,
    "a player's training": `${coach}/training/members/${batter}`,
    "pitch guard": `${coach}/pitch_guard`,
    "a pitcher's guard": `${coach}/pitch_guard/${pitcher}`,
    "pitch counts": `${coach}/pitch_counts/member/${pitcher}`,
    evaluation: `${coach}/evaluation`,
    "a player's evaluation": `${coach}/evaluation/${batter}`,
    "measure items": `${coach}/measure/items`,
    "measuring days": `${coach}/measure/days`,
    goals: `${coach}/measure/goals`,
    settings: `${coach}/settings`,
    team: `${coach}/team/`,
    coaches: `${coach}/coaches`,
    audit: `${coach}/team/audit`,
    "year change": `${coach}/memberlist/year_change`,
    analysis: `${coach}/nextshot/analysis?period=2`,
    "batting summary": `${report(batter)}/batting/summary?period=3`,
    "batting results": `${report(batter)}/batting/results?limit=25&start=2020-01-01`,
    "pitching summary": `${report(pitcher)}/pitching/summary?period=3`,
    "pitching results": `${report(pitcher)}/pitching/results?limit=25&start=2020-01-01`,
    "pitching days": `${report(pitcher)}/pitching/days?limit=25&start=2020-01-01`,
    "batting AI stats": `${report(batter)}/batting/ai_stats?period=3`,
    "pitching AI stats": `${report(pitcher)}/pitching/ai_stats?period=3`,
    "local ranking": `${ranking}/individual/local?kind=4&period=3`,
    "national players": `${ranking}/individual/national?kind=4&period=3`,
    "national players, page 2": `${ranking}/individual/national?kind=4&period=3&page=2&limit=25`,
    "national players, all kinds": `${ranking}/individual/national?kind=3&period=3`,
    "national players, girls": `${ranking}/individual/national?kind=1&period=2&gender=F`,
    "national teams, 実施率": `${ranking}/team/national?period=3`,
    "national teams, speed": `${ranking}/team/national?kind=pitch_speed&period=3`,
  };
}

async function anyMeasured(product: string, headers: Headers, mode: number): Promise<number> {
  const reply = await fetch(`${product}/api/coach/nextshot/analysis?mode=${mode}&period=3`, { headers });
  const { players } = await reply.json();
  if (players.length === 0) throw new Error(`nobody has a measurement of mode ${mode}`);
  return players[0].id;
}
