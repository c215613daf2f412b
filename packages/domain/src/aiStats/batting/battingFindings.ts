import type { Candidate, NextStep } from "../finding.ts";
import type { BattedBall } from "../records.ts";
import { type Session, sessionsOf } from "../sessions.ts";
import { changeCandidate, missCandidate, spreadCandidate, trendCandidate } from "../speedFindings.ts";
import type { Stat } from "../stat.ts";
import { changeOf } from "../statistics/change.ts";
import { median } from "../statistics/statistics.ts";
import type { Trend } from "../statistics/trend.ts";
import type { LaunchWindow } from "./launchWindow.ts";

type BattingEvidence = {
  balls: readonly BattedBall[];
  before: readonly BattedBall[];
  sessions: readonly Session[];
  trend: Stat<Trend>;
  window: Stat<LaunchWindow>;
  /** First day of the period. */
  since: string;
};

/** Every candidate of batting, significant or not: Benjamini–Hochberg needs all of them. */
export function battingCandidates({ balls, before, sessions, trend, window, since }: BattingEvidence): Candidate[] {
  return [
    ...spreadCandidate("angle", valuesIn(balls, "angle"), valuesIn(before, "angle")),
    ...spreadCandidate("speed", valuesIn(balls, "speed"), valuesIn(before, "speed")),
    ...windowCandidate(window, balls, before),
    ...trendCandidate(trend),
    ...missCandidate(sessions, since),
  ];
}

const valuesIn = (balls: readonly BattedBall[], of: "speed" | "angle") =>
  sessionsOf(balls, (ball) => ball[of]).map(({ values }) => values);

/** Share of balls in the player's present launch window, in both periods, in percentage points. */
function windowCandidate(window: Stat<LaunchWindow>, balls: readonly BattedBall[], before: readonly BattedBall[]) {
  if (!window.enough) return [];
  const { from, to } = window;
  const [now, past] = [valuesIn(balls, "angle"), valuesIn(before, "angle")];
  const inside = (angles: readonly number[]) => angles.map((angle): number => (angle >= from && angle < to ? 100 : 0));
  const isLow = median(now.flat()) < (from + to) / 2;
  const change = changeOf(now.map(inside), past.map(inside), "mean");
  const towards: NextStep = isLow ? "contactFurtherInFront" : "contactDeeper";
  return changeCandidate(
    change,
    {
      what: { is: "windowShare", from, to },
      unit: "points",
      caveat: "adultTable",
      nextStep: change.enough && change.effect > 0 ? "keepGoing" : towards,
    },
    { now, before: past },
  );
}
