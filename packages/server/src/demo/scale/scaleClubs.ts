// The other clubs of a nation, made inside the database: ten thousand of them in minutes.
import { grades } from "@kyuseki/domain";
import type { Tx } from "../../db/pool.ts";
import { type Day, isoDate, moment, schoolYearOf } from "../generate/calendar.ts";
import { familyNames } from "../tables/familyNames.ts";
import { givenNames } from "../tables/givenNames.ts";
import { inhabitants } from "../tables/prefectures.ts";

const clubPlayers = 20;
/** What a later run knows them by. */
export const scaleLeague = "規模リーグ";
/** Three months, the longest period (EN-10). */
const PRACTICE_DAYS = 92;

/** In place of those that an earlier run made. */
export async function replaceScaleClubs(tx: Tx, count: number, today: Day): Promise<void> {
  await tx.query("delete from measurements where team_id in (select team_id from teams where league = $1)", [
    scaleLeague,
  ]);
  await tx.query("delete from teams where league = $1", [scaleLeague]);
  if (count === 0) return;
  await tx.query(
    `insert into teams (name, sport_type, ball, prefecture, league, nextshot_available, school_year, created_at,
       updated_at, demo)
     select '規模クラブ' || n, 'baseball', 'rubber', 1 + n % $2, $3, true, $4, $5, $5, true
     from generate_series(1, $1::int) n`,
    [count, inhabitants.length, scaleLeague, schoolYearOf(today), moment(today - 400, 0)],
  );
  await tx.query(members, [
    scaleLeague,
    clubPlayers,
    ...namesOf("M"),
    ...namesOf("F"),
    familyNames.map(([name]) => name),
    familyNames.map(([, kana]) => kana),
    grades,
  ]);
  await tx.query(practice, [scaleLeague, isoDate(today), PRACTICE_DAYS, clubPlayers]);
  // The planner takes fresh tables for empty ones.
  await tx.query("analyze teams, members, team_practice_days");
}

const namesOf = (gender: keyof typeof givenNames) => [
  givenNames[gender].map(([name]) => name),
  givenNames[gender].map(([, kana]) => kana),
];

/** A number from 0 that stays the same for the same place and question. */
const dice = (place: string, question: number, sides: string) =>
  `(hashint8extended(${place}, ${question}) & 2147483647) % ${sides}`;
const oneOf = (names: string, question: number) =>
  `(${names})[1 + ${dice("place", question, `cardinality(${names})`)}]`;

const members = `
  insert into members (team_id, last_name, first_name, last_name_kana, first_name_kana, grade, height, weight, gender,
    pitching, batting, created_at, updated_at)
  select team_id, ${oneOf("$7::text[]", 1)}, case when girl then ${oneOf("$5::text[]", 2)} else ${oneOf("$3::text[]", 2)} end,
    ${oneOf("$8::text[]", 1)}, case when girl then ${oneOf("$6::text[]", 2)} else ${oneOf("$4::text[]", 2)} end,
    ($9::text[])[1 + school_year], 115 + 5 * school_year, 20 + 4 * school_year, case when girl then 'F' else 'M' end,
    case when ${dice("place", 5, "8")} = 0 then 'L' else 'R' end, case when ${dice("place", 6, "4")} = 0 then 'L' else 'R' end,
    created_at, created_at
  from (
    select t.team_id, t.created_at, place, ${dice("place", 3, "5")} = 0 as girl, ${dice("place", 4, "12")} as school_year
    from (select *, row_number() over (order by team_id) as number from teams where league = $1) t
    cross join generate_series(1, $2::int) n cross join lateral (select t.number * $2 + n as place) p
  ) who`;

/** How many of a club recorded on each day; the records themselves are nobody's here. */
const practice = `
  insert into team_practice_days (team_id, date, recorded)
  select t.team_id, $2::date - back, 1 + (${dice("t.team_id", 7, "40")} + ${dice("t.team_id * 1000 + back", 8, "20")}) * $4::int / 60
  from teams t cross join generate_series(0, $3::int) back where t.league = $1`;
