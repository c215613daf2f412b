import type { SportType } from "../contract/account/session.ts";
import type { PainReport } from "../contract/practice/painReport.ts";
import type { ComingDay, GuardLevel, GuardSpan, PlayerGuard } from "../contract/practice/pitchGuard.ts";
import type { TeamSettings } from "../contract/team/settings.ts";
import { addDays } from "../statistics/day.ts";
import type { Grade } from "../vocabulary/grade.ts";
import type { GuardWeek } from "../vocabulary/pitchRuleSets.ts";
import { excessOf, type GuardSpans, spansOf, sumOf } from "./guardSpans.ts";
import { type PitchesOfDay, pitchesOn } from "./pitchesOn.ts";
import type { Allowance, PitchesOn } from "./restRules.ts";
import { ruleOf } from "./ruleOf.ts";
import type { PitchLimits } from "./ruleSet.ts";
import { limitsOn, type RuleHistory, restOn } from "./rulesByDay.ts";
import { weekOf } from "./week.ts";

/** The grade before, and the first day of the present one. */
export type EarlierGrade = { grade: Grade; until: string };

export type GuardInput = {
  grade: Grade;
  earlier?: EarlierGrade | null;
  /** Days up to today; the last 30 are enough. A day may appear more than once. */
  days: readonly PitchesOfDay[];
  /** YYYY-MM-DD in Asia/Tokyo. */
  today: string;
  settings: Pick<TeamSettings, "pitch_limits">;
  sport: SportType;
  /** The latest report of pain that still stands. */
  pain?: PainReport | null;
};

/** A player's limits; the guard warns and never forbids (BE-1). */
export function guardPlayer({
  grade,
  earlier = null,
  days,
  today,
  settings,
  sport,
  pain = null,
}: GuardInput): PlayerGuard {
  const { week, caution } = settings.pitch_limits;
  const present = ruleOf(grade, { today, settings, sport });
  const rules: RuleHistory = {
    present,
    earlier: earlier && { rule: ruleOf(earlier.grade, { today, settings, sport }), until: earlier.until },
  };
  const thrown = pitchesOn(days, today);
  const finished = present.finishesBatter ? days.filter((day) => day.finished_batter).map(({ date }) => date) : [];
  const basis = { rules, week, thrown };

  const spansOn = (day: string) => spansOf(day, limitsOn(day, rules, week), week, thrown);
  const spans = spansOn(today);
  const yesterday = addDays(today, -1);
  const excess = excessOf(spans);
  const [lastDay] = [today, yesterday].filter((day) => thrown(day) > 0);
  const lastExcess = lastDay === undefined ? null : excessOf(spansOn(lastDay));
  const isFinished = endedWithinBatter(today, thrown, week, finished);
  const before = thrown(yesterday) === 0 || finished.includes(yesterday) ? null : excessOf(spansOn(yesterday));

  const coming = Array.from({ length: 7 }, (_, at): ComingDay => {
    const date = addDays(today, at + 1);
    return { date, ...allowanceOn(date, basis) };
  });
  const next = coming.find(({ pitches }) => pitches !== 0);
  const [tomorrow] = coming;
  return {
    level: levelOf(spans, {
      limited: isLimited(present.limits) || present.rest.length > 0,
      isOver: excess !== null && !isFinished,
      isRest: allowanceOn(today, basis).pitches === 0,
      caution,
    }),
    today: shownSpan(spans.day),
    week: shownSpan(spans.week),
    nextAllowed: next?.date ?? addDays(today, 8),
    reason:
      tomorrow && tomorrow !== next ? tomorrow.reason : excess && !isFinished ? { code: "over", ...excess } : null,
    yesterday: before,
    batter:
      present.finishesBatter && lastDay !== undefined && lastExcess
        ? { date: lastDay, finished: finished.includes(lastDay) }
        : null,
    grade_change: earlier && weekOf(today, week)[0] < earlier.until ? earlier : null,
    pain,
    rule: present.rule,
    recent: Array.from({ length: 7 }, (_, at) => addDays(today, at - 6)).map((date) => ({
      date,
      pitches: thrown(date),
    })),
    coming,
  };
}

/** Whether the last day with pitches in the week ended within its batter, so that nothing was thrown beyond. */
function endedWithinBatter(today: string, thrown: PitchesOn, week: GuardWeek, finished: readonly string[]): boolean {
  const [first] = weekOf(today, week);
  for (let day = today; day >= first; day = addDays(day, -1)) if (thrown(day) > 0) return finished.includes(day);
  return false;
}

type Basis = { rules: RuleHistory; week: GuardWeek; thrown: PitchesOn };

/** The smallest allowance of all limits and rest rules. */
function allowanceOn(day: string, { rules, week, thrown }: Basis): Allowance {
  const limits = limitsOn(day, rules, week);
  const [first] = weekOf(day, week);
  const left = (limit: number | null, used: number, span: "two_days" | "week"): Allowance =>
    limit === null ? none : { pitches: Math.max(0, limit - used), reason: { code: "full", span } };
  const all: Allowance[] = [
    ...restOn(day, rules, thrown, week),
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

const isLimited = (limits: PitchLimits) => Object.values(limits).some((limit) => limit !== null);

type Standing = { limited: boolean; isOver: boolean; isRest: boolean; caution: number };

function levelOf(spans: GuardSpans, { limited, isOver, isRest, caution }: Standing): GuardLevel | null {
  if (!limited) return null;
  if (isOver) return "over";
  const used = Object.values(spans).map(({ pitches, limit }) => (limit === null ? 0 : (pitches * 100) / limit));
  const most = Math.max(...used);
  if (isRest || most >= 100) return "reached";
  return most >= caution ? "caution" : "room";
}

const shownSpan = ({ pitches, limit }: { pitches: number; limit: number | null }): GuardSpan => ({
  pitches,
  limit,
  left: limit === null ? null : Math.max(0, limit - pitches),
});
