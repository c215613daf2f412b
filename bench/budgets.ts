// Goals and hard limits of each measured value. Times are milliseconds, ratios are to the floor.
import { readdirSync } from "node:fs";

/** `least: true`: more is better. A value without `hard` is only shown. */
export type Bound = { goal?: number; hard?: number; least?: boolean };
export type Verdict = {
  where: string;
  what: string;
  value: number;
  goal: number | "–";
  hard: number | "–";
  verdict: "shown" | "goal" | "ok" | "FAIL";
};

/** The whole app, kB: what it may weigh with the 43 screens it had when that was set, and 15 for each that has come since. */
const wholeAppKb = 720 + 15 * (readdirSync("packages/ui/src/screens").length - 43);

export const budgets = {
  "/login": {
    jsKb: { goal: 105, hard: 120 },
    requests: { goal: 4, hard: 4 },
    lcpRatio: { goal: 1.05, hard: 1.2 },
  },
  "/f": {
    jsKb: { goal: 105, hard: 120 },
    requests: { goal: 4, hard: 4 },
    usableRatio: { goal: 1.05, hard: 1.15 },
  },
  "/": {
    jsKb: { goal: 150, hard: 180 },
    requests: { goal: 6, hard: 6 },
    lcpRatio: { goal: 1.1, hard: 1.3 },
  },
  "/member-list": {
    jsKb: { goal: 165, hard: 195 },
    requests: { goal: 6, hard: 6 },
    lcpRatio: { goal: 1.1, hard: 1.3 },
    usableRatio: { goal: 1.05, hard: 1.25 },
  },
  everyRoute: {
    shell: { goal: 0.6, hard: 0.75 },
    shift: { goal: 0, hard: 0.02 },
    blockingMs: { goal: 150, hard: 300 },
    nodes: { goal: 1500 },
    warmMs: { goal: 300, hard: 450 },
  },
  everywhere: {
    shift: { goal: 0, hard: 0.02 },
    // The splash before the content is the first paint (SE-1), so the whole start would count; blockingMs limits that.
    blockingAfterPaintMs: {},
    blockingAfterContentMs: { goal: 0, hard: 50 },
    blockingMs: { goal: 150, hard: 300 },
    longestTaskMs: { goal: 120, hard: 200 },
    heapMb: { goal: 6, hard: 8 },
  },
  app: { allJsKb: { goal: wholeAppKb, hard: wholeAppKb }, membersKb: { goal: 25, hard: 25 } },
  interactions: {
    searchKeyMs: { goal: 56, hard: 100 },
    sortMs: { goal: 80, hard: 120 },
    pageSizeMs: { goal: 120, hard: 200 },
    sort100Ms: { goal: 150, hard: 200 },
    // All 1,000, with 100 of them on the page: like sorting those.
    selectAllMs: { goal: 150, hard: 200 },
    exportMs: { goal: 150, hard: 200 },
  },
  // Each of the commonest actions of every section, with the demo's data.
  everyAction: { p75Ms: { goal: 100, hard: 200 } },
  // A notice to 1,000 players: 送信, and its matrix in one answer.
  notice: { sendMs: { goal: 1000, hard: 1000 }, matrixKb: { goal: 25, hard: 25 } },
  "/notification/:notice_id": { usableRatio: { goal: 1.15, hard: 1.25 } },
  matrix: {
    sortMs: { goal: 80, hard: 120 },
    filterMs: { goal: 80, hard: 120 },
    pageSizeMs: { goal: 120, hard: 200 },
    sort100Ms: { goal: 150, hard: 200 },
    exportMs: { goal: 150, hard: 200 },
  },
  // A file of 20,000 pitches on an unthrottled processor: from choosing it to the check, the import, and the same file
  // again without anything new. Ratios are to splitting the same text at every comma.
  csv: {
    checkMs: { goal: 5000, hard: 5000 },
    longestTaskMs: { goal: 200 },
    checkRatio: {},
    importMs: {},
    importRatio: {},
    againMs: {},
  },
  // An installed app in airplane mode, from the start of the browser's page to the kept data with their time, at 4× CPU;
  // and 600 values typed without a network, over Slow 4G.
  airplane: { dayMs: { goal: 2500, hard: 2500 }, listMs: { goal: 2500, hard: 2500 } },
  cells: { sentMs: { goal: 10_000, hard: 10_000 }, requests: { goal: 12, hard: 12 } },
  // Stories of the design system. Typing at 4× CPU; the rest unthrottled.
  rows: { searchKeyMs: { goal: 100, hard: 100 }, blankFrames: { goal: 2, hard: 2 }, lateFramesShare: { goal: 0 } },
  points: { paintMs: { goal: 200, hard: 200 }, hoverMs: { goal: 50, hard: 50 } },
  server: {
    // The cached list, as a coach gets it, per team and version. Rebuilt once after each change of the members, it is
    // slower than plain stringifying; that is shown beside it.
    listKept: { goal: 0.7, hard: 0.6, least: true },
    listKeptP99: { goal: 1 },
    listBuilt: {},
    unchanged: { goal: 0.3, least: true },
    page: { goal: 0.2, hard: 0.15, least: true },
    pageP99Ms: { goal: 10 },
    session: { goal: 0.3, least: true },
    sessionP99Ms: { goal: 6 },
    ingest: { goal: 0.5, hard: 0.4, least: true },
  },
  // The server while one coach sends hostile files for a minute (I7).
  hostileCsv: { rssMb: { goal: 50 }, p99Ratio: { goal: 2 } },
  // 1,000 clubs and 1,000,000 measurements; ratios to a page of 25 members. The first answer of a day computes the
  // ranking.
  rankings: {
    national: { goal: 3, hard: 3 },
    team: { goal: 3, hard: 3 },
    tenfold: { goal: 1.5, hard: 1.5 },
    localP99: { goal: 3 },
    nationalP99: { goal: 3 },
    teamP99: { goal: 3 },
    firstOfDayMs: {},
  },
  // One player's reports in the largest team: p99 relative to a page of 25 members. Both are cached until the team
  // changes; first answers are shown.
  reports: {
    battingSummary: { goal: 3, hard: 3 },
    battingResults: { goal: 3, hard: 3 },
    pitchingSummary: { goal: 3, hard: 3 },
    pitchingResults: { goal: 3, hard: 3 },
    pitchingDays: { goal: 3, hard: 3 },
    battingAiStats: { goal: 3, hard: 3 },
    pitchingAiStats: { goal: 3, hard: 3 },
    analysis: { goal: 3, hard: 3 },
    battingFirstMs: {},
    pitchingFirstMs: {},
    battingAiFirstMs: {},
    pitchingAiFirstMs: {},
    analysisFirstMs: {},
  },
} satisfies Record<string, Record<string, Bound>>;

