import { contract, dayInJapan, Failure, type LocalRankingQuery, type NationalRankingQuery } from "@kyuseki/domain";
import {
  nationalMoment,
  playersKindOf,
  type RankedKind,
  rankedApart,
  rankedBall,
  rankedBalls,
  rankingRanges,
} from "@kyuseki/domain/ranking";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { requireAnalyzer } from "../../http/auth/access.ts";
import { createAnswerCache } from "../../http/replies/answerCache.ts";
import { prepareAnswer } from "../../http/replies/preparedAnswer.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { localRanking } from "../../reports/rankings/localRanking.ts";
import { nationalPlaces, nationalRanking } from "../../reports/rankings/nationalRanking.ts";
import { createNationalRankingCache } from "../../reports/rankings/nationalRankingCache.ts";
import { teamRanking } from "../../reports/rankings/teamRanking.ts";
import { listFastBalls } from "../../store/rankings/fastBalls.ts";
import { type GroupFilter, listOwnPlayers } from "../../store/rankings/nationalRankings.ts";
import {
  type Compared,
  findUsualStage,
  listLocalValues,
  listRankingTeams,
  type RankingTeam,
} from "../../store/rankings/rankings.ts";

export function rankingRoutes(api: Api) {
  const answers = createAnswerCache();
  const findRankingTeam = batchLoader((ids: readonly number[]) => listRankingTeams(api.db, ids));
  const leaderboards = createNationalRankingCache(api.db);

  async function teamOf(teamId: number): Promise<RankingTeam> {
    const team = await findRankingTeam(teamId);
    if (!team) throw new Error(`no team ${teamId}`);
    return team;
  }

  serve(api, contract.getLocalRanking, async ({ session, query, db, now }) => {
    if (query.source) requireAnalyzer({ analyzer: true }, session);
    const team = await teamOf(session.team.team_id);
    const compared = comparedBy(query.kind, team, query);
    const { measurements_version } = team;
    const key = keyOf("local", session.team, [
      measurements_version,
      dayInJapan(now),
      compared,
      group(query),
      query.period,
      query.source,
    ]);
    return answers.get(key, async () => {
      const ranges = rankingRanges(query.period, now);
      const values = await listLocalValues(db, team.team_id, compared, ranges, query);
      const fastBalls = await listFastBalls(db, team.team_id, compared, ranges, query.source);
      return prepareAnswer(contract.getLocalRanking, localRanking(compared, ranges, values, fastBalls));
    });
  });

  serve(api, contract.getNationalRanking, async ({ session, query, db, now }) => {
    const team = await teamOf(session.team.team_id);
    const { withdrawals } = team;
    const compared = comparedBy(query.kind, team, query);
    const asOf = nationalMoment(now);
    const as_of = dayInJapan(asOf);
    const { page, limit, period, sort } = query;
    const key = keyOf("national", session.team, [
      team.national,
      withdrawals,
      as_of,
      compared,
      group(query),
      period,
      page,
      limit,
      sort,
    ]);
    return answers.get(key, async () => {
      const of = await nationalGroup(db, team.team_id, query);
      const { current } = rankingRanges(period, asOf);
      const leaderboard = await leaderboards.players(
        fieldOf(team),
        compared,
        { period, part: "current" },
        { asOf, withdrawals },
      );
      const view = leaderboard.view(of);
      const teamId = team.national ? team.team_id : null;
      const places = nationalPlaces(view, teamId, query);
      const players = places.ids.length > 0 ? await listOwnPlayers(db, team.team_id, places.ids) : [];
      const { batting_type, ball } = compared;
      return prepareAnswer(contract.getNationalRanking, {
        batting_type,
        ball,
        as_of,
        range: current,
        grade: of.grade ?? null,
        national: team.national,
        ...nationalRanking(view, teamId, places, players),
      });
    });
  });

  serve(api, contract.getTeamRanking, async ({ session, query, db, now }) => {
    const team = await teamOf(session.team.team_id);
    const { withdrawals } = team;
    const asOf = nationalMoment(now);
    const as_of = dayInJapan(asOf);
    const { kind, period, page, limit, sort, q } = query;
    const playersKind = playersKindOf(kind);
    const compared = playersKind && comparedBy(playersKind, team, query);
    const asked = playersKind ? group(query) : {};
    const shown = [page, limit, sort, q];
    const key = keyOf("teams", session.team, [
      team.national,
      withdrawals,
      as_of,
      kind,
      compared,
      asked,
      period,
      ...shown,
    ]);
    return answers.get(key, async () => {
      const of = playersKind ? await nationalGroup(db, team.team_id, query) : {};
      const leaderboard = await leaderboards.teams(fieldOf(team), compared, of, period, { asOf, withdrawals });
      return prepareAnswer(contract.getTeamRanking, {
        batting_type: compared?.batting_type ?? null,
        ball: compared?.ball ?? null,
        as_of,
        range: rankingRanges(period, asOf).current,
        grade: of.grade ?? null,
        national: team.national,
        ...teamRanking(leaderboard, team.national ? team.team_id : null, query),
      });
    });
  });
}

type Conditions = Pick<LocalRankingQuery, "gender" | "batting_type" | "ball">;
type NationalGroup = Pick<NationalRankingQuery, "gender" | "grade">;

const group = ({ gender, grade }: NationalGroup) => ({ gender, grade });

/** One school stage unless every one is asked for: 中2 is not compared with 高3. */
async function nationalGroup(db: Queryable, teamId: number, { gender, grade }: NationalGroup): Promise<GroupFilter> {
  if (grade === "all") return { gender };
  return { gender, grade: grade ?? (await findUsualStage(db, teamId)) ?? undefined };
}

/** @throws Failure "invalid" for a ball the team's sport is not played with */
function comparedBy(kind: RankedKind, team: RankingTeam, { batting_type, ball: asked }: Conditions): Compared {
  const apart = rankedApart(kind);
  const ball = asked ?? rankedBall(team.sport_type, team.ball);
  if (!rankedBalls(team.sport_type).includes(ball)) throw wrongBall();
  return { kind, batting_type: apart.battingType ? batting_type : null, ball: apart.ball ? ball : null };
}

const wrongBall = () => new Failure("invalid", { fields: { ball: "使用球を選び直してください" } });

/** The members' version is part of the key because answers hold players' names. */
function keyOf(what: string, team: { team_id: number; members_version: number }, of: readonly unknown[]): string {
  return JSON.stringify([what, team.team_id, team.members_version, of]);
}

/** Only these two: what else is known of the team must not divide the kept leaderboards. */
const fieldOf = ({ sport_type, demo }: RankingTeam) => ({ sport_type, demo });
