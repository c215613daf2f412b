import type { DateRange, SportType } from "@kyuseki/domain";
import type { RankingRanges } from "@kyuseki/domain/ranking";
import type { Queryable } from "../../db/pool.ts";
import {
  type GroupFilter,
  readNationalTeams,
  readNationalValues,
  readTeamPractice,
} from "../../store/rankings/nationalRankings.ts";
import type { Compared } from "../../store/rankings/rankings.ts";
import { createBoards } from "./boards.ts";
import { type PlayerBoard, playerBoard } from "./playerBoard.ts";
import { bestValues, practiceValues, type TeamBoard, teamBoard } from "./teamBoard.ts";

const playersBytes = 64 * 1024 * 1024;
const teamsBytes = 16 * 1024 * 1024;

/**
 * EN-10, AP-6. The country's boards as of the end of `asOf`, each made once a day by one statement over the summary, then
 * kept in this server's memory. What arrives later for days already over counts from the next day on.
 */
export function createNationalBoards(db: Queryable) {
  const players = createBoards<PlayerBoard>(playersBytes);
  const teams = createBoards<TeamBoard>(teamsBytes);

  const playersOf = (sport: SportType, compared: Compared, range: DateRange, asOf: string) =>
    players.get(JSON.stringify([asOf, sport, compared, range]), async () =>
      playerBoard(await readNationalValues(db, sport, compared, range)),
    );

  return {
    players: playersOf,
    /** Teams by the mean of their best in `compared`; without it by 実施率, where `group` is not asked for. */
    teams: (
      sport: SportType,
      compared: Compared | null,
      group: GroupFilter,
      { current, before }: RankingRanges,
      asOf: string,
    ) =>
      teams.get(JSON.stringify([asOf, sport, compared, group, current]), async () => {
        const known = await readNationalTeams(db, sport);
        if (!compared) return teamBoard(known, practiceValues(await readTeamPractice(db, sport, current, before)));
        const now = await playersOf(sport, compared, current, asOf);
        const earlier = await playersOf(sport, compared, before, asOf);
        return teamBoard(known, bestValues(now.view(group), earlier.view(group)));
      }),
  };
}
