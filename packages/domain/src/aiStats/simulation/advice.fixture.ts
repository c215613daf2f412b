import { battingStats } from "../batting/battingStats.ts";
import type { Finding } from "../finding.ts";
import { findingsOf } from "../finding.ts";
import type { NamedPitch } from "../pitching/arsenal.ts";
import { changeUpCandidate } from "../pitching/pitchingFindings.ts";
import { pitchingStats } from "../pitching/pitchingStats.ts";
import { suspectTags } from "../pitching/suspectTags.ts";
import type { BattingRecord, PitchingRecord } from "../records.ts";
import { seeded } from "../seeded.fixture.ts";
import type { Stat } from "../stat.ts";
import type { Trend } from "../statistics/trend.ts";
import { batted, now, player, range, thrown } from "../stats.fixture.ts";
import { rowOf, type SimulationRow, type Size } from "./row.fixture.ts";
import { type DataKind, levelsOn, type Random, sessionDays } from "./sessionLevels.fixture.ts";

/** How often somebody without a change is told of one, and somebody with a change is. */
export function adviceRows({ runs, slack }: Size): SimulationRow[] {
  const many = <R>(seed: number, count: number, once: (random: Random) => R): R[] => {
    const random = seeded(seed);
    return Array.from({ length: count }, () => once(random));
  };
  const players = [
    { data: "independent", kind: "independent", perDay: 0, mark: 0.1 },
    { data: "sessionEffect", kind: "sessionEffect", perDay: 0, mark: 0.1 },
    { data: "AR 0.6", kind: "ar", perDay: 0, mark: 0.15 },
    { data: "seasonal", kind: "seasonal", perDay: 0, mark: null },
    { data: "session effect, 4 km/h in 4 weeks", kind: "sessionEffect", perDay: 4 / 28, mark: null },
    { data: "AR 0.6, 4 km/h in 4 weeks", kind: "ar", perDay: 4 / 28, mark: null },
  ] as const;
  const ofPlayers = players.flatMap(({ data, mark, ...process }) =>
    (["batting", "pitching"] as const).flatMap((mode) => {
      const told = many(mode.length, runs, (random) => verdictsOf[mode](process, random));
      const statistic = `any finding, ${mode}`;
      const isPower = process.perDay > 0;
      return [
        isPower
          ? rowOf(
              { statistic: `trend verdict, ${mode}`, data, counted: "power" },
              told.map(({ trend }) => trend),
              null,
              slack,
            )
          : rowOf(
              { statistic, data, counted: mark === null ? "shown" : "false" },
              told.map(({ anyFinding }) => anyFinding),
              mark,
              slack,
            ),
        rowOf(
          { statistic: `trend panel against findings, ${mode}`, data, counted: "contradictions" },
          told.map(({ contradicts }) => contradicts),
          0,
          0,
        ),
      ];
    }),
  );
  return [
    ...ofPlayers,
    rowOf(
      { statistic: "change-up advice", data: "one of the peers", counted: "false" },
      many(3, runs, changeUpAdvised),
      0.1,
      slack,
    ),
    rowOf(
      { statistic: "suspect tags", data: "all tags right", counted: "false" },
      many(4, runs, (random) => tagsOf(0, random).isAnySuspect),
      0.05,
      slack,
    ),
    rowOf(
      { statistic: "suspect tags", data: "one change-up tagged as fastball", counted: "power" },
      many(5, runs, (random) => tagsOf(1, random).isFound),
      null,
      slack,
    ),
  ];
}

type Process = { kind: DataKind; perDay: number };
type Verdicts = { anyFinding: boolean; trend: boolean; contradicts: boolean };

/** About 26 sessions of half a year; the last is today or yesterday. */
function sessionsUntilNow({ kind, perDay }: Process, random: Random) {
  const days = sessionDays(random.whole(14, 30), random);
  const { actual } = levelsOn(days, { kind, perDay, rho: 0.6 }, random);
  const last = days.at(-1) ?? 0;
  return days.map((day, at) => ({ daysAgo: last - day, level: actual[at] ?? 0 }));
}

