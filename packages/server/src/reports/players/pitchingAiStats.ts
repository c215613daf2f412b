import { type contract, periodRange, rangeBefore } from "@kyuseki/domain";
import { type PitchingPeer, type PitchingRecord, pitchingPeerFigures, pitchingStats } from "@kyuseki/domain/aiStats";
import { listPeersPitching, listPitchingRecords } from "../../store/playerReports/aiStats.ts";
import { listNationalPitching } from "../../store/playerReports/nationalPeers.ts";
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

export async function pitchingAiStats({
  session,
  params: { id },
  query,
  db,
  now,
}: PlayerCall<typeof contract.getPitchingAiStats>) {
  const teamId = session.team.team_id;
  const range = periodRange(query.period, now);
  const before = rangeBefore(range);
  const member = { teamId, memberId: id };
  const both = { ...member, start: before.start, end: range.end };
  const found = await requireReportPlayer(db, both, 2, range.start);
  const records = await listPitchingRecords(db, { ...member, ...recordDays(now) });
  const answered = found.groups.filter((group) => group.ball !== null);
  const usual = { batting_type: null, ball: found.ball };
  const ball = nearestConditionGroup(latestConditionGroups(answered), query, usual).ball ?? found.ball;

  const alike = peerGroupOf(found, teamId, id);
  const peerOf = (memberId: number, its: readonly PitchingRecord[]): PitchingPeer => ({
    memberId,
    grade: found.grade,
    gender: found.gender,
    condition: { ball },
    figures: pitchingPeerFigures({ condition: { ball }, records: its, range, now: unixSeconds(now) }),
  });
  const own = alike ? await listPeersPitching(db, alike, { ball, range }) : [];
  const { peers, nationwide } = await widenPeers(
    own.map(({ memberId, records: its }) => peerOf(memberId, its)),
    async () => (alike ? listNationalPitching(db, alike, { sport: session.team.sport_type, ball, range }) : []),
    { peerOf: (its) => peerOf(nobody, its), counts: ({ figures }) => figures.fastballMean !== null },
  );
  const stats = pitchingStats({
    player: { memberId: id, grade: found.grade, gender: found.gender },
    condition: { ball },
    records,
    peers,
    range,
    now: unixSeconds(now),
  });
  const choices = ballsOf(answered, ball, "total");
  return { range, before, ball, choices, nationwide, unclassified: countUnclassified(found.groups, answered), stats };
}
