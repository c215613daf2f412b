import { contract, Failure, periodRange, type QueryOf } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Caller } from "../../http/serve/call.ts";
import { createReportCache } from "../../http/serve/reportCache.ts";
import { serve } from "../../http/serve/serve.ts";
import { bandsOf, playersOf, stageDaysOf, stagesOf } from "../../reports/players/analysisFigures.ts";
import { recentMondays } from "../../reports/players/recentMondays.ts";
import { chooseConditionGroup } from "../../reports/players/reportPlayer.ts";
import {
  type AnalysisScope,
  listAnalysisConditions,
  listAnalysisDays,
  listAnalysisPlayers,
  listAnalysisPoints,
  listTeamDays,
} from "../../store/playerReports/analysis.ts";
import { listReportPlayers } from "../../store/playerReports/reportPlayers.ts";
import { findRankingTeam } from "../../store/rankings/rankings.ts";
import { findSettings } from "../../store/team/settings.ts";

export function analysisRoutes(api: Api) {
  const cached = createReportCache(api.db);

  serve(api, contract.getAnalysis, (call) => cached(contract.getAnalysis, call, () => analyse(call)));
  serve(api, contract.getReportPlayers, (call) =>
    cached(contract.getReportPlayers, call, async () => ({
      players: await listReportPlayers(call.db, call.session.team.team_id),
    })),
  );
}

type Call = { session: Caller; query: QueryOf<typeof contract.getAnalysis>; db: Queryable; now: Date };

async function analyse({ session, query, db, now }: Call) {
  const { mode, period, grade, member_id, tag_pitch, ...asked } = query;
  const { team_id: teamId, ball } = await findRankingTeam(db, session.team.team_id);
  const { hard_hit } = await findSettings(db, teamId);
  const scope: AnalysisScope = { teamId, grade: grade ?? null, ids: member_id?.split(",").map(Number) ?? null };
  const players = await listAnalysisPlayers(db, scope);
  // All of them or none (T5).
  if (scope.ids && players.length < new Set(scope.ids).size) throw new Failure("not_found");
  const range = periodRange(period, now);
  const found = await listAnalysisConditions(db, scope, mode, range);
  const batting_type = mode === 1 ? asked.batting_type : undefined;
  const usual = { batting_type: mode === 1 ? (1 as const) : null, ball };
  const { group, choices } = chooseConditionGroup(found, { ball: asked.ball, batting_type }, usual);
  const chosen = { mode, group, tag_pitch: mode === 2 && tag_pitch > 0 ? tag_pitch : null };
  const mondays = recentMondays(now);
  const [start = range.start] = [...mondays.slice(0, 1), range.start].toSorted();
  const days = await listAnalysisDays(db, scope, chosen, { start, end: range.end }, hard_hit);
  const stages = stagesOf(players, days, range, mondays);
  const points = await listAnalysisPoints(db, scope, chosen, range);
  return {
    mode,
    ...group,
    range,
    choices,
    hard_hit,
    points,
    points_total: stages.reduce((sum, { count }) => sum + count, 0),
    stages,
    bands: mode === 1 ? bandsOf(players, points) : [],
    stage_days: stageDaysOf(players, days, range),
    team_days: await listTeamDays(db, teamId, chosen, range),
    players: playersOf(players, days, range),
  };
}
