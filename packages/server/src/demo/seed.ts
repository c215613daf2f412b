import { authorOf } from "@kyuseki/domain";
import { type Db, inTransaction, type Tx } from "../db/pool.ts";
import type { Files } from "../files/files.ts";
import { hashPassword } from "../security/password.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { addApplications } from "./applications.ts";
import { addCrest } from "./crest.ts";
import { addCommentOnPain, baseballDiaries, softballDiaries } from "./diaries/diaries.ts";
import { addEvents } from "./events.ts";
import { type Day, moment, tokyoDay } from "./generate/calendar.ts";
import { randomFrom } from "./generate/random.ts";
import { addNotes } from "./notes.ts";
import { addInformation, addNotices } from "./notices.ts";
import { withUniformNumbers } from "./people/uniformNumbers.ts";
import { addProviderEvents } from "./providerEvents.ts";
import { removingFilesOnError } from "./removingFilesOnError.ts";
import { addMeasuring } from "./seedMeasuring.ts";
import { roster } from "./tables/roster.ts";
import { baseballRows, baseballTeam, type TeamRows } from "./teams/baseballTeam.ts";
import { clubPractice } from "./teams/clubPractice.ts";
import { CLUBS, clubRows, clubSizes, clubTeams } from "./teams/nationalClubs.ts";
import { SOFTBALL_MEMBERS, softballRows, softballTeam } from "./teams/softballTeam.ts";
import { addVideos } from "./videos.ts";
import type { TeamRow } from "./write/rows.ts";
import {
  addUser,
  analyzeTables,
  insertBodySizes,
  insertMeasurements,
  insertMembers,
  insertTeams,
  reserveIds,
} from "./write/write.ts";
import { insertTeamPracticeDays, pushDiaries } from "./write/writePractice.ts";

/**
 * Fills an empty database with the two demo teams, their accounts and 300 other clubs, or leaves it and `files` as they
 * were.
 * Dates hang on the Tokyo day of `now`, nothing but events lies in its future; two databases seeded on one day hold the same rows
 * except for the salts of the passwords.
 */
export function seedDemo(db: Db, files: Files, now: Date): Promise<void> {
  return removingFilesOnError(files, (noted) => seed(db, noted, now));
}

async function seed(db: Db, files: Files, now: Date): Promise<void> {
  const today = tokyoDay(now);
  const accounts = await Promise.all(
    demoAccounts.map(async (account) => ({ ...account, password_hash: await hashPassword(demoPassword) })),
  );
  await inTransaction(db, async (tx) => {
    const [baseballId = 0, softballId = 0, ...clubIds] = await reserveIds(tx, "teams", 2 + CLUBS);
    const baseball = { ...baseballTeam, team_id: baseballId, created_at: moment(today - 760, 0) };
    const softball = { ...softballTeam, team_id: softballId, created_at: moment(today - 400, 0) };
    const clubs = clubTeams(clubIds, today);
    await insertTeams(tx, [baseball, softball, ...clubs], today);
    const users: number[] = [];
    for (const { team, ...account } of accounts) {
      const team_id = team === "baseball" ? baseballId : softballId;
      users.push(await addUser(tx, { ...account, team_id, created_at: moment(today, 0) }));
    }
    const [manager = 0, coach = 0, softballManager = 0] = users;
    const players = baseballRows(baseballId, await reserveIds(tx, "members", roster.length), today);
    await insertRows(tx, players);
    await addApplications(tx, players.members);
    await pushDiaries(tx, baseballDiaries(players.members, today), moment(today, 0));
    await addMeasuring(tx, { team_id: baseballId, by: coach, quarters: 8, today }, players.members);
    await addCommentOnPain(tx, { team_id: baseballId, user_id: coach }, players.members, today);
    await addInformation(tx, manager, today);
    const author = authorOf(demoAccounts[0]);
    await addNotices(tx, { team_id: baseballId, user_id: manager, author, today });
    await addEvents(tx, { team_id: baseballId, user_id: manager, author, today });
    const coaches = [
      { user_id: manager, name: demoAccounts[0].name },
      { user_id: coach, name: demoAccounts[1].name },
    ] as const;
    await addNotes(tx, { team_id: baseballId, today, coaches });
    await addCrest(tx, files, baseballId);
    await addVideos(tx, files, { teamId: baseballId, pitcherId: idOf(players.members, filmedPitcher), by: coach });

    const softballPlayers = softballRows(softball, await reserveIds(tx, "members", SOFTBALL_MEMBERS), today);
    await insertRows(tx, softballPlayers);
    await pushDiaries(tx, softballDiaries(softballPlayers.members, today), moment(today, 0));
    await addMeasuring(tx, { team_id: softballId, by: softballManager, quarters: 2, today }, softballPlayers.members);

    const sizes = clubSizes(randomFrom("clubs/sizes"));
    await insertRows(tx, await allClubs(tx, clubs, sizes, today));
    await insertTeamPracticeDays(
      tx,
      clubs.flatMap((club, index) => clubPractice(club, sizes[index] ?? 0, today)),
    );
    await addProviderEvents(tx, { team_id: baseballId, today });
    await analyzeTables(tx);
  });
}

const filmedPitcher = "小野寺 湊";

function idOf(members: TeamRows["members"], name: string): number {
  const member = members.find(({ last_name, first_name }) => `${last_name} ${first_name}` === name);
  if (!member) throw new RangeError(`${name} is not on the roster`);
  return member.id;
}

async function allClubs(tx: Tx, clubs: readonly TeamRow[], sizes: readonly number[], today: Day): Promise<TeamRows> {
  const ids = await reserveIds(
    tx,
    "members",
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const rows: TeamRows = { members: [], bodySizes: [], measurements: [] };
  let taken = 0;
  clubs.forEach((team, index) => {
    const size = sizes[index] ?? 0;
    const club = clubRows(team, ids.slice(taken, taken + size), today);
    taken += size;
    rows.members.push(...club.members);
    rows.measurements.push(...club.measurements);
  });
  return rows;
}

async function insertRows(tx: Tx, rows: TeamRows): Promise<void> {
  await insertMembers(tx, withUniformNumbers(rows.members));
  await insertBodySizes(tx, rows.bodySizes);
  await insertMeasurements(tx, rows.measurements);
}
