import {
  addDays,
  contract,
  type Dashboard,
  type GradeGroup,
  type GuardedPitcher,
  gradeMatches,
  mondayOf,
  periodRange,
  rangeBefore,
} from "@kyuseki/domain";
import { guardConcern } from "@kyuseki/domain/pitchGuard";
import { lastExpectedDay, loadRules } from "@kyuseki/domain/training";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { createTeamCache } from "../../http/serve/teamCache.ts";
import { practiceHeat } from "../../reports/dashboard/dashboardHeat.ts";
import { dashboardLoad } from "../../reports/dashboard/dashboardLoad.ts";
import { dashboardPractice, firstPracticeDay } from "../../reports/dashboard/dashboardPractice.ts";
import { listGuardedPitchers, type PitcherGuard } from "../../reports/panels/guardedPitchers.ts";
import { pickMemberName } from "../../reports/panels/memberName.ts";
import { optionalPart } from "../../reports/panels/optionalPart.ts";
import { painReports } from "../../reports/panels/painReports.ts";
import { listLoadWeeks } from "../../store/practice/loadWeeks.ts";
import { listLastRecords, listRecordedDays } from "../../store/practice/recordedDays.ts";
import { listTrainingReport } from "../../store/practice/trainingReport.ts";
import { findSettings } from "../../store/team/settings.ts";

export function dashboardRoutes(api: Api) {
  const cached = createTeamCache(api.db);

  serve(api, contract.getDashboard, async (call) =>
    cached(contract.getDashboard, call, async (once) => {
      const dashboard = await readDashboard(call);
      const { practice, load, guard } = dashboard;
      if (practice === null || load === null || guard === null) once();
      return dashboard;
    }),
  );

  serve(api, contract.getPracticeHeat, async (call) =>
    cached(contract.getPracticeHeat, call, async () => {
      const { session, query, db, now } = call;
      const range = periodRange(query.period, now);
      const members = await listTrainingReport(db, session.team.team_id, { range, before: rangeBefore(range) });
      const { record_hour } = await findSettings(db, session.team.team_id);
      const until = lastExpectedDay(now, record_hour);
      return practiceHeat(db, session.team.team_id, inStage(members, query.grade), { ...query, range, until });
    }),
  );
}

async function readDashboard({
  session,
  query,
  db,
  now,
  request,
}: Call<typeof contract.getDashboard>): Promise<Dashboard> {
  const { team_id } = session.team;
  const range = periodRange(query.period, now);
  const before = rangeBefore(range);
  const today = range.end;
  const members = inStage(await listTrainingReport(db, team_id, { range, before }), query.grade);
  const ids = new Set(members.map(({ id }) => id));
  const [practice, load, guard] = await Promise.all([
    optionalPart(request, "practice", async () => {
      const recorded = await listRecordedDays(db, team_id, {
        start: firstPracticeDay(query.period, today, before),
        end: today,
      });
      const { practice_goal: goal, record_hour } = await findSettings(db, team_id);
      const lastWeek = await listLastRecords(db, team_id, addDays(today, -7));
      return dashboardPractice({
        members,
        recorded: recorded.filter(({ group }) => query.grade === undefined || group === query.grade),
        lastWeek,
        goal,
        days: { period: query.period, range, before, today, until: lastExpectedDay(now, record_hour) },
      });
    }),
    optionalPart(request, "load", async () => {
      const start = addDays(mondayOf(today), -7 * (loadRules.weeks - 1));
      const weeks = await listLoadWeeks(db, team_id, { start, end: today });
      return dashboardLoad(members, weeks, { start, end: today });
    }),
    optionalPart(request, "guard", async () =>
      (await listGuardedPitchers(db, session.team, today))
        .filter(({ member }) => ids.has(member.id))
        .flatMap(pitcherOf),
    ),
  ]);
  return { today, range, before, members: members.length, practice, load, pain: painReports(members), guard };
}

const inStage = <Row extends { grade: Parameters<typeof gradeMatches>[1] }>(
  members: readonly Row[],
  group: GradeGroup | undefined,
) => members.filter(({ grade }) => gradeMatches(group ?? null, grade));

/** Leaves out players without a pitch in the last seven days and without a concern, which home counts too. */
function pitcherOf({ member, guard }: PitcherGuard): GuardedPitcher[] {
  const days = guard.recent.map(({ pitches }) => pitches);
  if (days.every((pitches) => pitches === 0) && guardConcern(guard) === null) return [];
  const { level, today, week, yesterday, pain } = guard;
  return [{ member: pickMemberName(member), level, today, week, yesterday, pain, days }];
}
