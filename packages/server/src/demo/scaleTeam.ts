import { grades } from "@kyuseki/domain";
import { type Db, inTransaction, type Tx } from "../db/pool.ts";
import { hashPassword } from "../http/password.ts";
import { demoPassword } from "./accounts.ts";
import { battingSession } from "./batting.ts";
import { bodyHistory } from "./body.ts";
import { type Day, moment, tokyoDay } from "./calendar.ts";
import { analyzerId, inventMember } from "./person.ts";
import { pitchingSession } from "./pitching.ts";
import { type Player, talentOf } from "./player.ts";
import { pick, randomFrom } from "./random.ts";
import type { MeasurementRow, TeamRow } from "./rows.ts";
import type { ScaleSize } from "./scaleOptions.ts";
import { schoolYearsOn } from "./schoolYears.ts";
import {
  addUser,
  analyzeTables,
  insertBodySizes,
  insertMeasurements,
  insertMembers,
  insertTeams,
  removeTeamOf,
  reserveIds,
} from "./write.ts";

export const scaleAccount = { email: "scale@demo.kyuseki.example", name: "規模 試" } as const;

const BATCH_ROWS = 20_000;
const SESSION_BALLS = 25;
const DAYS = 730;

/** Puts one team of exactly this size into the database, in place of the one an earlier run made. All or nothing. */
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
    const created_at = moment(today - DAYS - 30, 0);
    const team: TeamRow = { ...scaleTeam, team_id, created_at };
    await insertTeams(tx, [team], today);
    await addUser(tx, { ...scaleAccount, team_id, password_hash, coach_type: "manager", created_at });
    const players = await addPlayers(tx, team, size.members, today);
    await addMeasurements(tx, players, size.measurements, today, onProgress);
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

async function addMeasurements(
  tx: Tx,
  players: readonly Player[],
  total: number,
  today: Day,
  onProgress: (measurements: number) => void,
) {
  let waiting: MeasurementRow[] = [];
  let written = 0;
  const flush = async () => {
    await insertMeasurements(tx, waiting);
    written += waiting.length;
    waiting = [];
    onProgress(written);
  };
  for (const [index, player] of players.entries()) {
    const share = Math.floor(total / players.length) + (index < total % players.length ? 1 : 0);
    for (const row of sessions(player, index, share, today)) {
      waiting.push(row);
      if (waiting.length === BATCH_ROWS) await flush();
    }
  }
  if (waiting.length > 0) await flush();
}

/** `count` balls in equal sessions spread over two years, bat and arm in turn, oldest first. */
function* sessions(player: Player, index: number, count: number, today: Day): Generator<MeasurementRow> {
  const random = randomFrom(`scale/measurements/${index}`);
  const days = Math.ceil(count / SESSION_BALLS);
  for (let session = 0; session < days; session += 1) {
    const balls = Math.min(SESSION_BALLS, count - session * SESSION_BALLS);
    const day = today - DAYS + Math.floor((session * DAYS) / days);
    const startSeconds = 9 * 3600 + (session % 8) * 900;
    yield* session % 2 === 0
      ? battingSession(random, player, { day, today, startSeconds, balls, battingType: session % 4 === 0 ? 1 : 2 })
      : pitchingSession(random, player, { day, today, startSeconds, pitches: balls });
  }
}
