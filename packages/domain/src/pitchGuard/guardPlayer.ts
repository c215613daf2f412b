import type { SportType } from "../contract/account/session.ts";
import type { ComingDay, GuardLevel, GuardReason, GuardSpan, PlayerGuard } from "../contract/practice/pitchGuard.ts";
import type { TeamSettings } from "../contract/team/settings.ts";
import { addDays } from "../statistics/day.ts";
import { type Grade, gradeGroupOf } from "../vocabulary/grade.ts";
import type { GuardWeek } from "../vocabulary/pitchRuleSets.ts";
import { ruleSetOn } from "./findRuleSet.ts";
import { type Allowance, allowedByRest, type PitchesOn, type RestRule } from "./restRules.ts";
import type { PitchLimits } from "./ruleSet.ts";
import { weekOf } from "./week.ts";

/** All pitches that count, on one day in Japan (YYYY-MM-DD). */
export type PitchesOfDay = { date: string; game: number; practice: number; elsewhere: number };

export type GuardInput = {
  grade: Grade;
  /** Days up to today; the last 30 are enough. A day may appear more than once. */
  days: readonly PitchesOfDay[];
  /** YYYY-MM-DD in Asia/Tokyo. */
  today: string;
  settings: Pick<TeamSettings, "pitch_limits">;
  sport: SportType;
};

/**
 * A player's limits; the guard warns and never forbids (BE-1). No published rule set covers softball: there only the
 * team's own limits count.
 */
export function guardPlayer({ grade, days, today, settings, sport }: GuardInput): PlayerGuard {
  const { week, caution } = settings.pitch_limits;
  const { rule, limits, rest } = ruleOf(grade, today, settings, sport);
  const counted = new Map<string, number>();
  for (const { date, game, practice, elsewhere } of days) {
    if (date <= today) counted.set(date, (counted.get(date) ?? 0) + game + practice + elsewhere);
  }
  const thrown: PitchesOn = (day) => counted.get(day) ?? 0;
  const allowed = (date: string): ComingDay => ({ date, ...allowanceOn(date, { limits, rest, week, thrown }) });

  const spans = spansOf(today, limits, week, thrown);
  const coming = Array.from({ length: 7 }, (_, ahead) => allowed(addDays(today, ahead + 1)));
  const next = coming.find(({ pitches }) => pitches !== 0);
  const [tomorrow] = coming;
  return {
    level: levelOf(spans, limits, rest, restsOn(today, { limits, rest, week, thrown }), caution),
    today: shownSpan(spans.day),
    week: shownSpan(spans.week),
    nextAllowed: next?.date ?? addDays(today, 8),
    reason: tomorrow && tomorrow !== next ? tomorrow.reason : exceeded(spans),
    rule,
    recent: Array.from({ length: 7 }, (_, at) => addDays(today, at - 6)).map((date) => ({
      date,
      pitches: thrown(date),
    })),
    coming,
  };
}

type Rule = { rule: PlayerGuard["rule"]; limits: PitchLimits; rest: readonly RestRule[] };

const noLimits: PitchLimits = { day: null, week: null, twoDays: null };

function ruleOf(grade: Grade, today: string, { pitch_limits }: GuardInput["settings"], sport: SportType): Rule {
  const chosen = pitch_limits[gradeGroupOf(grade)];
  const id = sport === "softball" && chosen.rule !== "own" ? "record_only" : chosen.rule;
  if (id === "own") return { rule: { id, version: "", label: "" }, limits: { ...noLimits, ...chosen.own }, rest: [] };
  const set = ruleSetOn(id, today);
  if (!set) return { rule: { id, version: "", label: "" }, limits: noLimits, rest: [] };
  return {
    rule: { id, version: set.version, label: `${set.name}（${set.version}）` },
    limits: set.limits[grade] ?? noLimits,
    rest: set.rest[grade] ?? [],
  };
}

type Reckoning = { limits: PitchLimits; rest: readonly RestRule[]; week: GuardWeek; thrown: PitchesOn };

/** The smallest allowance of all limits and rest rules. */
function allowanceOn(day: string, { limits, rest, week, thrown }: Reckoning): Allowance {
  const [first] = weekOf(day, week);
  const left = (limit: number | null, used: number, span: "two_days" | "week"): Allowance =>
    limit === null ? none : { pitches: Math.max(0, limit - used), reason: { code: "full", span } };
  const all: Allowance[] = [
    ...rest.map((rule) => allowedByRest(rule, day, thrown, week)),
    left(limits.week, sumOf(first, addDays(day, -1), thrown), "week"),
    left(limits.twoDays, thrown(addDays(day, -1)), "two_days"),
    { pitches: limits.day, reason: null },
  ];
  const least = all.reduce(
    (a, b) => (b.pitches !== null && (a.pitches === null || b.pitches < a.pitches) ? b : a),
    none,
  );
  return least.pitches === limits.day ? { pitches: least.pitches, reason: null } : least;
}

const none: Allowance = { pitches: null, reason: null };

/** Whether a day is for rest, whatever has been thrown on it; also when the week's limit is reached the day before. */
const restsOn = (day: string, reckoning: Reckoning) => allowanceOn(day, reckoning).pitches === 0;

type Span = { pitches: number; limit: number | null };
type Spans = Record<"day" | "two_days" | "week", Span>;

function spansOf(today: string, limits: PitchLimits, week: GuardWeek, thrown: PitchesOn): Spans {
  const [first] = weekOf(today, week);
  return {
    day: { pitches: thrown(today), limit: limits.day },
    two_days: { pitches: thrown(today) + thrown(addDays(today, -1)), limit: limits.twoDays },
    week: { pitches: sumOf(first, today, thrown), limit: limits.week },
  };
}

function sumOf(first: string, last: string, thrown: PitchesOn): number {
  let sum = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) sum += thrown(day);
  return sum;
}

function levelOf(
  spans: Spans,
  limits: PitchLimits,
  rest: readonly RestRule[],
  isRest: boolean,
  caution: number,
): GuardLevel | null {
  const limited = Object.values(limits).some((limit) => limit !== null) || rest.length > 0;
  if (!limited) return null;
  if (exceeded(spans)) return "over";
  const used = Object.values(spans).map(({ pitches, limit }) => (limit === null ? 0 : (pitches * 100) / limit));
  const most = Math.max(...used);
  if (isRest || most >= 100) return "reached";
  return most >= caution ? "caution" : "room";
}

/** The excess to show: the day's before that of two days and of the week. */
function exceeded(spans: Spans): GuardReason | null {
  for (const span of ["day", "two_days", "week"] as const) {
    const { pitches, limit } = spans[span];
    if (limit !== null && pitches > limit) return { code: "over", span, by: pitches - limit };
  }
  return null;
}

const shownSpan = ({ pitches, limit }: Span): GuardSpan => ({
  pitches,
  limit,
  left: limit === null ? null : Math.max(0, limit - pitches),
});
