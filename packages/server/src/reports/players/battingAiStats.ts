import { type Ball, type BattingTypeCode, type contract, periodRange, rangeBefore } from "@kyuseki/domain";
import { type BattingPeer, type BattingRecord, battingPeerFigures, battingStats } from "@kyuseki/domain/aiStats";
import { listBattingRecords, listPeersBatting, type PeerGroup } from "../../store/playerReports/aiStats.ts";
import { listNationalBatting } from "../../store/playerReports/nationalPeers.ts";
import {
  ballsOf,
  countUnclassified,
  latestConditionGroups,
  type PlayerCall,
  peerGroupOf,
  recordDays,
  unixSeconds,
} from "./aiStatsInput.ts";
import { nearestConditionGroup } from "./conditionGroups.ts";
import { requireReportPlayer } from "./reportPlayer.ts";
import { nobody, widenPeers } from "./widenPeers.ts";

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
  const answered = found.groups.filter((group) => group.batting_type !== null && group.ball !== null);
  const chosen = nearestConditionGroup(latestConditionGroups(answered), query, usual);
  const battingType = chosen.batting_type ?? usual.batting_type;
  const ball = chosen.ball ?? usual.ball;

  const alike = peerGroupOf(found, teamId, id);
  const seconds = unixSeconds(now);
  const rows: BattingPeer[] = [];
  let [nationwide, basesNationwide] = [false, false];
  if (alike) {
    const types = Array.from(new Set<BattingTypeCode>([battingType, liveBatting]));
    const team = await listPeersBatting(db, alike, { types, ball, range });
    for (const type of types) {
      const own = team.map(({ memberId, records: its }) =>
        battingPeer(alike, memberId, type, ball, { records: its, range, seconds }),
      );
      const wider = await widenPeers(
        own,
        () => listNationalBatting(db, alike, { sport, battingType: type, ball, range }),
        {
          peerOf: (its) => battingPeer(alike, nobody, type, ball, { records: its, range, seconds }),
          counts: ({ figures }) => figures.speedMean !== null,
        },
      );
      rows.push(...wider.peers);
      if (type === battingType) nationwide = wider.nationwide;
      if (type === liveBatting) basesNationwide = wider.nationwide;
    }
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
    choices: ballsOf(answered, ball, "count"),
    unclassified: countUnclassified(found.groups, answered),
    nationwide,
    bases_nationwide: basesNationwide,
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

const liveBatting: BattingTypeCode = 3;
