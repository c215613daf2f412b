import type { NamedPitch } from "./pitching/arsenal.ts";
import type { CountOf, Interval } from "./stat.ts";
import { keptByBenjaminiHochberg } from "./statistics/benjaminiHochberg.ts";

/** What a finding is about; the sign of its effect says which way. */
export type FindingWhat =
  /** Change per 28 days: of the exit speed, or of the fastball. */
  | { is: "speedTrend" }
  /** Change of the standard deviation against the period before. */
  | { is: "speedSpread" }
  | { is: "angleSpread" }
  /** Change of the share (percentage points) in the window, degrees. */
  | { is: "windowShare"; from: number; to: number }
  /** The last session against its forecast. */
  | { is: "forecastMiss" }
  /** Fastball speed by these pitches of the day against the baseline. */
  | { is: "fatigue"; day: string; from: number; to: number; level: "caution" | "warning" }
  /** Fastball − change-up against the peers' median. */
  | { is: "changeUpGap" }
  /** Two types closer in speed than an overlap of half: the effect is the gap, first − second. */
  | { is: "nearTypes"; codes: readonly [NamedPitch, NamedPitch] };

export type FindingUnit = "km/h" | "degrees" | "points";

export type ComparedWith =
  /** The player's own balls of the period directly before. */
  | { with: "periodBefore"; balls: number }
  /** The player's own sessions of the last weeks. */
  | { with: "ownSessions"; weeks: number; sessions: number }
  | { with: "ownForecast"; tried: number }
  | { with: "firstPitches" | "lastSessions"; balls: number }
  | { with: "sameDays"; days: number }
  | { with: "peers"; players: number; median: number };

/** What to keep in mind: few sessions, that it is an estimate, the adults' table, a single day, pitches tagged wrongly, peers who train otherwise. */
export type Caveat = "fewSessions" | "estimate" | "adultTable" | "oneDay" | "tags" | "peersMayDiffer";

/** What to try next. Nothing here is medical. */
export type NextStep =
  | "keepMeasuring"
  | "returnToBasics"
  | "sameHeightTee"
  | "keepGoing"
  | "contactFurtherInFront"
  | "contactDeeper"
  | "measureAgain"
  | "restAndMeasureTen"
  | "filmArmAction"
  | "slowerChangeUp"
  | "alternateTenEach";

export type Finding = {
  what: FindingWhat;
  n: { count: number; of: CountOf };
  effect: number;
  unit: FindingUnit;
  /** 90 %. */
  interval: Interval;
  comparedWith: ComparedWith;
  caveat: Caveat;
  nextStep: NextStep;
};

/** A finding that was looked for, whether or not anything was found. */
export type Candidate = {
  finding: Finding;
  /** How far the effect lies from what would be nothing, in standard errors; never negative. */
  strength: number;
  /** How often chance alone would show so much. */
  p: number;
  /** Whether it is also large enough to be worth a word. */
  matters: boolean;
};

/**
 * What is told: of everything that was looked for, what Benjamini–Hochberg keeps at 10 % and what matters, by |effect| /
 * standard error, the clearest first, at most three.
 */
export function findingsOf(candidates: readonly Candidate[]): Finding[] {
  return keptByBenjaminiHochberg(candidates, falseShare)
    .filter(({ matters }) => matters)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, mostFindings)
    .map(({ finding }) => finding);
}

const falseShare = 0.1;
const mostFindings = 3;
