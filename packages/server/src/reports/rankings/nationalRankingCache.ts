import { dayInJapan } from "@kyuseki/domain";
import { rankingRanges } from "@kyuseki/domain/ranking";
import type { Db } from "../../db/pool.ts";
import {
  type Field,
  findNationalColumns,
  type GroupFilter,
  listNationalTeams,
  listTeamPractice,
  type NationalSpan,
} from "../../store/rankings/nationalRankings.ts";
import type { Compared, RankingTeam } from "../../store/rankings/rankings.ts";
import { moveNationalDay } from "./nationalDay.ts";
import { type PlayerLeaderboard, playerLeaderboard } from "./playerLeaderboard.ts";
import { createRankingCache } from "./rankingCache.ts";
import { bestValues, practiceValues, type TeamLeaderboard, teamLeaderboard } from "./teamLeaderboard.ts";

/** 15 rankings of 200,000 players with all their groups. */
const playersBytes = 256 * 1024 * 1024;
const teamsBytes = 16 * 1024 * 1024;

/** The day's leaderboards are made anew when a team withdraws: it is in none from then on. */
export type Edition = Pick<RankingTeam, "withdrawals"> & { asOf: Date };

/**
 * The leaderboards of the country as of the end of `asOf`, each made once a day by one statement over a row a player, then
 * kept in this server's memory (EN-10, AP-6). What arrives later for days already over counts from the next day on.
 */
export function createNationalRankingCache(db: Db) {
  const players = createRankingCache<PlayerLeaderboard>(playersBytes);
  const teams = createRankingCache<TeamLeaderboard>(teamsBytes);

  const playersOf = (field: Field, compared: Compared, span: NationalSpan, { asOf, withdrawals }: Edition) =>
    players.get(JSON.stringify([dayInJapan(asOf), withdrawals, field, compared, span]), async () => {
      await moveNationalDay(db, asOf);
      return playerLeaderboard(await findNationalColumns(db, field, compared, span));
    });

  return {
    players: playersOf,
    /** Teams by the mean of their best in `compared`; without it by 実施率, where `group` is not asked for. */
    teams(
      field: Field,
      compared: Compared | null,
      group: GroupFilter,
      period: NationalSpan["period"],
      edition: Edition,
    ): Promise<TeamLeaderboard> {
      const { asOf, withdrawals } = edition;
      return teams.get(JSON.stringify([dayInJapan(asOf), withdrawals, field, compared, group, period]), async () => {
        const known = await listNationalTeams(db, field);
        if (!compared) {
          await moveNationalDay(db, asOf);
          const practice = await listTeamPractice(db, field, period, rankingRanges(period, asOf));
          return teamLeaderboard(known, practiceValues(practice));
        }
        const now = await playersOf(field, compared, { period, part: "current" }, edition);
        const earlier = await playersOf(field, compared, { period, part: "before" }, edition);
        return teamLeaderboard(known, bestValues(now.view(group), earlier.view(group)));
      });
    },
  };
}
