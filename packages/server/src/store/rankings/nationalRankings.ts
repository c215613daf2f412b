import { type DateRange, type Gender, type GradeGroup, grades, type Period, type SportType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";
import { registeredOn } from "../sql/registeredOn.ts";
import { type Compared, summarizedKinds } from "./rankings.ts";

export type OwnPlayer = {
  id: number;
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
};

/** Of these, who is an active player of the team now. */
export async function listOwnPlayers(db: Queryable, teamId: number, ids: readonly number[]): Promise<OwnPlayer[]> {
  const { rows } = await db.query<OwnPlayer>(
    `select id, last_name, first_name, last_name_kana, first_name_kana from live_members
     where team_id = $1 and id = any ($2::int[]) and state = 'active'`,
    [teamId, ids],
  );
  return rows;
}

/** The clubs that are compared: of one sport, and either real or invented ones (OP-2). */
export type Field = { sport_type: SportType; demo: boolean };

/** A period that ends on the day the nation's windows stand for, or the days before it. */
export type NationalSpan = { period: Period; part: "current" | "before" };

const columnNames = { 1: "week", 2: "month", 3: "quarter" } as const satisfies Record<Period, string>;
const columnOf = ({ period, part }: NationalSpan) => `${columnNames[period]}${part === "before" ? "_before" : ""}`;

/**
 * A column of numbers each, in PostgreSQL's byte order: a nation of players as rows would hold up every other answer
 * while it is read. `grade` is the place in `grades`, `gender` 1 for M, 2 for F and 0 where nobody said.
 */
export type NationalColumns = Record<"team" | "member" | "prefecture" | "grade" | "gender" | "value", Buffer>;

/**
 * Every active player of the field whose team takes part and who was measured in the span, best first. Among equals the
 * order says nothing of the teams.
 */
export async function findNationalColumns(
  db: Queryable,
  { sport_type, demo }: Field,
  { kind, batting_type, ball }: Compared,
  span: NationalSpan,
): Promise<NationalColumns> {
  const column = columnOf(span);
  const { rows } = await db.query<NationalColumns>(
    // Whoever could be ranked comes first and as a whole: joined one by one, the planner takes thousands for a handful.
    `with player as materialized (
       select m.team_id, m.id, t.prefecture, m.grade, m.gender
       from live_members m join teams t using (team_id) left join team_settings s using (team_id)
       where m.state = 'active' and t.sport_type = $4 and t.demo = $5 and t.closed_at is null and coalesce(s.national, true)
     ), measured as (
       select team_id, member_id,
         (${kind === 3 ? `sum(count_${column})` : oneDecimal(`max(${column})`)})::double precision as value
       from national_bests
       where kind = any ($1::smallint[]) and ($2::smallint is null or batting_type = $2)
         and ($3::text is null or ball = $3) and ${column} is not null
       group by team_id, member_id
     ), ranked as (
       select p.*, m.value from measured m join player p on p.team_id = m.team_id and p.id = m.member_id
       order by m.value desc, p.prefecture, p.grade, hashint8(p.team_id::bigint << 32 | p.id)
     )
     select ${packed("int4send(team_id)")} as team, ${packed("int4send(id)")} as member,
       ${packed("int2send(prefecture)")} as prefecture,
       ${packed("int2send(array_position($6::text[], grade)::smallint - 1::smallint)")} as grade,
       ${packed("int2send(case gender when 'M' then 1 when 'F' then 2 else 0 end::smallint)")} as gender,
       ${packed("float8send(value)")} as value
     from ranked`,
    [summarizedKinds(kind), batting_type, ball, sport_type, demo, grades],
  );
  const [columns] = rows;
  if (!columns) throw new Error("an aggregate without a row");
  return columns;
}

const packed = (column: string) => `coalesce(string_agg(${column}, ''), '')`;

export type NationalTeam = { team_id: number; name: string; prefecture: number };

/** Teams of the field that take part. */
export async function listNationalTeams(db: Queryable, { sport_type, demo }: Field): Promise<NationalTeam[]> {
  const { rows } = await db.query<NationalTeam>(
    `select t.team_id, t.name, t.prefecture from teams t left join team_settings s using (team_id)
     where t.sport_type = $1 and t.demo = $2 and t.closed_at is null and coalesce(s.national, true)`,
    [sport_type, demo],
  );
  return rows;
}

export type TeamPractice = {
  team_id: number;
  members: number;
  /** Days with a record, and days on which one was expected, of all active players together. */
  recorded: number;
  expected: number;
  recorded_before: number;
  expected_before: number;
};

/**
 * In the ranges of the period, `current` being the one that ends where the windows do. A day is expected of a player from
 * the one on which they were registered or back; the ranges end with yesterday, which is over for every team's
 * `record_hour`, so that `lastExpectedDay` is their last day. Where nothing is expected, what was recorded is taken off: by
 * players who have left, whenever it was, since their app goes on, and for days before a player was registered or back.
 */
export async function listTeamPractice(
  db: Queryable,
  { sport_type, demo }: Field,
  period: Period,
  { current, before }: Record<"current" | "before", DateRange>,
): Promise<TeamPractice[]> {
  const { rows } = await db.query<TeamPractice>(
    `select e.team_id, e.members, e.expected, e.expected_before,
            w.recorded_${columnOf({ period, part: "current" })} - coalesce(u.recorded, 0) as recorded,
            w.recorded_${columnOf({ period, part: "before" })} - coalesce(u.recorded_before, 0) as recorded_before
     from (
       select m.team_id, count(*) as members,
              sum(greatest($3::date - greatest($2::date, m.since) + 1, 0)) as expected,
              sum(greatest($5::date - greatest($4::date, m.since) + 1, 0)) as expected_before
       from (
         select team_id, ${registeredOn("m")} as since from live_members m where state = 'active'
       ) m join teams t on t.team_id = m.team_id and t.sport_type = $1 and t.demo = $6 and t.closed_at is null
       group by m.team_id
     ) e join national_windows w using (team_id)
     left join (
       select m.team_id, count(*) filter (where p.date >= $2) as recorded,
              count(*) filter (where p.date <= $5) as recorded_before
       from (
         select team_id, id, $3::date as until from members where state = 'archived' or deleted_at is not null
         union all
         select team_id, id, ${registeredOn("m")} - 1 from live_members m
         where state = 'active' and coalesce(returned_at, created_at) >= $4::date::timestamp at time zone 'Asia/Tokyo'
       ) m cross join lateral (
         -- With offset, the planner asks for one player after the other: without, for the whole nation.
         select d.date from practice_days d
         where d.team_id = m.team_id and d.member_id = m.id and d.date between $4::date and least(m.until, $3::date) offset 0
       ) p
       group by m.team_id
     ) u using (team_id)`,
    [sport_type, current.start, current.end, before.start, before.end, demo],
  );
  return rows;
}

export type GroupFilter = { gender?: Gender | undefined; grade?: GradeGroup | undefined };
