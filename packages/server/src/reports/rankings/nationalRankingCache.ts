import type { DateRange } from "@kyuseki/domain";
import type { RankingRanges } from "@kyuseki/domain/ranking";
import type { Queryable } from "../../db/pool.ts";
import {
  type Field,
  type GroupFilter,
  listNationalTeams,
  listNationalValues,
  listTeamPractice,
} from "../../store/rankings/nationalRankings.ts";
import type { Compared } from "../../store/rankings/rankings.ts";
import { type PlayerLeaderboard, playerLeaderboard } from "./playerLeaderboard.ts";
import { createRankingCache } from "./rankingCache.ts";
import { bestValues, practiceValues, type TeamLeaderboard, teamLeaderboard } from "./teamLeaderboard.ts";

const playersBytes = 64 * 1024 * 1024;
const teamsBytes = 16 * 1024 * 1024;

/**
 * The leaderboards of the country as of the end of `asOf`, each made once a day by one statement over the summary, then
 * kept in this server's memory (EN-10, AP-6). What arrives later for days already over counts from the next day on.
 */
export function createNationalRankingCache(db: Queryable) {
  const players = createRankingCache<PlayerLeaderboard>(playersBytes);
  const teams = createRankingCache<TeamLeaderboard>(teamsBytes);

  const playersOf = (field: Field, compared: Compared, range: DateRange, asOf: string) =>
    players.get(JSON.stringify([asOf, field, compared, range]), async () =>
      playerLeaderboard(await listNationalValues(db, field, compared, range)),
    );

  return {
    players: playersOf,
    /** Teams by the mean of their best in `compared`; without it by 実施率, where `group` is not asked for. */
    teams: (
      field: Field,
      compared: Compared | null,
      group: GroupFilter,
      { current, before }: RankingRanges,
      asOf: string,
    ) =>
      teams.get(JSON.stringify([asOf, field, compared, group, current]), async () => {
        const known = await listNationalTeams(db, field);
        if (!compared)
          return teamLeaderboard(known, practiceValues(await listTeamPractice(db, field, current, before)));
        const now = await playersOf(field, compared, current, asOf);
        const earlier = await playersOf(field, compared, before, asOf);
        return teamLeaderboard(known, bestValues(now.view(group), earlier.view(group)));
      }),
  };
}