const verdictsOf: Record<"batting" | "pitching", (process: Process, random: Random) => Verdicts> = {
  batting: (process, random) => {
    const records = sessionsUntilNow(process, random).flatMap(({ daysAgo, level }): BattingRecord[] => {
      const aim = random.normal(13, 2);
      const flights = Array.from({ length: random.whole(5, 15) }, () => ({
        speed: random.normal(level, 4),
        angle: random.normal(aim, 11),
      }));
      return batted(daysAgo, flights);
    });
    return verdicts(
      battingStats({ player, condition: { battingType: 1, ball: "rubber" }, peers: [], range, now, records }),
    );
  },
  pitching: (process, random) => {
    const records = sessionsUntilNow(process, random).flatMap(({ daysAgo, level }): PitchingRecord[] => {
      const pitches = Array.from({ length: random.whole(20, 50) }, () => {
        const code = codes[random.whole(0, codes.length - 1)] ?? 1;
        return { code, speed: random.normal(level + slower[code], 1.8) };
      });
      return thrown(daysAgo, pitches);
    });
    return verdicts(pitchingStats({ player, condition: { ball: "rubber" }, peers: [], range, now, records }));
  },
};

/**
 * The panel and the findings contradict each other when a finding says that the speed rises or falls and the panel does
 * not say the same, or the panel does and the findings have room for it and say nothing.
 */
function verdicts({ findings, trend }: { findings: readonly Finding[]; trend: Stat<Trend> }): Verdicts {
  const found = findings.find(({ what }) => what.is === "speedTrend");
  const inPanel = trend.enough ? trend.verdict : "unclear";
  const inFindings = found ? (found.effect > 0 ? "rising" : "falling") : "unclear";
  const hasRoom = findings.length < 3;
  return {
    anyFinding: findings.length > 0,
    trend: inPanel !== "unclear",
    contradicts: found !== undefined || hasRoom ? inPanel !== inFindings : false,
  };
}

/** The player's true gap is drawn from the same distribution as the peers'. */
function changeUpAdvised({ normal, whole }: Random): boolean {
  const gapOf = () => normal(14, 3);
  const measuredBy = (gap: number) => {
    const speeds = (middle: number) => Array.from({ length: whole(8, 30) }, () => normal(middle, 1.8));
    return { fast: speeds(115), slow: speeds(115 - gap) };
  };
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const peers = Array.from({ length: whole(10, 30) }, () => {
    const { fast, slow } = measuredBy(gapOf());
    return meanOf(fast) - meanOf(slow);
  });
  const { fast, slow } = measuredBy(gapOf());
  return (
    findingsOf(
      changeUpCandidate(
        new Map<NamedPitch, readonly number[]>([
          [1, fast],
          [6, slow],
        ]),
        peers,
      ),
    ).length > 0
  );
}

/** Five types, some of them near each other, over six days whose levels differ by an SD of 1 km/h; `wrong` change-ups are tagged as fastballs. */
function tagsOf(wrong: number, { normal, whole }: Random) {
  const levels = Array.from({ length: 6 }, () => normal(120, 1));
  const balls = (code: NamedPitch, count: number) =>
    Array.from({ length: count }, () => normal((levels[whole(0, 5)] ?? 120) + slower[code], 1.8));
  const fast = [...balls(1, whole(20, 60)), ...balls(6, wrong)];
  const speeds = new Map<NamedPitch, readonly number[]>([
    [1, fast],
    [3, balls(3, whole(8, 20))],
    [4, balls(4, whole(8, 20))],
    [5, balls(5, whole(8, 20))],
    [6, balls(6, whole(8, 20))],
  ]);
  const suspects = suspectTags(speeds);
  return {
    isAnySuspect: suspects.length > 0,
    isFound: suspects.some(({ tagged, at }) => tagged === 1 && at === fast.length - 1),
  };
}

const codes = [1, 1, 1, 3, 6] as const satisfies readonly NamedPitch[];
/** Against the fastball, km/h. */
const slower: Record<NamedPitch, number> = { 1: 0, 2: -9, 3: -11, 4: -22, 5: -5, 6: -14, 7: -12 };
