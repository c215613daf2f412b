import { type Ball, type BattingTypeCode, type contract, periodRange, rangeBefore } from "@kyuseki/domain";
import { type BattingPeer, type BattingRecord, battingPeerFigures, battingStats } from "@kyuseki/domain/aiStats";
import {
  listBattingRecords,
  listNationalMeans,
  listPeersBatting,
  type PeerGroup,
} from "../../store/playerReports/aiStats.ts";
import {
  ballsOf,
  latestConditionGroups,
  type PlayerCall,
  peerGroupOf,
  recordDays,
  unixSeconds,
} from "./aiStatsInput.ts";
import { nearestConditionGroup } from "./conditionGroups.ts";
import { requireReportPlayer } from "./reportPlayer.ts";

export async function battingAiStats({
  session,
  params: { id },
  query,
  db,
  now,
}: PlayerCall<typeof contract.getBattingAiStats>) {
  const { team_id: teamId, sport_type: sport } = session.team;
  const range = periodRange(query.period, now);
  const before = rangeBefore(range);
  const member = { teamId, memberId: id };
  const both = { ...member, start: before.start, end: range.end };
  const found = await requireReportPlayer(db, both, 1, range.start);
  const records = await listBattingRecords(db, { ...member, ...recordDays(now) });
  const usual = { batting_type: 1, ball: found.ball } as const;
  const answered = latestConditionGroups(
    found.groups.filter(({ batting_type, ball }) => batting_type !== null && ball !== null),
  );
  const chosen = nearestConditionGroup(answered, query, usual);
  const battingType = chosen.batting_type ?? usual.batting_type;
  const ball = chosen.ball ?? usual.ball;

  const alike = peerGroupOf(found, teamId, id);
  const seconds = unixSeconds(now);
  const rows: BattingPeer[] = [];
  const national: number[] = [];
  if (alike) {
    const types = Array.from(new Set<BattingTypeCode>([battingType, liveBatting]));
    for (const { memberId, records: its } of await listPeersBatting(db, alike, { types, ball, range })) {
      for (const type of types) rows.push(battingPeer(alike, memberId, type, ball, { records: its, range, seconds }));
    }
    const of = { sport, battingType, ball, range, balls: fewestBalls };
    national.push(...(await listNationalMeans(db, alike, of)));
    for (const mean of national) rows.push(nameless(alike, { battingType, ball }, mean));
  }
  const stats = battingStats({
    player: { memberId: id, grade: found.grade, gender: found.gender },
    condition: { battingType, ball },
    records,
    peers: rows,
    range,
    now: seconds,
  });
  return {
    range,
    before,
    batting_type: battingType,
    ball,
    choices: ballsOf(found.groups, ball),
    nationwide: national.length > 0,
    stats,
  };
}

type Measured = { records: readonly BattingRecord[]; range: { start: string; end: string }; seconds: number };

function battingPeer(
  { grade, gender }: PeerGroup,
  memberId: number,
  battingType: BattingTypeCode,
  ball: Ball,
  { records, range, seconds }: Measured,
): BattingPeer {
  const condition = { battingType, ball };
  return {
    memberId,
    grade,
    gender,
    condition,
    figures: battingPeerFigures({ condition, records, range, now: seconds }),
  };
}

/** Stands for a player of another team, of whom only the mean is known. No member has the id 0. */
const nameless = (
  { grade, gender }: PeerGroup,
  condition: BattingPeer["condition"],
  speedMean: number,
): BattingPeer => ({
  memberId: 0,
  grade,
  gender,
  condition,
  figures: { speedMean, speedP90: null, angleMean: null, speedSd: null, sweetSpotShare: null },
});

const liveBatting: BattingTypeCode = 3;
/** The minimum that figures of the own team need, too. */
const fewestBalls = 10;
