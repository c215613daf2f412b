// A player's reports in a team of 1,000 players and 500,000 measurements, against a page of 25 members, in one run.
import { membersPage, ninetyNinth, signIn, timed } from "./rankings.mjs";

const rounds = 3;

/** Signs in as `coach`. Times are milliseconds. */
export async function measureReports({ product, coach }) {
  const headers = await signIn(product, coach);
  const batter = await anyMeasured(product, headers, 1);
  const pitcher = await anyMeasured(product, headers, 2);
  const report = (id) => `/api/coach/nextshot/report/${id}`;
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
  // Made once, then kept until something of the team changes.
  const first = {};
  for (const [name, path] of Object.entries(calls)) first[name] = await timed(product + path, headers);
  const p99 = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(calls)) {
      p99[name] = Math.min(p99[name] ?? Infinity, await ninetyNinth(product + path, headers));
    }
  }
  const { page, ...reports } = p99;
  const ratios = Object.entries(reports).map(([name, value]) => [name, value / Math.max(page, 1)]);
  return {
    ...Object.fromEntries(ratios),
    battingFirstMs: first.battingSummary,
    pitchingFirstMs: first.pitchingSummary,
    battingAiFirstMs: first.battingAiStats,
    pitchingAiFirstMs: first.pitchingAiStats,
    analysisFirstMs: first.analysis,
  };
}

async function anyMeasured(product, headers, mode) {
  const reply = await fetch(`${product}/api/coach/nextshot/analysis?mode=${mode}&period=3`, { headers });
  const { players } = await reply.json();
  if (players.length === 0) throw new Error(`nobody has a measurement of mode ${mode}`);
  return players[0].id;
}
