import { errorOverSessions, jackknifeSe, wider } from "../aiStats/statistics/change.ts";
import { t90 } from "../aiStats/statistics/normal.ts";
import type { BattingSummary } from "../contract/analyzer/battingReport.ts";
import { type MeasuredDay, personalBestsOf } from "../measuringDays/personalBest.ts";
import { dayInJapan } from "../statistics/day.ts";
import { changeShown } from "../statistics/rounding.ts";

export type BattingHeadlineFacts = Pick<
  BattingSummary,
  "figures" | "figures_before" | "range" | "before" | "balls" | "balls_total"
>;

export type BattingStatement =
  /** A best in km/h, since the first day that the summary compares with. */
  | { kind: "best"; value: number; day: string; since: string }
  /** How far the mean lies above or below the one before, km/h, of the numbers as shown; positive. */
  | { kind: "faster" | "slower"; amount: number }
  | { kind: "few"; count: number; days: number };

export type BattingHeadline = {
  statements: readonly BattingStatement[];
  /** Whether both means could be compared; only then does silence mean that they hardly differ. */
  isCompared: boolean;
};

/**
 * The head of one batter's report, from what the summary holds. Never best against best: a best is told day by day as
 * 自己ベスト is (AI 10), and only where the ordinary spread of the days is known.
 */
export function battingHeadlineOf(facts: BattingHeadlineFacts): BattingHeadline {
  const { figures, balls, balls_total } = facts;
  const { count, days } = figures;
  if (count > 0 && (count < fewestBalls || days < fewestDays)) {
    return { statements: [{ kind: "few", count, days }], isCompared: false };
  }
  // Of more balls than the answer holds, whole days may be missing.
  if (balls.length < balls_total) return { statements: [], isCompared: false };
  const byDay = Map.groupBy(balls.toReversed(), ({ datetime }) => dayInJapan(new Date(datetime * 1000)));
  const sessions = [...byDay.values()].map((session) => session.map(({ speed }) => speed));
  const best = bestOf(
    facts,
    [...byDay].map(([date, session]) => ({ date, best: Math.max(...session.map(({ speed }) => speed)) })),
  );
  const change = meanChange(facts, sessions);
  return { statements: [...best, ...(change ?? [])], isCompared: change !== null };
}

function bestOf(
  { figures_before, range, before }: BattingHeadlineFacts,
  days: readonly MeasuredDay[],
): readonly BattingStatement[] {
  const past = figures_before.max?.value ?? null;
  const [told] = personalBestsOf(days, { before: past, better: "higher", measured: true });
  const at = days.findIndex(({ date }) => date === told?.date);
  if (!told || at < fewestSpreadDays || days.some(({ best }) => best > told.best)) return [];
  const since = past === null ? range.start : before.start;
  return [{ kind: "best", value: told.best, day: told.date, since }];
}

/**
 * The change of the mean, where its 90 % interval does not hold 0; null below the minimum. Balls of the period
 * before are not in the answer, so both periods are taken to scatter alike: the variance of a mean is that of this
 * period's, times 1 + n/n′ of balls or of sessions, whichever interval is wider (`changeOf`).
 */
function meanChange(
  { figures, figures_before }: BattingHeadlineFacts,
  sessions: readonly (readonly number[])[],
): readonly BattingStatement[] | null {
  const [now, past] = [figures.mean, figures_before.mean];
  if (now === null || past === null || sessions.length < fewestDays) return null;
  if (figures_before.count < fewestBalls || figures_before.days < fewestDays) return null;
  const balls = sessions.flat();
  const overSessions = errorOverSessions([sessions], "mean");
  const { se, freedom } = wider(
    {
      se:
        jackknifeSe(
          balls.map((ball) => [ball]),
          "mean",
        ) * Math.sqrt(1 + balls.length / figures_before.count),
      freedom: balls.length - 1,
    },
    { ...overSessions, se: overSessions.se * Math.sqrt(1 + sessions.length / figures_before.days) },
  );
  const amount = changeShown(now, past);
  if (amount === 0 || se === 0 || Math.abs(now - past) <= t90(freedom) * se) return [];
  return [{ kind: amount > 0 ? "faster" : "slower", amount: Math.abs(amount) }];
}

const fewestBalls = 10;
const fewestDays = 3;
/** From here on `ordinarySpread` knows it. */
const fewestSpreadDays = 5;
