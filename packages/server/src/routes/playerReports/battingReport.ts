import { contract, rangeBefore } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { createReports } from "../../http/serve/keptReports.ts";
import { serve } from "../../http/serve/serve.ts";
import { withPosters, withVideoIds } from "../../http/videos/ballVideos.ts";
import { lastMondays } from "../../reports/players/lastMondays.ts";
import { askedRange, choosePool, listedRange, requireReportPlayer } from "../../reports/players/reports.ts";
import { readBallPage } from "../../store/balls/measuredBalls.ts";
import { readBattingFigures, readBattingReport } from "../../store/playerReports/battingReport.ts";
import { readTeamAverages, type TeamAverages } from "../../store/playerReports/teamAverages.ts";

export function battingReportRoutes(api: Api) {
  const kept = createReports();

  serve(api, contract.getBattingSummary, (call) =>
    kept(contract.getBattingSummary, call, async () => {
      const { session, params, query, db, now } = call;
      const { team_id: teamId } = session.team;
      const range = askedRange(query.period, now);
      const before = rangeBefore(range);
      const of = { teamId, memberId: params.id, start: before.start, end: range.end };
      const { player, grade, goal, ball, pools } = await requireReportPlayer(db, of, 1, range.start);
      const { pool, choices } = choosePool(pools, query, { batting_type: 1, ball });
      const mondays = lastMondays(now, typeof query.period === "string" ? range.start : undefined);
      const weeksFrom = mondays[0] ?? range.start;
      const { weeks, ...report } = await readBattingReport(db, of, pool, { from: range.start, weeksFrom });
      const averages = await readTeamAverages(db, { teamId, grade }, pool, range, weeksFrom);
      const own = meansByWeek(weeks);
      const team = meansByWeek(averages.weeks);
      return {
        player,
        ...pool,
        range,
        before,
        choices,
        ...report,
        balls: await withVideoIds(api, call, report.balls),
        peers: peersMean(averages, params.id),
        goal,
        types: pools.filter((one) => one.ball === pool.ball && one.count > 0),
        weeks: mondays.map((week) => ({ week, mean: own.get(week) ?? null, team: team.get(week) ?? null })),
        balls_total: report.figures.count,
      };
    }),
  );

  serve(api, contract.listBattingResults, (call) =>
    kept(
      contract.listBattingResults,
      call,
      async () => {
        const { session, params, query, db, now } = call;
        const range = listedRange(query, now);
        const of = { teamId: session.team.team_id, memberId: params.id, ...range };
        const { player, ball, pools } = await requireReportPlayer(db, of, 1, range.start);
        const { pool, choices } = choosePool(pools, query, { batting_type: 1, ball });
        const { sort, page, limit } = query;
        const result = query.result ?? null;
        return {
          player,
          ...pool,
          range,
          choices,
          ...(await readBattingFigures(db, of, pool, result)),
          rows: await withPosters(
            api,
            call,
            await readBallPage(db, of, { mode: 1, pool, result, tag_pitch: null, sort, page, limit }),
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