/**
 * Every route by its kind. `ownJsKb`: beyond entry and shell. `usable` and the others are ratios to the floor's usable
 * list; over HTTP/1.1 a tenth more.
 */
export const routeBudgets = {
  alone: { jsKb: { goal: 105, hard: 120 }, requests: { goal: 4, hard: 4 }, usable: { goal: 1.05, hard: 1.15 } },
  home: { jsKb: { goal: 150, hard: 180 }, requests: { goal: 6, hard: 6 }, usable: { goal: 1.05, hard: 1.2 } },
  list: { jsKb: { goal: 165, hard: 195 }, requests: { goal: 6, hard: 6 }, usable: { goal: 1.15, hard: 1.25 } },
  page: { ownJsKb: { goal: 25, hard: 35 }, requests: { goal: 8, hard: 8 }, usable: { goal: 1.15, hard: 1.25 } },
  charts: {
    ownJsKb: { goal: 25, hard: 35 },
    laterJsKb: { goal: 60, hard: 98 },
    requests: { goal: 10, hard: 10 },
    usable: { goal: 1.1, hard: 1.2 },
    chart: { goal: 1.25, hard: 1.4 },
  },
} satisfies Record<string, Record<string, Bound>>;

/** Rows of the table for one group of measured values. */
export function judge<Name extends string>(
  where: string,
  measured: Record<NoInfer<Name>, number>,
  budget: Record<Name, Bound>,
): Verdict[] {
  return (Object.keys(budget) as Name[]).map((what) => {
    const { goal, hard, least = false }: Bound = budget[what];
    const value = measured[what];
    const within = (bound: number) => (least ? value >= bound : value <= bound);
    if (goal === undefined)
      return { where, what, value: Number(value.toFixed(2)), goal: "–", hard: "–", verdict: "shown" };
    const verdict = within(goal) ? "goal" : hard === undefined || within(hard) ? "ok" : "FAIL";
    return { where, what, value: Number(value.toFixed(2)), goal, hard: hard ?? "–", verdict };
  });
}
