import type { NamedPitch } from "./pitching/arsenal.ts";
import type { CountOf, Interval } from "./stat.ts";
import { keptByBenjaminiHochberg } from "./statistics/benjaminiHochberg.ts";

/** What a finding is about; the sign of its effect gives the direction. */
export type FindingWhat =
  /** Change of exit speed or fastball speed per 28 days. */
  | { is: "speedTrend" }
  /** Change of the standard deviation against the period before. */
  | { is: "speedSpread" }
  | { is: "angleSpread" }
  /** Change in the share of balls in the window (degrees), in percentage points. */
  | { is: "windowShare"; from: number; to: number }
  /** The last session, on this day, against its forecast. */
  | { is: "forecastMiss"; day: string }
  /** Speed of a type in these pitches of the day against the baseline. */
  | { is: "fatigue"; code: NamedPitch; day: string; from: number; to: number; level: "caution" | "warning" }
  /** Fastball − change-up against the peers' median. */
  | { is: "changeUpGap" }
  /** Two types whose speeds overlap by more than half; the effect is the gap, first − second. */
  | { is: "nearTypes"; first: NamedPitch; second: NamedPitch };

export type FindingUnit = "km/h" | "degrees" | "points";

export type ComparedWith =
  /** The player's own balls of the period directly before. */
  | { with: "periodBefore"; balls: number }
  /** The player's own sessions of the last weeks, the first and the last of them on these days. */
  | { with: "ownSessions"; weeks: number; sessions: number; first: string; last: string }
  | { with: "ownForecast"; tried: number }
  | { with: "firstPitches" | "lastSessions"; balls: number }
  | { with: "sameDays"; days: number }
  | { with: "peers"; players: number; median: number };

/**
 * What to keep in mind: few sessions, an estimate, the adults' table, a single day, pitches tagged wrongly, peers who
 * train otherwise.
 */
export type Caveat = "fewSessions" | "estimate" | "adultTable" | "oneDay" | "tags" | "peersMayDiffer";

/** What to try next; never medical advice. */
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
  /** 90 % interval. */
  interval: Interval;
  comparedWith: ComparedWith;
  caveat: Caveat;
  nextStep: NextStep;
};

/** A finding that was tested for, significant or not. */
export type Candidate = {
  finding: Finding;
  /** Distance of the effect from the null value in standard errors, never negative. */
  strength: number;
  /** Probability of such an effect by chance alone. */
  p: number;
  /** Whether the effect is also large enough to be mentioned. */
  matters: boolean;
};

/** What may be said of a player: what Benjamini–Hochberg keeps at 10 % of all that was tested, and what matters. */
export const supported = (candidates: readonly Candidate[]): Candidate[] =>
  keptByBenjaminiHochberg(candidates, falseShare).filter(({ matters }) => matters);

/** The findings to show: the supported ones by |effect| / standard error, the clearest first, at most three. */
export function findingsOf(candidates: readonly Candidate[]): Finding[] {
  return supported(candidates)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, mostFindings)
    .map(({ finding }) => finding);
}

/** Whether earlier days were compared with; only then does the lack of findings say that there is no clear change. */
export const isComparedOverDays = (candidates: readonly Candidate[]): boolean =>
  candidates.some(({ finding }) => overDays.has(finding.comparedWith.with));

const overDays: ReadonlySet<ComparedWith["with"]> = new Set(["periodBefore", "ownSessions", "ownForecast"]);
const falseShare = 0.1;
const mostFindings = 3;
