import type { Ball, BattingTypeCode, DateRange, Gender, Grade, SportType } from "@kyuseki/domain";
import type { BattingRecord, PitchingRecord } from "@kyuseki/domain/aiStats";
import type { Queryable } from "../../db/pool.ts";
import { ofMember, type PlayerRange, valuesOf } from "./reportPlayer.ts";

/** Balls that can be right (ai-stats 11), of any batting type and ball. */
export async function listBattingRecords(db: Queryable, of: PlayerRange): Promise<BattingRecord[]> {
  const { rows } = await db.query<BattingRecord>({
    name: "batting records",
    text: `select ${moment}, s.batting_type, s.ball, s.angle, s.speed from sound_measurements s
           where ${ofMember} and s.mode = 1 and s.speed > 0 order by s.measured_at, s.id`,
    values: valuesOf(of),
  });
  return rows;
}

/** Every pitch: one that cannot be right counts as one without a speed. */
export async function listPitchingRecords(db: Queryable, of: PlayerRange): Promise<PitchingRecord[]> {
  const { rows } = await db.query<PitchingRecord>({
    name: "pitching records",
    text: `select ${moment}, s.ball, s.tag_pitch, case when s.speed > 0 then s.angle end as angle, s.speed
           from sound_measurements s where ${ofMember} and s.mode = 2 order by s.measured_at, s.id`,
    values: valuesOf(of),
  });
  return rows;
}

/** The active players of the same grade and gender. */
export type PeerGroup = { teamId: number; memberId: number; grade: Grade; gender: Gender };

type PeersRecords<Record> = { memberId: number; records: Record[] };

/** Balls of the other players of the group in the team, of the batting types and the ball asked for. */
export async function listPeersBatting(
  db: Queryable,
  alike: PeerGroup,
  { types, ball, range }: { types: readonly BattingTypeCode[]; ball: Ball; range: DateRange },
): Promise<PeersRecords<BattingRecord>[]> {
  const { rows } = await db.query<BattingRecord & { memberId: number }>({
    name: "peers' batting records",
    text: `select s.member_id as "memberId", ${moment}, s.batting_type, s.ball, s.angle, s.speed
           from live_members m join sound_measurements s on s.team_id = m.team_id and s.member_id = m.id
           where ${alikeInTeam} and ${inRange} and s.mode = 1 and s.ball = $7 and s.batting_type = any ($8::smallint[])
             and s.speed > 0 order by s.measured_at, s.id`,
    values: [...alikeValues(alike, range), ball, types],
  });
  return byMember(rows);
}

/** The same of pitches. */
export async function listPeersPitching(
  db: Queryable,
  alike: PeerGroup,
  { ball, range }: { ball: Ball; range: DateRange },
): Promise<PeersRecords<PitchingRecord>[]> {
  const { rows } = await db.query<PitchingRecord & { memberId: number }>({
    name: "peers' pitching records",
    text: `select s.member_id as "memberId", ${moment}, s.ball, s.tag_pitch,
             case when s.speed > 0 then s.angle end as angle, s.speed
           from live_members m join sound_measurements s on s.team_id = m.team_id and s.member_id = m.id
           where ${alikeInTeam} and ${inRange} and s.mode = 2 and s.ball = $7 order by s.measured_at, s.id`,
    values: [...alikeValues(alike, range), ball],
  });
  return byMember(rows);
}

/**
 * Mean exit speeds (km/h) of players of other teams of the sport, real or invented as the team is (OP-2), alike and with at least `balls` in the range, without a
 * name; none when the team does not take part in national comparisons.
 */
export async function listNationalMeans(
  db: Queryable,
  { teamId, grade, gender }: PeerGroup,
  of: { sport: SportType; battingType: BattingTypeCode; ball: Ball; range: DateRange; balls: number },
): Promise<number[]> {
  const { rows } = await db.query<{ mean: number }>({
    name: "national exit speeds",
    text: `with player as materialized (
             select m.team_id, m.id from live_members m join teams t using (team_id) left join team_settings s using (team_id)
             where m.state = 'active' and m.grade = $2 and m.gender = $3 and m.team_id <> $1 and t.sport_type = $4
               and t.demo = (select own.demo from teams own where own.team_id = $1) and t.closed_at is null
               and coalesce(s.national, true)
               and coalesce((select own.national from team_settings own where own.team_id = $1), true)
           )
           select sum(d.sum) / sum(d.count) as mean
           from measurement_days d join player p on p.team_id = d.team_id and p.id = d.member_id
           where d.kind = 1 and d.batting_type = $5 and d.ball = $6 and d.date between $7 and $8
           group by d.team_id, d.member_id having sum(d.count) >= $9`,
    values: [teamId, grade, gender, of.sport, of.battingType, of.ball, of.range.start, of.range.end, of.balls],
  });
  return rows.map(({ mean }) => mean);
}

/** Changes when a team comes, or begins or ceases to take part in national comparisons. */
export async function findNationalState(db: Queryable): Promise<object | undefined> {
  const { rows } = await db.query<object>({
    name: "national state",
    text: `select (select count(*) from teams where closed_at is null) as teams, count(*) as away, sum(hashint4extended(team_id, 0)) as who
           from team_settings where not national`,
  });
  return rows[0];
}

const moment = "extract(epoch from s.measured_at) as datetime";
const alikeInTeam = "m.team_id = $1 and m.id <> $2 and m.grade = $3 and m.gender = $4 and m.state = 'active'";
const inRange = `s.measured_at >= $5::date::timestamp at time zone 'Asia/Tokyo'
  and s.measured_at < ($6::date + 1)::timestamp at time zone 'Asia/Tokyo'`;
const alikeValues = ({ teamId, memberId, grade, gender }: PeerGroup, { start, end }: DateRange) => [
  teamId,
  memberId,
  grade,
  gender,
  start,
  end,
];

function byMember<Row extends { memberId: number }>(rows: readonly Row[]): PeersRecords<Row>[] {
  return Array.from(
    Map.groupBy(rows, ({ memberId }) => memberId),
    ([memberId, records]) => ({ memberId, records }),
  );
}
