import {
  addDays,
  analyzerUsage,
  contract,
  dayInJapan,
  type GuardLevel,
  type Home,
  mondayOf,
  type People,
} from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { homeBests } from "../../reports/home/homeBests.ts";
import { homePractice } from "../../reports/home/homePractice.ts";
import { type Guarded, readGuarded } from "../../reports/panels/homeGuard.ts";
import { named, partOf } from "../../reports/panels/homePart.ts";
import { painReports } from "../../reports/panels/painReports.ts";
import { type RosterMember, readRoster } from "../../store/members/homeRoster.ts";
import { readLastRecords, readRecordedDays } from "../../store/practice/homePractice.ts";
import { readPains } from "../../store/practice/trainingReport.ts";

export function homeRoutes(api: Api) {
  serve(api, contract.getHome, async ({ session, db, now, request }) => {
    const { team_id } = session.team;
    const today = dayInJapan(now);
    const week = mondayOf(today);
    const roster = await readRoster(db, team_id);
    const members = roster.filter(({ state }) => state === "active");
    const [practice, pain, guard, bests] = await Promise.all([
      partOf(request, "practice", async () => {
        const range = { start: addDays(week, -7), end: today };
        const recorded = await readRecordedDays(db, team_id, range);
        const last = await readLastRecords(db, team_id, today);
        return homePractice({ members, recorded, last, today, week });
      }),
      partOf(request, "pain", async () => {
        const reports = painReports(await readPains(db, team_id, today));
        return { total: reports.length, first: reports.slice(0, mostNamed) };
      }),
      partOf(request, "guard", async () => guardedPeople(await readGuarded(db, session.team, today))),
      partOf(request, "bests", () => homeBests(db, team_id, members, { week, today })),
    ]);
    return {
      as_of: now.toISOString(),
      today,
      week,
      applied: people(roster.filter(({ state }) => state === "applied").toSorted(lastCome)),
      invited: people(members.filter((member) => analyzerUsage(member) === "invited")),
      practice,
      pain,
      guard,
      bests,
    };
  });
}

const lastCome = (one: RosterMember, other: RosterMember) => other.id - one.id;

const people = (members: readonly RosterMember[]): People => ({
  total: members.length,
  first: members.slice(0, mostNamed).map(named),
});

/** Those near a limit or above it, the worst first. */
function guardedPeople(guarded: readonly Guarded[]): NonNullable<Home["guard"]> {
  const noted = guarded.filter(({ guard }) => guard.level !== null && guard.level !== "room");
  const count = (level: GuardLevel) => noted.filter(({ guard }) => guard.level === level).length;
  return {
    total: noted.length,
    first: noted.slice(0, mostNamed).map(({ member }) => named(member)),
    counts: { over: count("over"), reached: count("reached"), caution: count("caution") },
  };
}

const mostNamed = 2;
