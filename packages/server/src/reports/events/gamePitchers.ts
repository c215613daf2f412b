import {
  addDays,
  type ComingDay,
  dayInJapan,
  type EventPitcher,
  type PlayerGuard,
  pitchGuard,
  type TeamEvent,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listPitchDays, type PitchDay } from "../../store/pitchCounts/pitchCounts.ts";
import { listGuardedMembers } from "../../store/pitchCounts/pitchGuard.ts";
import { listPains } from "../../store/practice/trainingReport.ts";
import { createGuard, type GuardedTeam } from "../panels/createGuard.ts";
import { pickMemberName } from "../panels/memberName.ts";

type Game = { team: GuardedTeam; startsAt: Date; memberIds: readonly number[]; now: Date };

/**
 * What the team knows of the invited pitchers before a game (EV-4): those with a pitch within `shownDays` or a report of
 * pain that stands. The figures are 投球数ガード's own, reckoned for the day of the game. Whoever hurts comes first, then
 * who has the fewest pitches left.
 */
export async function listGamePitchers(
  db: Queryable,
  { team, startsAt, memberIds, now }: Game,
): Promise<NonNullable<TeamEvent["pitchers"]>> {
  const today = dayInJapan(now);
  const gameDay = dayInJapan(startsAt);
  const members = await listGuardedMembers(db, team.team_id, memberIds);
  const pains = new Map((await listPains(db, team.team_id, today)).map(({ id, pain }) => [id, pain]));
  const range = { start: addDays(today, -pitchGuard.countedDays), end: gameDay };
  const days = Map.groupBy(await listPitchDays(db, team.team_id, range), ({ member_id }) => member_id);
  const onGameDay = await createGuard(db, team, gameDay);
  const onDayBefore = await createGuard(db, team, addDays(gameDay, -1));

  const shown = members.filter(({ id }) => pains.has(id) || hasPitchedLately(days.get(id) ?? [], today));
  const players = shown.map((member) => {
    const thrown = (days.get(member.id) ?? []).filter((day) => sumOf(day) > 0);
    const hurt = pains.get(member.id);
    return {
      member_id: member.id,
      ...allowedOn(onGameDay(member), onDayBefore(member)),
      ...runningDays(thrown, today),
      pain: hurt ? { ...hurt, member: pickMemberName(member) } : null,
    };
  });
  // A rule follows from the grade: one member of each says it.
  const ofGrades = [...new Map(members.map((member) => [member.grade, member])).values()];
  return {
    rule_set: ruleNames(ofGrades.map((member) => onGameDay(member).rule)),
    until: now.toISOString(),
    players: players.toSorted((a, b) => rank(a) - rank(b) || a.member_id - b.member_id),
  };
}

/** The figures of the game's day. A guard of the day before says what its rules leave if nobody throws before. */
function allowedOn(game: PlayerGuard, before: PlayerGuard) {
  const allowance = before.coming[0];
  const left = allowance?.pitches ?? null;
  // An earlier game of the same day counts too.
  const pitches = left === null ? null : Math.max(0, left - game.today.pitches);
  return {
    pitches,
    day_limit: game.today.limit,
    week_pitches: game.week.pitches,
    week_limit: game.week.limit,
    barred: left === 0 && allowance?.reason ? barredBy(allowance.reason) : null,
  };
}

function barredBy(reason: NonNullable<ComingDay["reason"]>): EventPitcher["barred"] {
  if (reason.code === "full" && reason.span === "week") return "week";
  return reason.code === "running" || reason.code === "no_throw_day" ? "days_running" : "rest";
}

/** `days`: with pitches, the oldest first. */
function runningDays(days: readonly PitchDay[], today: string) {
  const last = days.at(-1);
  if (!last) return { days_running: [], last_day: null, last_pitches: null };
  const running = [last.date];
  const dates = new Set(days.map(({ date }) => date));
  for (let day = addDays(last.date, -1); dates.has(day); day = addDays(day, -1)) running.unshift(day);
  return {
    days_running: last.date >= addDays(today, -1) ? running : [],
    last_day: last.date,
    last_pitches: sumOf(last),
  };
}

const hasPitchedLately = (days: readonly PitchDay[], today: string) =>
  days.some((day) => day.date > addDays(today, -shownDays) && sumOf(day) > 0);

const sumOf = ({ game, practice, elsewhere }: PitchDay) => game + practice + elsewhere;

const rank = ({ pain, pitches }: Pick<EventPitcher, "pain" | "pitches">) =>
  pain ? -1 : (pitches ?? Number.MAX_SAFE_INTEGER);

/** The rules in force for those invited; the team's own have no name of their own. */
function ruleNames(rules: readonly PlayerGuard["rule"][]): string {
  const names = rules.map(({ id, label }) => label || ownNames.get(id) || "");
  return [...new Set(names)].filter((name) => name !== "").join("、");
}

const ownNames: ReadonlyMap<string, string> = new Map([
  ["own", "チーム独自の上限"],
  ["record_only", "記録だけ（上限なし）"],
]);

/** Who has thrown within so many days is shown. */
const shownDays = 14;
