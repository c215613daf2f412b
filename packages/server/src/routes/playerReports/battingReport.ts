import { contract, rangeBefore } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { createReportCache } from "../../http/serve/reportCache.ts";
import { serve } from "../../http/serve/serve.ts";
import { withPosters, withVideoIds } from "../../http/videos/ballVideos.ts";
import { recentMondays } from "../../reports/players/recentMondays.ts";
import {
  chooseConditionGroup,
  listRange,
  requestedRange,
  requireReportPlayer,
} from "../../reports/players/reportPlayer.ts";
import { listBalls } from "../../store/balls/measuredBalls.ts";
import { findBattingFigures, findBattingReport } from "../../store/playerReports/battingReport.ts";
import { findTeamAverages, type TeamAverages } from "../../store/playerReports/teamAverages.ts";

export function battingReportRoutes(api: Api) {
  const cached = createReportCache(api.db);

  serve(api, contract.getBattingSummary, (call) =>
    cached(contract.getBattingSummary, call, async () => {
      const { session, params, query, db, now } = call;
      const { team_id: teamId } = session.team;
      const range = requestedRange(query.period, now);
      const before = rangeBefore(range);
      const of = { teamId, memberId: params.id, start: before.start, end: range.end };
      const { player, grade, goal, ball, groups } = await requireReportPlayer(db, of, 1, range.start);
      const { group, choices } = chooseConditionGroup(groups, query, { batting_type: 1, ball });
      const mondays = recentMondays(now, typeof query.period === "string" ? range.start : undefined);
      const weeksFrom = mondays[0] ?? range.start;
      const { weeks, ...report } = await findBattingReport(db, of, group, { from: range.start, weeksFrom });
      const averages = await findTeamAverages(db, { teamId, grade }, group, range, weeksFrom);
      const own = meansByWeek(weeks);
      const team = meansByWeek(averages.weeks);
      return {
        player,
        ...group,
        range,
        before,
        choices,
        ...report,
        balls: await withVideoIds(api, call, report.balls),
        peers: peersMean(averages, params.id),
        goal,
        types: groups.filter((one) => one.ball === group.ball && one.count > 0),
        weeks: mondays.map((week) => ({ week, mean: own.get(week) ?? null, team: team.get(week) ?? null })),
        balls_total: report.figures.count,
      };
    }),
  );

  serve(api, contract.listBattingResults, (call) =>
    cached(
      contract.listBattingResults,
      call,
      async () => {
        const { session, params, query, db, now } = call;
        const range = listRange(query, now);
        const of = { teamId: session.team.team_id, memberId: params.id, ...range };
        const { player, ball, groups } = await requireReportPlayer(db, of, 1, range.start);
        const { group, choices } = chooseConditionGroup(groups, query, { batting_type: 1, ball });
        const { sort, page, limit } = query;
        const result = query.result ?? null;
        return {
          player,
          ...group,
          range,
          choices,
          ...(await findBattingFigures(db, of, group, result)),
          rows: await withPosters(
            api,
            call,
            await listBalls(db, of, { mode: 1, group, result, tag_pitch: null, sort, page, limit }),
          ),
        };
      },
      { whose: "session" },
    ),
  );
}

/** Mean of the other players' means; null under `fewestPeers` of them. */
function peersMean({ peers }: TeamAverages, memberId: number): number | null {
  const means = peers.filter(({ id }) => id !== memberId).map(({ mean }) => mean);
  return means.length < fewestPeers ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

const fewestPeers = 3;

const meansByWeek = (weeks: readonly { week: string; mean: number }[]) =>
  new Map(weeks.map(({ week, mean }) => [week, mean]));
