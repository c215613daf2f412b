import {
  addDays,
  type Ball,
  contract,
  dayInJapan,
  measurement,
  type PitchCode,
  periodRange,
  pitchGuard,
  rangeBefore,
} from "@kyuseki/domain";
import { ballRadius, judgeBest, ordinarySpread, strikeZoneOf } from "@kyuseki/domain/measuringDays";
import type { Api } from "../../http/serve/api.ts";
import { createReportCache } from "../../http/serve/reportCache.ts";
import { serve } from "../../http/serve/serve.ts";
import { withPosters } from "../../http/videos/ballVideos.ts";
import { createGuard } from "../../reports/panels/createGuard.ts";
import { lastDays, withGaps } from "../../reports/players/pitchingFigures.ts";
import {
  chooseConditionGroup,
  listRange,
  requestedRange,
  requireReportPlayer,
} from "../../reports/players/reportPlayer.ts";
import { findComparedPitch } from "../../store/balls/comparedPitch.ts";
import { listBalls } from "../../store/balls/measuredBalls.ts";
import { listPitchDays } from "../../store/pitchCounts/pitchCounts.ts";
import { listPitchingDays } from "../../store/playerReports/pitchingDays.ts";
import { findPitchFigures, findPitchingReport } from "../../store/playerReports/pitchingReport.ts";
import { listPains } from "../../store/practice/trainingReport.ts";
import { findSettings } from "../../store/team/settings.ts";

export function pitchingReportRoutes(api: Api) {
  const cached = createReportCache(api.db);

  serve(api, contract.getPitchingSummary, async (call) => {
    const { session, params, query, db, now } = call;
    const pains = await listPains(db, session.team.team_id, dayInJapan(now), params.id);
    const make = async () => {
      const { team_id: teamId } = session.team;
      const range = requestedRange(query.period, now);
      const before = rangeBefore(range);
      const of = { teamId, memberId: params.id, start: before.start, end: range.end };
      const threeMonths = periodRange(3, now).start;
      const found = await requireReportPlayer(db, of, 2, range.start);
      const { group, choices } = chooseConditionGroup(found.groups, query, usual(found.ball));
      const zone = { ...strikeZoneOf(found), radius: ballRadius(group.ball) };
      const { pitches, fastball, inside, located, places, ...report } = await findPitchingReport(db, of, {
        ball: group.ball,
        from: range.start,
        mediansFrom: typeof query.period === "string" && range.start < threeMonths ? range.start : threeMonths,
        zone,
      });
      const today = dayInJapan(now);
      const counted = { start: addDays(today, -pitchGuard.countedDays), end: today };
      const days = await listPitchDays(db, teamId, counted, params.id);
      const guardOf = await createGuard(db, session.team, today, params.id);
      const { pitch_limits } = await findSettings(db, teamId);
      return {
        player: found.player,
        ball: group.ball,
        range,
        before,
        choices: choices.map(ofBall),
        ...report,
        pitches: withGaps(pitches).filter((pitch) => pitch.count > 0),
        fastball: fastball && judged(fastball),
        zone: located > 0 ? { ...zone, inside, of: located } : null,
        located: places,
        compare: await findComparedPitch(db, { teamId, memberId: params.id, ball: group.ball }, api.videoSources),
        thrown: lastDays(days, today, pitch_limits.week),
        guard: guardOf({ id: params.id, grade: found.grade }),
        counted_week: pitch_limits.week,
        caution: pitch_limits.caution,
      };
    };
    return cached(contract.getPitchingSummary, call, make, { also: pains });
  });

  serve(api, contract.listPitchingResults, (call) =>
    cached(
      contract.listPitchingResults,
      call,
      async () => {
        const { session, params, query, db, now } = call;
        const range = listRange(query, now);
        const of = { teamId: session.team.team_id, memberId: params.id, ...range };
        const { player, ball, groups } = await requireReportPlayer(db, of, 2, range.start);
        const { group, choices } = chooseConditionGroup(groups, query, usual(ball));
        const { sort, page, limit } = query;
        const tag_pitch = pitchType(query.tag_pitch);
        return {
          player,
          ball: group.ball,
          range,
          choices: choices.map(ofBall),
          ...(await findPitchFigures(db, of, group.ball, tag_pitch)),
          rows: await withPosters(
            api,
            call,
            await listBalls(db, of, { mode: 2, group, result: null, tag_pitch, sort, page, limit }),
          ),
        };
      },
      { whose: "session" },
    ),
  );

  serve(api, contract.listPitchingDays, (call) =>
    cached(
      contract.listPitchingDays,
      call,
      async () => {
        const { session, params, query, db, now } = call;
        const range = listRange(query, now);
        const of = { teamId: session.team.team_id, memberId: params.id, ...range };
        const { player, ball, groups } = await requireReportPlayer(db, of, 2, range.start);
        const { group, choices } = chooseConditionGroup(groups, query, usual(ball));
        const { sort, page, limit } = query;
        const listed = { tag_pitch: pitchType(query.tag_pitch), sort, page, limit };
        const { rows, total, codes } = await listPitchingDays(db, of, group.ball, listed);
        return {
          player,
          ball: group.ball,
          range,
          choices: choices.map(ofBall),
          codes,
          total,
          rows: (await withPosters(api, call, rows)).map(({ record, earlier, ...day }) => ({
            ...day,
            verdict: day.max === null ? ("none" as const) : verdictOf(day.max, record, earlier ?? []),
          })),
        };
      },
      { whose: "session" },
    ),
  );
}

const usual = (ball: Ball) => ({ batting_type: null, ball });
const ofBall = ({ ball, count }: { ball: Ball | null; count: number }) => ({ ball, count });
const pitchType = (code: PitchCode) => (code === measurement.everyPitchType ? null : code);
const judged = <Best extends { max: number; record: number | null; earlier: number[] }>({
  earlier,
  ...best
}: Best) => ({
  ...best,
  verdict: verdictOf(best.max, best.record, earlier),
});
const verdictOf = (max: number, record: number | null, earlier: readonly number[]) =>
  judgeBest(max, record, { better: "higher", measured: true, spread: ordinarySpread(earlier) });
