import { grades } from "@kyuseki/domain";
import type { Tx } from "../../db/pool.ts";
import { type Day, moment } from "../generate/calendar.ts";
import { pick, randomFrom } from "../generate/random.ts";
import { inventMember } from "../people/person.ts";
import { type Player, talentOf } from "../people/player.ts";
import { inhabitants } from "../tables/prefectures.ts";
import { clubPractice } from "../teams/clubPractice.ts";
import type { MemberRow, TeamRow } from "../write/rows.ts";
import { insertMembers, insertTeams, reserveIds } from "../write/write.ts";
import { insertTeamPracticeDays } from "../write/writePractice.ts";

const PLAYERS = 20;
/** What a later run knows them by. */
const league = "規模リーグ";

/** The other clubs of a national ranking of the size asked for, in place of those an earlier run made. */
export async function replaceScaleClubs(tx: Tx, count: number, today: Day): Promise<Player[]> {
  await tx.query("delete from measurements where team_id in (select team_id from teams where league = $1)", [league]);
  await tx.query("delete from teams where league = $1", [league]);
  const ids = await reserveIds(tx, "teams", count);
  const teams = ids.map(
    (team_id, index): TeamRow => ({
      team_id,
      name: `規模クラブ${index + 1}`,
      sport_type: "baseball",
      ball: "rubber",
      prefecture: (index % inhabitants.length) + 1,
      league,
      nextshot_available: true,
      created_at: moment(today - 400, 0),
    }),
  );
  await insertTeams(tx, teams, today);
  const memberIds = await reserveIds(tx, "members", count * PLAYERS);
  const invented = memberIds.flatMap((id, index) => {
    const team = teams[Math.floor(index / PLAYERS)];
    return team ? [playerOf(team, id, index, today)] : [];
  });
  await insertMembers(
    tx,
    invented.map(({ row }) => row),
  );
  await insertTeamPracticeDays(
    tx,
    teams.flatMap((team) => clubPractice(team, PLAYERS, today)),
  );
  return invented.map(({ player }) => player);
}

function playerOf(team: TeamRow, id: number, index: number, today: Day): { row: MemberRow; player: Player } {
  const random = randomFrom(`scale/clubs/${index}`);
  const grade = pick(random, grades);
  const gender = random() < 0.2 ? "F" : "M";
  const { row } = inventMember(random, { team, id, grade, gender, today });
  const { team_id, ball } = team;
  return {
    row,
    player: { team_id, member_id: id, gender, grade, ball, source: "nextshot", ...talentOf(random), pitches: [1, 3] },
  };
}
