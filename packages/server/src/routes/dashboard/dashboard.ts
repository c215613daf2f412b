import {
  addDays,
  contract,
  type GradeGroup,
  type GuardedPitcher,
  gradeMatches,
  mondayOf,
  periodRange,
  rangeBefore,
} from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { practiceHeat } from "../../reports/dashboard/dashboardHeat.ts";
import { dashboardLoad } from "../../reports/dashboard/dashboardLoad.ts";
import { dashboardPractice, trendWeeks } from "../../reports/dashboard/dashboardPractice.ts";
import { type Guarded, readGuarded } from "../../reports/panels/homeGuard.ts";
import { named, partOf } from "../../reports/panels/homePart.ts";
import { painReports } from "../../reports/panels/painReports.ts";
import { readLoadWeeks } from "../../store/practice/dashboardLoad.ts";
import { readLastRecords, readRecordedDays } from "../../store/practice/homePractice.ts";
import { readTrainingReport } from "../../store/practice/trainingReport.ts";
import { readSettings } from "../../store/team/settings.ts";

export function dashboardRoutes(api: Api) {
  serve(api, contract.getDashboard, async ({ session, query, db, now, request }) => {
    const { team_id } = session.team;
    const range = periodRange(query.period, now);
    const before = rangeBefore(range);
    const today = range.end;
    const trendStart = addDays(mondayOf(today), -7 * (2 * trendWeeks - 1));
    const members = inStage(await readTrainingReport(db, team_id, { range, before }), query.grade);
    const ids = new Set(members.map(({ id }) => id));
    const [practice, load, guard] = await Promise.all([
      partOf(request, "practice", async () => {
        const [start = today] = [before.start, trendStart].toSorted();
        const recorded = await readRecordedDays(db, team_id, { start, end: today });
        const { practice_goal: goal } = await readSettings(db, team_id);
        const lastWeek = await readLastRecords(db, team_id, addDays(today, -7));
        return dashboardPractice({
          members,
          recorded: recorded.filter(({ group }) => query.grade === undefined || group === query.grade),
          lastWeek,
          goal,
          days: { range, before, today, trendStart },
        });
      }),
      partOf(request, "load", async () => {
        const start = addDays(mondayOf(today), -7 * (trendWeeks - 1));
        const weeks = await readLoadWeeks(db, team_id, { start, end: today });
        return dashboardLoad(members, weeks, { start, end: today });
      }),
      partOf(request, "guard", async () =>
        (await readGuarded(db, session.team, today)).filter(({ member }) => ids.has(member.id)).flatMap(pitcherOf),
      ),
    ]);
    return { today, range, before, members: members.length, practice, load, pain: painReports(members), guard };
  });

  serve(api, contract.getPracticeHeat, async ({ session, query, db, now }) => {
    const range = periodRange(query.period, now);
    const members = await readTrainingReport(db, session.team.team_id, { range, before: rangeBefore(range) });
    return practiceHeat(db, session.team.team_id, inStage(members, query.grade), { ...query, range });
  });
}

const inStage = <Row extends { grade: Parameters<typeof gradeMatches>[1] }>(
  members: readonly Row[],
  group: GradeGroup | undefined,
) => members.filter(({ grade }) => gradeMatches(group ?? null, grade));

/** Who did not throw within seven days is not waited upon. */
function pitcherOf({ member, guard }: Guarded): GuardedPitcher[] {
  const days = guard.recent.map(({ pitches }) => pitches);
  if (days.every((pitches) => pitches === 0)) return [];
  const { level, today, week } = guard;
  return [{ member: named(member), level, today, week, days }];
}
