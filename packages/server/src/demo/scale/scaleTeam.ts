import { grades } from "@kyuseki/domain";
import { type Db, inTransaction, type Tx } from "../../db/pool.ts";
import { hashPassword } from "../../security/password.ts";
import { demoPassword } from "../accounts.ts";
import { type Day, moment, tokyoDay } from "../generate/calendar.ts";
import { pick, randomFrom } from "../generate/random.ts";
import { schoolYearsOn } from "../generate/schoolYears.ts";
import { bodyHistory } from "../people/body.ts";
import { analyzerId, inventMember } from "../people/person.ts";
import { type Player, talentOf } from "../people/player.ts";
import type { TeamRow } from "../write/rows.ts";
import {
  addUser,
  analyzeTables,
  insertBodySizes,
  insertMembers,
  insertTeams,
  removeTeamOf,
  reserveIds,
} from "../write/write.ts";
import { addClubMeasurements } from "./scaleBalls.ts";
import { replaceScaleClubs } from "./scaleClubs.ts";
import { addDiary } from "./scaleDiary.ts";
import { addMeasurements } from "./scaleMeasurements.ts";
import { addMessages } from "./scaleMessages.ts";
import type { ScaleSize } from "./scaleOptions.ts";

export const scaleAccount = { email: "scale@demo.kyuseki.example", name: "規模 試" } as const;

/** Puts one team of exactly this size, and other clubs beside it, in place of what an earlier run made. All or nothing. */
export async function replaceScaleTeam(
  db: Db,
  size: ScaleSize,
  now: Date,
  onProgress: (measurements: number) => void,
): Promise<void> {
  const today = tokyoDay(now);
  const password_hash = await hashPassword(demoPassword);
  await inTransaction(db, async (tx) => {
    await removeTeamOf(tx, scaleAccount.email);
    const [team_id = 0] = await reserveIds(tx, "teams", 1);
    const created_at = moment(today - 760, 0);
    const team: TeamRow = { ...scaleTeam, team_id, created_at };
    await insertTeams(tx, [team], today);
    await addUser(tx, { ...scaleAccount, team_id, password_hash, coach_type: "manager", created_at });
    const players = await addPlayers(tx, team, size.members, today);
    await addDiary(tx, team_id, today);
    await replaceScaleClubs(tx, size.teams, today);
    await addMessages(tx, team_id, today);
    await addMeasurements(tx, players, size.own, today, onProgress);
    await addClubMeasurements(tx, size.measurements - size.own, today, (written) => onProgress(size.own + written));
  });
  await analyzeTables(db);
}

const scaleTeam = {
  name: "大所帯ベースボールクラブ",
  sport_type: "baseball",
  ball: "rubber",
  prefecture: 13,
  league: "",
  nextshot_available: true,
} as const satisfies Partial<TeamRow>;

async function addPlayers(tx: Tx, team: TeamRow, members: number, today: Day): Promise<Player[]> {
  const ids = await reserveIds(tx, "members", members);
  const invented = ids.map((id, index) => {
    const random = randomFrom(`scale/${index}`);
    const grade = pick(random, grades);
    const gender = random() < 0.2 ? "F" : "M";
    const { row, build } = inventMember(random, { team, id, grade, gender, today });
    const person = { gender, build, schoolYearsOn: (day: Day) => schoolYearsOn(day, grade, today) } as const;
    const sizes = bodyHistory(random, person, 24, today - 1);
    const latest = sizes.at(-1);
    const member = {
      ...row,
      ...(latest && { height: latest.height, weight: latest.weight }),
      email: `scale-${index + 1}@demo.kyuseki.example`,
      nextshot_usage: "in_use",
      nextshot_id: analyzerId(random),
      nextrainer_usage: "in_use",
      nextrainer_purchased: true,
    } as const;
    const talent = talentOf(random);
    const player: Player = {
      team_id: team.team_id,
      member_id: id,
      gender,
      grade,
      ball: team.ball,
      source: "nextshot",
      ...talent,
      pitches: [1, 3, 4, 6],
    };
    return { member, sizes: sizes.map((bodySize) => ({ team_id: team.team_id, member_id: id, ...bodySize })), player };
  });
  await insertMembers(
    tx,
    invented.map(({ member }) => member),
  );
  await insertBodySizes(
    tx,
    invented.flatMap(({ sizes }) => sizes),
  );
  return invented.map(({ player }) => player);
}
