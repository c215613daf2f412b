import type { Ball, Gender, Grade } from "@kyuseki/domain";
import { type Day, moment } from "../generate/calendar.ts";
import {
  type Choice,
  type NonEmpty,
  pick,
  pickWeighted,
  type Random,
  randomFrom,
  wholeBetween,
} from "../generate/random.ts";
import { inventMember } from "../people/person.ts";
import { type Player, talentOf } from "../people/player.ts";
import { battingSession } from "../sessions/batting.ts";
import { pitchingSession } from "../sessions/pitching.ts";
import { clubKinds, placeHeads, placeTails } from "../tables/clubNames.ts";
import { inhabitants } from "../tables/prefectures.ts";
import type { MeasurementRow, MemberRow, TeamRow } from "../write/rows.ts";
import type { TeamRows } from "./baseballTeam.ts";

export const CLUBS = 300;
const LEAST_CLUBS = 3;

/** How many clubs each prefecture gets, by JIS code − 1: three at least, the rest by inhabitants (largest remainder). */
export function clubsByPrefecture(): number[] {
  const everyone = inhabitants.reduce((sum, people) => sum + people, 0);
  const free = CLUBS - LEAST_CLUBS * inhabitants.length;
  const quotas = inhabitants.map((people, index) => ({ index, quota: (free * people) / everyone }));
  const counts = quotas.map(({ quota }) => LEAST_CLUBS + Math.floor(quota));
  const missing = CLUBS - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = quotas.toSorted((one, other) => (other.quota % 1) - (one.quota % 1));
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** The other clubs of the national rankings. Takes one id for each. */
export function clubTeams(ids: readonly number[], today: Day): TeamRow[] {
  const random = randomFrom("clubs");
  const prefectures = clubsByPrefecture().flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const places = shuffled(
    random,
    placeHeads.flatMap((head) => placeTails.map((tail) => `${head}${tail}`)),
  );
  return ids.map((team_id, index) => {
    const sport_type = random() < 0.15 ? "softball" : "baseball";
    return {
      team_id,
      name: `${places[index]}${pick(random, clubKinds[sport_type])}`,
      sport_type,
      ball:
        sport_type === "softball"
          ? "soft"
          : pickWeighted<Ball>(random, [
              ["rubber", 7],
              ["hard", 3],
            ]),
      prefecture: prefectures[index] ?? 1,
      league: "",
      nextshot_available: random() < 0.6,
      created_at: moment(today - 400, 0),
    };
  });
}

/** About twenty players of one club, each with one day at the bat and, for most, one on the mound within 90 days. */
export function clubRows(team: TeamRow, ids: readonly number[], today: Day): TeamRows {
  const random = randomFrom(`club/${team.name}`);
  const stages = stagesOf(random, team);
  const month = randomFrom(`club/month/${team.name}`);
  const rows: TeamRows = { members: [], bodySizes: [], measurements: [] };
  for (const id of ids) {
    const grade = pick(random, stages);
    const gender = random() < (team.sport_type === "softball" ? 0.9 : 0.12) ? "F" : "M";
    const { row } = inventMember(random, { team, id, grade, gender, today });
    rows.members.push(row);
    const player = playerOf(random, team, row, grade);
    rows.measurements.push(...measured(random, player, today));
    if (measuresMonthly(month, team, gender)) rows.measurements.push(...measuredThisMonth(month, player, today));
  }
  return rows;
}

export function clubSizes(random: Random): number[] {
  return Array.from({ length: CLUBS }, () => wholeBetween(random, 16, 24));
}

/** Clubs take one school stage; hard ball begins with junior high school. */
function stagesOf(random: Random, team: TeamRow): NonEmpty<Grade> {
  const stages: NonEmpty<Choice<NonEmpty<Grade>>> = [
    [["e3", "e4", "e5", "e6", "e6"], team.ball === "hard" ? 0 : 5],
    [["j1", "j2", "j3"], 4],
    [["h1", "h2", "h3"], 2],
  ];
  return pickWeighted(random, stages);
}

function playerOf(random: Random, team: TeamRow, member: MemberRow, grade: Grade): Player {
  return {
    team_id: team.team_id,
    member_id: member.id,
    gender: member.gender ?? "M",
    grade,
    ball: team.ball,
    source: team.nextshot_available ? "nextshot" : "manual",
    ...talentOf(random),
    pitches: [1],
  };
}

function measured(random: Random, player: Player, today: Day): MeasurementRow[] {
  const day = today - wholeBetween(random, 1, 88);
  const startSeconds = wholeBetween(random, 9 * 60, 15 * 60) * 60;
  const hits = ([1, 2, 3] as const).flatMap((battingType) =>
    battingSession(random, player, {
      day,
      today,
      battingType,
      startSeconds: startSeconds + battingType * 600,
      balls: battingType === 3 ? 1 : 2,
    }),
  );
  if (random() < 0.35) return hits;
  return [
    ...hits,
    ...pitchingSession(random, player, {
      day,
      today,
      startSeconds: startSeconds + 3600,
      pitches: 3,
      fastballsOnly: true,
    }),
  ];
}

/** So many that of every grade, boys and girls, enough have measured lately to be compared with (AI stats 1). */
function measuresMonthly(random: Random, { ball, nextshot_available }: TeamRow, gender: Gender): boolean {
  const isKeen = random() < (gender === "F" ? 1 : 0.12);
  return isKeen && ball === "rubber" && nextshot_available;
}

/** Enough balls of each batting type for a mean (AI stats 1), on one day of the last four weeks. */
function measuredThisMonth(random: Random, player: Player, today: Day): MeasurementRow[] {
  const day = today - wholeBetween(random, 1, 27);
  const startSeconds = wholeBetween(random, 9 * 60, 15 * 60) * 60;
  return ([1, 2, 3] as const).flatMap((battingType) =>
    battingSession(random, player, {
      day,
      today,
      battingType,
      startSeconds: startSeconds + battingType * 600,
      balls: 10,
    }),
  );
}

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
