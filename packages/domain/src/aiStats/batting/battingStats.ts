import { type DateRange, rangeBefore } from "../../statistics/period.ts";
import type { BattingTypeCode } from "../../vocabulary/trainingModes.ts";
import { valueOrNull } from "../figureReading.ts";
import { type Finding, findingsOf } from "../finding.ts";
import { type Forecast, forecastOf } from "../forecast.ts";
import { groupP90, type PeerRow, type Player, peersOf, valuesOf } from "../peers.ts";
import { type PlacedFigure, placesOf } from "../places.ts";
import { type BattingCondition, type BattingRecord, battedUnder, dayOf, measured, within } from "../records.ts";
import { lastDays, sessionsOf } from "../sessions.ts";
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
  /** What is looked at; balls of another batting type or ball are in nothing but `counts`, `expectedBases` and `modeGap`. */
  condition: BattingCondition;
  /** All of the player's, of any condition and in any order; the year before `now` is enough. */
  records: readonly BattingRecord[];
  /** Any players, of any grade and condition, one row for each condition; the player's own does not count. */
  peers: readonly BattingPeer[];
  /** The chosen period. It is compared with as many days before it. */
  range: DateRange;
  /** Unix seconds; later records do not count. */
  now: number;
};

export type BattingStats = {
  /** Balls of the period by batting type, with the chosen ball. */
  counts: Record<BattingTypeCode, number>;
  findings: readonly Finding[];
  /** Peers under the condition, whatever figures they have. */
  peers: number;
  places: readonly PlacedFigure<BattingFigure>[];
  /** Exit speed over the last 12 weeks. */
  trend: Stat<Trend>;
  forecast: Stat<Forecast>;
  /** Of the exit speed and the launch angle, in the period and the one before. */
  spread: Record<"speed" | "angle", { now: Stat<Spread>; before: Stat<Spread> }>;
  window: Stat<LaunchWindow>;
  /** Of live balls alone, whatever type is looked at. */
  expectedBases: Stat<ExpectedBases>;
  modeGap: Stat<ModeGap>;
};

/** BE-3. Everything 打撃のAIスタッツ shows. Each statistic says by itself what it lacks. */
export function battingStats({ player, condition, records, peers, range, now }: BattingInput): BattingStats {
  const ballsOf = (battingType: BattingTypeCode) => battedUnder({ ...condition, battingType }, records, now);
  const allOf = { 1: ballsOf(1), 2: ballsOf(2), 3: ballsOf(3) } as const;
  const inPeriod = (battingType: BattingTypeCode) => within(allOf[battingType], range);
  const groupOf = (battingType: BattingTypeCode) => peersOf(player, { ...condition, battingType }, peers);
  const scaleOf = (battingType: BattingTypeCode) => groupP90(valuesOf(groupOf(battingType), "speedP90"));

  const its = allOf[condition.battingType];
  const [balls, before] = [within(its, range), within(its, rangeBefore(range))];
  const sessions = sessionsOf(its, ({ speed }) => speed);
  const trend = trendOf(lastDays(sessions, dayOf(now), trendDays));
  const window = launchWindow(flightsOf(balls), scaleOf(condition.battingType));
  const group = groupOf(condition.battingType);
  const spreadIn = (of: "speed" | "angle") => ({
    now: spreadOf(measured(balls.map((ball) => ball[of])), of),
    before: spreadOf(measured(before.map((ball) => ball[of])), of),
  });
  const speedsOf = (battingType: BattingTypeCode) => measured(inPeriod(battingType).map(({ speed }) => speed));

  return {
    counts: { 1: inPeriod(1).length, 2: inPeriod(2).length, 3: inPeriod(3).length },
    findings: findingsOf(battingCandidates({ balls, before, sessions, trend, window })),
    peers: group.length,
    places: placesOf({
      figures: battingFigures,
      readings: battingFiguresOf(balls),
      better: betterBatting,
      peers: group,
      guides: {},
    }),
    trend,
    forecast: forecastOf(sessions),
    spread: { speed: spreadIn("speed"), angle: spreadIn("angle") },
    window,
    expectedBases: expectedBases(flightsOf(inPeriod(3)), scaleOf(3)),
    modeGap: modeGap(speedsOf(3), speedsOf(1)),
  };
}

/** What a peer's row says of records in any order: the same reckoning as the player's own. */
export function battingPeerFigures({
  condition,
  records,
  range,
  now,
}: Pick<BattingInput, "condition" | "records" | "range" | "now">): BattingPeer["figures"] {
  const readings = battingFiguresOf(within(battedUnder(condition, records, now), range));
  return {
    speedMean: valueOrNull(readings.speedMean),
    speedP90: valueOrNull(readings.speedP90),
    angleMean: valueOrNull(readings.angleMean),
    speedSd: valueOrNull(readings.speedSd),
    sweetSpotShare: valueOrNull(readings.sweetSpotShare),
  };
}
