import {
  addDays,
  type Ball,
  type BattingTypeCode,
  contract,
  dayInJapan,
  periodRange,
  rangeBefore,
} from "@kyuseki/domain";
import {
  type BattingPeer,
  type BattingRecord,
  battingPeerFigures,
  battingStats,
  type PitchingPeer,
  pitchingPeerFigures,
  pitchingStats,
} from "@kyuseki/domain/aiStats";
import type { Api } from "../http/api.ts";
import { serve } from "../http/serve.ts";
import {
  type Alike,
  readBattingRecords,
  readNationalMeans,
  readPeersBatting,
  readPeersPitching,
  readPitchingRecords,
} from "../store/aiStats.ts";
import { chooseAmong } from "../store/usualChoice.ts";
import { requireReportPlayer } from "./reports.ts";

/** BE-3. Figures of other teams come in as numbers alone: no name, no team. */
export function aiStatsRoutes(api: Api) {
  serve(api, contract.getBattingAiStats, async ({ session, params: { id }, query, db, now }) => {
    const { team_id: teamId, sport_type: sport } = session.team;
    const range = periodRange(query.period, now);
    const before = rangeBefore(range);
    const member = { teamId, memberId: id };
    const both = { ...member, start: before.start, end: range.end };
    const found = await requireReportPlayer(db, both, 1, range.start);
    const records = await readBattingRecords(db, { ...member, ...lastYear(now) });
    const usual = { batting_type: 1, ball: found.ball } as const;
    const said = found.pools.filter(({ batting_type, ball }) => batting_type !== null && ball !== null);
    const chosen = chooseAmong(said, query, usual);
    const battingType = chosen.batting_type ?? usual.batting_type;
    const ball = chosen.ball ?? usual.ball;

    const alike = alikeOf(found, teamId, id);
    const seconds = secondsOf(now);
    const rows: BattingPeer[] = [];
    const national: number[] = [];
    if (alike) {
      const types = Array.from(new Set<BattingTypeCode>([battingType, liveBatting]));
      for (const { memberId, records: its } of await readPeersBatting(db, alike, { types, ball, range })) {
        for (const type of types) rows.push(battingPeer(alike, memberId, type, ball, { records: its, range, seconds }));
      }
      const of = { sport, battingType, ball, range, balls: fewestBalls };
      national.push(...(await readNationalMeans(db, alike, of)));
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
      choices: ballsOf(found.pools, ball),
      nationwide: national.length > 0,
      stats,
    };
  });

  serve(api, contract.getPitchingAiStats, async ({ session, params: { id }, query, db, now }) => {
    const teamId = session.team.team_id;
    const range = periodRange(query.period, now);
    const before = rangeBefore(range);
    const member = { teamId, memberId: id };
    const both = { ...member, start: before.start, end: range.end };
    const found = await requireReportPlayer(db, both, 2, range.start);
    const records = await readPitchingRecords(db, { ...member, ...lastYear(now) });
    const said = found.pools.filter(({ ball }) => ball !== null);
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
  });
}

type Found = Awaited<ReturnType<typeof requireReportPlayer>>;

/** null when the gender is unanswered: then nobody is alike. */
const alikeOf = ({ grade, gender }: Found, teamId: number, memberId: number): Alike | null =>
  gender && { teamId, memberId, grade, gender };

type Measured = { records: readonly BattingRecord[]; range: { start: string; end: string }; seconds: number };

function battingPeer(
  { grade, gender }: Alike,
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

/** Somebody of another team: the mean is all that is known. No member has the id 0. */
const nameless = ({ grade, gender }: Alike, condition: BattingPeer["condition"], speedMean: number): BattingPeer => ({
  memberId: 0,
  grade,
  gender,
  condition,
  figures: { speedMean, speedP90: null, angleMean: null, speedSd: null, sweetSpotShare: null },
});

/** What there is to choose from, with what was chosen. */
function ballsOf(pools: Found["pools"], chosen: Ball) {
  const counts = new Map<Ball, number>([[chosen, 0]]);
  for (const { ball, total } of pools) if (ball) counts.set(ball, (counts.get(ball) ?? 0) + total);
  return Array.from(counts, ([ball, count]) => ({ ball, count }));
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
const lastYear = (now: Date) => ({ start: addDays(dayInJapan(now), -365), end: dayInJapan(now) });

const liveBatting: BattingTypeCode = 3;
/** As few as a figure of the team's own players stands on. */
const fewestBalls = 10;
