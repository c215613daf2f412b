import { type contract, periodRange, rangeBefore } from "@kyuseki/domain";
import { type PitchingPeer, pitchingPeerFigures, pitchingStats } from "@kyuseki/domain/aiStats";
import { readPeersPitching, readPitchingRecords } from "../../store/playerReports/aiStats.ts";
import { chooseAmong } from "../../store/playerReports/usualChoice.ts";
import { alikeOf, ballsOf, lastYear, lately, type PlayerCall, secondsOf } from "./aiStatsInput.ts";
import { requireReportPlayer } from "./reports.ts";

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
  const records = await readPitchingRecords(db, { ...member, ...lastYear(now) });
  const said = lately(found.pools.filter(({ ball }) => ball !== null));
  const ball = chooseAmong(said, query, { batting_type: null, ball: found.ball }).ball ?? found.ball;

  const alike = alikeOf(found, teamId, id);
  const peers = alike ? await readPeersPitching(db, alike, { ball, range }) : [];
  const stats = pitchingStats({
    player: { memberId: id, grade: found.grade, gender: found.gender },
    condition: { ball },
    records,
    peers: peers.map(
      ({ memberId, records: its }): PitchingPeer => ({
        memberId,
        grade: found.grade,
        gender: found.gender,
        condition: { ball },
        figures: pitchingPeerFigures({ condition: { ball }, records: its, range, now: secondsOf(now) }),
      }),
    ),
    range,
    now: secondsOf(now),
  });
  return { range, before, ball, choices: ballsOf(found.pools, ball), nationwide: false, stats };
}
