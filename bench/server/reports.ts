// A player's reports in a team of 1,000 players and 500,000 measurements, against a page of 25 members, in one run.
import { bestNinetyNinth, type Coach, eachOf, type Headers, membersPage, signIn, timed } from "./rankings.ts";

/** Signs in as `coach`. Times are milliseconds. */
export async function measureReports({ product, coach }: { product: string; coach: Coach }) {
  const headers = await signIn(product, coach);
  const batter = await anyMeasured(product, headers, 1);
  const pitcher = await anyMeasured(product, headers, 2);
  const report = (id: number) => `/api/coach/nextshot/report/${id}`;
  const calls = {
    page: membersPage,
    battingSummary: `${report(batter)}/batting/summary?period=3`,
    battingResults: `${report(batter)}/batting/results?limit=25&start=2020-01-01`,
    pitchingSummary: `${report(pitcher)}/pitching/summary?period=3`,
    pitchingResults: `${report(pitcher)}/pitching/results?limit=25&start=2020-01-01`,
    pitchingDays: `${report(pitcher)}/pitching/days?limit=25&start=2020-01-01`,
    battingAiStats: `${report(batter)}/batting/ai_stats?period=3`,
    pitchingAiStats: `${report(pitcher)}/pitching/ai_stats?period=3`,
    analysis: "/api/coach/nextshot/analysis?period=2",
  };
  // Computed once, then cached until the team changes.
  const first = await eachOf(calls, (path) => timed(product + path, headers));
  const p99 = await bestNinetyNinth(product, calls, headers);
  return {
    ...(await eachOf(calls, async (_, name) => p99[name] / Math.max(p99.page, 1))),
    battingFirstMs: first.battingSummary,
    pitchingFirstMs: first.pitchingSummary,
    battingAiFirstMs: first.battingAiStats,
    pitchingAiFirstMs: first.pitchingAiStats,
    analysisFirstMs: first.analysis,
  };
}

async function anyMeasured(product: string, headers: Headers, mode: number): Promise<number> {
  const reply = await fetch(`${product}/api/coach/nextshot/analysis?mode=${mode}&period=3`, { headers });
  const { players } = await reply.json();
  if (players.length === 0) throw new Error(`nobody has a measurement of mode ${mode}`);
  return players[0].id;
}
