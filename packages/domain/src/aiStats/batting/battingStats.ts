import { type DateRange, rangeBefore } from "../../statistics/period.ts";
import type { BattingTypeCode } from "../../vocabulary/trainingModes.ts";
import { valueOrNull } from "../figureReading.ts";
import { type Finding, findingsOf, isComparedOverDays } from "../finding.ts";
import { type Forecast, forecastOf } from "../forecast.ts";
import { groupP90, type PeerRow, type Player, peersOf, valuesOf } from "../peers.ts";
import { type PlacedFigure, placesOf } from "../places.ts";
import { type BattingCondition, type BattingRecord, ballsOfCondition, dayOf, measured, within } from "../records.ts";
import { lastDays, sessionsOf } from "../sessions.ts";
import { judgedTrend } from "../speedFindings.ts";
import type { Stat } from "../stat.ts";
import { type Spread, spreadOf } from "../statistics/spread.ts";
import { type Trend, trendDays, trendOf } from "../statistics/trend.ts";
import { type BattingFigure, battingFigures, battingFiguresOf, betterBatting } from "./battingFigures.ts";
import { battingCandidates } from "./battingFindings.ts";
import { type ExpectedBases, expectedBases, flightsOf } from "./expectedBases.ts";
import { type LaunchWindow, launchWindow } from "./launchWindow.ts";
import { type ModeGap, modeGap } from "./modeGap.ts";

export type BattingPeer = PeerRow<BattingCondition, BattingFigure>;

export type BattingInput = {
  player: Player;
  /**
   * The condition shown; balls of another batting type or ball count only in `counts`, `expectedBases` and `modeGap`.
   */
  condition: BattingCondition;
  /** All records of the player, any condition, any order; the 480 days before `now` are enough. */
  records: readonly BattingRecord[];
  /** Any players, any grade and condition, one row per condition; the player's own row is ignored. */
  peers: readonly BattingPeer[];
  /** The chosen period; compared with as many days before it. */
  range: DateRange;
  /** Unix seconds; later records do not count. */
  now: number;
};

export type BattingStats = {
  /** Balls of the period with the chosen ball, by batting type. */
  counts: Record<BattingTypeCode, number>;
  findings: readonly Finding[];
  /** Whether earlier days were compared with (`isComparedOverDays`). */
  isCompared: boolean;
  /** Peers under the condition, with or without figures. */
  peers: number;
  places: readonly PlacedFigure<BattingFigure>[];
  /** Exit speed over the last 12 weeks. */
  trend: Stat<Trend>;
  forecast: Stat<Forecast>;
  /** Spread of exit speed and launch angle, in the period and the one before. */
  spread: Record<"speed" | "angle", { now: Stat<Spread>; before: Stat<Spread> }>;
  window: Stat<LaunchWindow>;
  /** Live balls only, whatever batting type is shown. */
  expectedBases: Stat<ExpectedBases>;
  modeGap: Stat<ModeGap>;
};

/** Everything that 打撃のAIスタッツ shows (BE-3); each statistic below its minimum says what is missing. */
export function battingStats({ player, condition, records, peers, range, now }: BattingInput): BattingStats {
  const ballsOf = (battingType: BattingTypeCode) => ballsOfCondition({ ...condition, battingType }, records, now);
  const allOf = { 1: ballsOf(1), 2: ballsOf(2), 3: ballsOf(3) } as const;
  const inPeriod = (battingType: BattingTypeCode) => within(allOf[battingType], range);
  const groupOf = (battingType: BattingTypeCode) => peersOf(player, { ...condition, battingType }, peers);
  const scaleOf = (battingType: BattingTypeCode) => groupP90(valuesOf(groupOf(battingType), "speedP90"));

  const its = allOf[condition.battingType];
  const [balls, before] = [within(its, range), within(its, rangeBefore(range))];
  const sessions = sessionsOf(its, ({ speed }) => speed);
  const trend = trendOf(lastDays(sessions, dayOf(now), trendDays));
  const forecast = forecastOf(sessions, dayOf(now));
  const window = launchWindow(flightsOf(balls), scaleOf(condition.battingType));
  const group = groupOf(condition.battingType);
  const spreadIn = (of: "speed" | "angle") => ({
    now: spreadOf(measured(balls.map((ball) => ball[of])), of),
    before: spreadOf(measured(before.map((ball) => ball[of])), of),
  });
  const speedSessions = (battingType: BattingTypeCode) => sessionsOf(inPeriod(battingType), ({ speed }) => speed);
  const candidates = battingCandidates({ balls, before, sessions, trend, window, since: range.start });

  return {
    counts: { 1: inPeriod(1).length, 2: inPeriod(2).length, 3: inPeriod(3).length },
    findings: findingsOf(candidates),
    isCompared: isComparedOverDays(candidates),
    peers: group.length,
    places: placesOf({
      figures: battingFigures,
      readings: battingFiguresOf(balls),
      better: betterBatting,
      peers: group,
      guides: {},
    }),
    trend: judgedTrend(trend, candidates),
    forecast,
    spread: { speed: spreadIn("speed"), angle: spreadIn("angle") },
    window,
    expectedBases: expectedBases(flightsOf(inPeriod(3)), scaleOf(3)),
    modeGap: modeGap(speedSessions(3), speedSessions(1)),
  };
}

/** The figures of a peer's row, computed exactly as the player's own; records in any order. */
export function battingPeerFigures({
  condition,
  records,
  range,
  now,
}: Pick<BattingInput, "condition" | "records" | "range" | "now">): BattingPeer["figures"] {
  const readings = battingFiguresOf(within(ballsOfCondition(condition, records, now), range));
  return {
    speedMean: valueOrNull(readings.speedMean),
    speedP90: valueOrNull(readings.speedP90),
    angleMean: valueOrNull(readings.angleMean),
    speedSd: valueOrNull(readings.speedSd),
    sweetSpotShare: valueOrNull(readings.sweetSpotShare),
  };
}
