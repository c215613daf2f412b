import { contract, Failure, periodRange, type QueryOf } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { createReports } from "../../http/serve/keptReports.ts";
import { type Caller, serve } from "../../http/serve/serve.ts";
import { playersOf, stagesOf } from "../../reports/players/analysisSums.ts";
import { lastMondays } from "../../reports/players/lastMondays.ts";
import { choosePool } from "../../reports/players/reports.ts";
import {
  type Asked,
  readAnalysisDays,
  readAnalysisPlayers,
  readAnalysisPoints,
  readAnalysisPools,
} from "../../store/playerReports/analysis.ts";
import { readRankingTeam } from "../../store/rankings/rankings.ts";
import { readSettings } from "../../store/team/settings.ts";

export function analysisRoutes(api: Api) {
  const kept = createReports();

  serve(api, contract.getAnalysis, (call) => kept(contract.getAnalysis, call, () => analyse(call)));
}

type Call = { session: Caller; query: QueryOf<typeof contract.getAnalysis>; db: Queryable; now: Date };

async function analyse({ session, query, db, now }: Call) {
  const { mode, period, grade, member_id, tag_pitch, ...asked } = query;
  const { team_id: teamId, ball } = await readRankingTeam(db, session.team.team_id);
  const { hard_hit } = await readSettings(db, teamId);
  const of: Asked = { teamId, grade: grade ?? null, ids: member_id?.split(",").map(Number) ?? null };
  const players = await readAnalysisPlayers(db, of);
  // T5: every one of them, or none.
  if (of.ids && players.length < new Set(of.ids).size) throw new Failure("not_found");
  const range = periodRange(period, now);
  const found = await readAnalysisPools(db, of, mode, range);
  const batting_type = mode === 1 ? asked.batting_type : undefined;
  const usual = { batting_type: mode === 1 ? (1 as const) : null, ball };
  const { pool, choices } = choosePool(found, { ball: asked.ball, batting_type }, usual);
  const chosen = { mode, pool, tag_pitch: mode === 2 && tag_pitch > 0 ? tag_pitch : null };
  const mondays = lastMondays(now);
  const [start = range.start] = [...mondays.slice(0, 1), range.start].toSorted();
  const days = await readAnalysisDays(db, of, chosen, { start, end: range.end }, hard_hit);
  const stages = stagesOf(players, days, range, mondays);
  return {
    mode,
    ...pool,
    range,
    choices,
    hard_hit,
    points: await readAnalysisPoints(db, of, chosen, range),
    points_total: stages.reduce((sum, { count }) => sum + count, 0),
    stages,
    players: playersOf(players, days, range),
  };
}
