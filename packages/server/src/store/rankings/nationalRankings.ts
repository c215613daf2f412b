import type { DateRange, Gender, Grade, GradeGroup, SportType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";
import { type Compared, summarizedKinds } from "./rankings.ts";

export type OwnPlayer = { id: number; last_name: string; first_name: string };

/** Of these, who is an active player of the team now. */
export async function listOwnPlayers(db: Queryable, teamId: number, ids: readonly number[]): Promise<OwnPlayer[]> {
  const { rows } = await db.query<OwnPlayer>(
    `select id, last_name, first_name from live_members
     where team_id = $1 and id = any ($2::int[]) and state = 'active'`,
    [teamId, ids],
  );
  return rows;
}

/** The clubs that are compared: of one sport, and either real or invented ones (OP-2). */
export type Field = { sport_type: SportType; demo: boolean };

/** team, player, prefecture, grade, gender, value. */
export type NationalValue = [number, number, number, Grade, Gender | null, number];

/**
 * Every active player of the field whose team takes part and who was measured in the range, best first. Among equals the
 * order says nothing of the teams.
 */
export async function listNationalValues(
  db: Queryable,
  { sport_type, demo }: Field,
  { kind, batting_type, ball }: Compared,
  { start, end }: DateRange,
): Promise<NationalValue[]> {
  const { rows } = await db.query<NationalValue>({
    rowMode: "array",
    // Whoever could be ranked comes first and as a whole: joined one by one, the planner takes thousands for a handful.
    text: `with player as materialized (
             select m.team_id, m.id, t.prefecture, m.grade, m.gender
             from live_members m join teams t using (team_id) left join team_settings s using (team_id)
             where m.state = 'active' and t.sport_type = $6 and t.demo = $7 and t.closed_at is null and coalesce(s.national, true)
           ), measured as (
             select team_id, member_id, ${kind === 3 ? "sum(count)" : oneDecimal("max(best)")} as value
             from measurement_days
             where kind = any ($1::smallint[]) and ($2::smallint is null or batting_type = $2)
               and ($3::text is null or ball = $3) and date between $4 and $5
             group by team_id, member_id
           )
           select p.team_id, p.id, p.prefecture, p.grade, p.gender, m.value
           from measured m join player p on p.team_id = m.team_id and p.id = m.member_id
           order by m.value desc, p.prefecture, p.grade, hashint8(p.team_id::bigint << 32 | p.id)`,
    values: [summarizedKinds(kind), batting_type, ball, start, end, sport_type, demo],
  });
  return rows;
}

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
 * A day is expected of a player from the one on which they were registered. The national ranges end with yesterday, which
 * is over for every team's `record_hour`, so that `lastExpectedDay` is their last day.
 */
export async function listTeamPractice(
  db: Queryable,
  { sport_type, demo }: Field,
  current: DateRange,
  before: DateRange,
): Promise<TeamPractice[]> {
  const { rows } = await db.query<TeamPractice>(
    `select e.team_id, e.members, e.expected, e.expected_before,
            coalesce(p.recorded, 0) as recorded, coalesce(p.recorded_before, 0) as recorded_before
     from (
       select m.team_id, count(*) as members,
              sum(greatest($3::date - greatest($2::date, m.since) + 1, 0)) as expected,
              sum(greatest($5::date - greatest($4::date, m.since) + 1, 0)) as expected_before
       from (
         select team_id, (created_at at time zone 'Asia/Tokyo')::date as since from live_members where state = 'active'
       ) m join teams t on t.team_id = m.team_id and t.sport_type = $1 and t.demo = $6 and t.closed_at is null
       group by m.team_id
     ) e left join (
       select team_id, sum(recorded) filter (where date >= $2) as recorded,
              sum(recorded) filter (where date <= $5) as recorded_before
       from team_practice_days where date between $4 and $3 group by team_id
     ) p using (team_id)`,
    [sport_type, current.start, current.end, before.start, before.end, demo],
  );
  return rows;
}

export type GroupFilter = { gender?: Gender | undefined; grade?: GradeGroup | undefined };
