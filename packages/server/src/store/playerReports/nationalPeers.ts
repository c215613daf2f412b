import type { Ball, BattingTypeCode, DateRange, SportType } from "@kyuseki/domain";
import type { BattingRecord, PitchingRecord } from "@kyuseki/domain/aiStats";
import type { Queryable } from "../../db/pool.ts";
import { inRange, moment, type PeerGroup } from "./aiStats.ts";

/** A player of another team, without a name: the team only says how many teams there are. */
export type NationalPeer<Record> = { teamId: number; records: Record[] };

type Condition = { sport: SportType; ball: Ball; range: DateRange };

/**
 * Balls of at most 200 players of other teams of the sport, real or invented as the team is (OP-2), of the same grade and
 * gender and with measurements under the condition; none when the team does not take part in national comparisons.
 */
export async function listNationalBatting(
  db: Queryable,
  alike: PeerGroup,
  { battingType, ...of }: Condition & { battingType: BattingTypeCode },
): Promise<NationalPeer<BattingRecord>[]> {
  const { rows } = await db.query<BattingRecord & Who>({
    name: "national batting records",
    text: `with player as materialized (${players})
           select s.team_id as "teamId", s.member_id as "memberId", ${moment}, s.batting_type, s.ball, s.angle, s.speed
           from player p join sound_measurements s on s.team_id = p.team_id and s.member_id = p.id
           where ${inRange} and s.mode = 1 and s.ball = $7 and s.batting_type = $9 and s.speed > 0
           order by s.measured_at, s.id`,
    values: valuesOf(alike, of, 1, battingType),
  });
  return byPlayer(rows);
}

/** The same of pitches. */
export async function listNationalPitching(
  db: Queryable,
  alike: PeerGroup,
  of: Condition,
): Promise<NationalPeer<PitchingRecord>[]> {
  const { rows } = await db.query<PitchingRecord & Who>({
    name: "national pitching records",
    text: `with player as materialized (${players})
           select s.team_id as "teamId", s.member_id as "memberId", ${moment}, s.ball, s.tag_pitch,
             case when s.speed > 0 then s.angle end as angle, s.speed
           from player p join sound_measurements s on s.team_id = p.team_id and s.member_id = p.id
           where ${inRange} and s.mode = 2 and s.ball = $7 order by s.measured_at, s.id`,
    values: valuesOf(alike, of, 4, 0),
  });
  return byPlayer(rows);
}

type Who = { teamId: number; memberId: number };

/**
 * Which 200 does not depend on their figures, and stays the same from call to call. They are looked for among 2,000, so that a
 * larger nation does not make the search longer.
 */
const players = `
  select m.team_id, m.id from (
    select team_id, id from live_members where state = 'active' and grade = $2 and gender = $3 and team_id <> $1
    order by hashint8extended(id, 0), team_id limit 2000
  ) m join teams t using (team_id) left join team_settings s using (team_id)
  where t.sport_type = $4 and t.demo = (select own.demo from teams own where own.team_id = $1) and t.closed_at is null
    and coalesce(s.national, true)
    and coalesce((select own.national from team_settings own where own.team_id = $1), true)
    and exists (select 1 from measurement_days d where d.team_id = m.team_id and d.member_id = m.id and d.kind = $8
      and d.batting_type = $9 and d.ball = $7 and d.date between $5 and $6)
  order by hashint8extended(m.id, 0), m.team_id limit 200`;

const valuesOf = (
  { teamId, grade, gender }: PeerGroup,
  { sport, ball, range }: Condition,
  kind: number,
  battingType: BattingTypeCode | 0,
) => [teamId, grade, gender, sport, range.start, range.end, ball, kind, battingType];

function byPlayer<Row extends Who>(rows: readonly Row[]): NationalPeer<Row>[] {
  return Array.from(Map.groupBy(rows, ({ teamId, memberId }) => `${teamId}/${memberId}`).values(), (records) => ({
    teamId: records[0]?.teamId ?? 0,
    records,
  }));
}
