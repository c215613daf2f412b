import type { Ball, BattingTypeCode, DateRange, Gender, Grade } from "@kyuseki/domain";
import type { BattingRecord, PitchingRecord } from "@kyuseki/domain/aiStats";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
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

export type PeersRecords<Record> = { memberId: number; records: Record[] };

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

/** Grows when a team comes, goes, or begins or ceases to take part in national comparisons. */
export async function findNationalSampleVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>({
    name: "national sample",
    text: "select version from national_sample",
  });
  return firstRow(rows).version;
}

export const moment = "extract(epoch from s.measured_at) as datetime";
const alikeInTeam = "m.team_id = $1 and m.id <> $2 and m.grade = $3 and m.gender = $4 and m.state = 'active'";
export const inRange = `s.measured_at >= $5::date::timestamp at time zone 'Asia/Tokyo'
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
