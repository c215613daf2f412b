import { type DateRange, rangeBefore } from "../../statistics/period.ts";
import { valueOrNull } from "../figureReading.ts";
import { type Finding, findingsOf, isComparedOverDays } from "../finding.ts";
import { type Forecast, forecastOf } from "../forecast.ts";
import { type PeerRow, type Player, peersOf, valuesOf } from "../peers.ts";
import { type PlacedFigure, placesOf } from "../places.ts";
import {
  dayOf,
  type Pitch,
  type PitchingCondition,
  type PitchingRecord,
  pitchesOfCondition,
  within,
} from "../records.ts";
import { lastDays, sessionsOf } from "../sessions.ts";
import { judgedTrend, missCandidate, spreadCandidate, trendCandidate } from "../speedFindings.ts";
import type { Stat } from "../stat.ts";
import { type Spread, spreadOf } from "../statistics/spread.ts";
import { type Trend, trendDays, trendOf } from "../statistics/trend.ts";
import {
  arsenalOf,
  changeUp,
  fastball,
  gapGuide,
  type NamedPitch,
  type PitchTypeSpeeds,
  speedsByType,
} from "./arsenal.ts";
import { type Fatigue, fatigueOfTypes, fewestPitches } from "./fatigue.ts";
import { nearTypesCandidate } from "./nearTypes.ts";
import { betterPitching, type PitchingFigure, pitchingFigures, pitchingFiguresOf } from "./pitchingFigures.ts";
import { changeUpCandidate, fatigueCandidate } from "./pitchingFindings.ts";
import { type SuspectTag, suspectTags } from "./suspectTags.ts";

export type PitchingPeer = PeerRow<PitchingCondition, PitchingFigure>;

export type PitchingInput = {
  player: Player;
  /** Pitches with another ball are ignored. */
  condition: PitchingCondition;
  /** All records of the player, in any order; the 480 days before `now` are enough. */
  records: readonly PitchingRecord[];
  /** Any players, any grade and ball; the player's own row is ignored. */
  peers: readonly PitchingPeer[];
  /** The chosen period; compared with as many days before it. */
  range: DateRange;
  /** Unix seconds; later records do not count. */
  now: number;
};

export type PitchingStats = {
  /** Pitches of the period with the ball. */
  pitches: number;
  findings: readonly Finding[];
  /** Whether earlier days were compared with (`isComparedOverDays`). */
  isCompared: boolean;
  /** Peers with the ball, with or without figures. */
  peers: number;
  places: readonly PlacedFigure<PitchingFigure>[];
  arsenal: Stat<{ types: readonly PitchTypeSpeeds[] }>;
  suspectTags: readonly SuspectTag[];
  /** Fastball speed over the last 12 weeks. */
  trend: Stat<Trend>;
  forecast: Stat<Forecast>;
  /** Fastball speed in the period and the one before. */
  spread: { now: Stat<Spread>; before: Stat<Spread> };
  /** Each type with enough pitches, on the last day in the period with enough pitches. */
  fatigue: Stat<{ types: readonly Fatigue[] }>;
};

/** Everything that 投球のAIスタッツ shows (BE-3); each statistic below its minimum says what is missing. */
export function pitchingStats({ player, condition, records, peers, range, now }: PitchingInput): PitchingStats {
  const all = pitchesOfCondition(condition, records, now);
  const [pitches, before] = [within(all, range), within(all, rangeBefore(range))];
  const group = peersOf(player, condition, peers);
  const speeds = speedsByType(pitches);
  const sessions = fastballSessions(all);
  const [current, past] = [fastballSessions(pitches), fastballSessions(before)].map((its) =>
    its.map(({ values }) => values),
  );
  const trend = trendOf(lastDays(sessions, dayOf(now), trendDays));
  const fatigue = lastFatigue(pitches, all);
  const candidates = [
    ...changeUpCandidate(speeds, valuesOf(group, "changeUpGap")),
    ...fatigueCandidate(fatigue),
    ...nearTypesCandidate(pitches),
    ...spreadCandidate("speed", current ?? [], past ?? []),
    ...trendCandidate(trend),
    ...missCandidate(sessions, range.start),
  ];

  return {
    pitches: pitches.length,
    findings: findingsOf(candidates),
    isCompared: isComparedOverDays(candidates),
    peers: group.length,
    places: placesOf({
      figures: pitchingFigures,
      readings: pitchingFiguresOf(pitches),
      better: betterPitching,
      peers: group,
      guides: { changeUpGap: gapGuide(changeUp) },
    }),
    arsenal: arsenalOf(speeds),
    suspectTags: suspectTags(speeds),
    trend: judgedTrend(trend, candidates),
    forecast: forecastOf(sessions, dayOf(now)),
    spread: { now: spreadOf((current ?? []).flat(), "speed"), before: spreadOf((past ?? []).flat(), "speed") },
    fatigue,
  };
}

/** The figures of a peer's row, computed exactly as the player's own; records in any order. */
export function pitchingPeerFigures({
  condition,
  records,
  range,
  now,
}: Pick<PitchingInput, "condition" | "records" | "range" | "now">): PitchingPeer["figures"] {
  const readings = pitchingFiguresOf(within(pitchesOfCondition(condition, records, now), range));
  return {
    fastballMean: valueOrNull(readings.fastballMean),
    fastballSd: valueOrNull(readings.fastballSd),
    fastballAngleSd: valueOrNull(readings.fastballAngleSd),
    changeUpGap: valueOrNull(readings.changeUpGap),
    lateChange: valueOrNull(readings.lateChange),
  };
}

const sessionsOfType = (pitches: readonly Pitch[], type: NamedPitch) =>
  sessionsOf(pitches, ({ code, speed }) => (code === type ? speed : null));

const fastballSessions = (pitches: readonly Pitch[]) => sessionsOfType(pitches, fastball);

/** Fatigue on the last day with enough pitches; without one, on the day with the most. */
function lastFatigue(pitches: readonly Pitch[], all: readonly Pitch[]): PitchingStats["fatigue"] {
  const days = Array.from(Map.groupBy(pitches, ({ day }) => day));
  const most = days.toSorted(([, a], [, b]) => b.length - a.length)[0];
  const [day, its] = days.findLast(([, ofDay]) => ofDay.length >= fewestPitches) ?? most ?? ["", []];
  const before = all.filter((pitch) => pitch.day < day);
  return fatigueOfTypes(its, (code) => sessionsOfType(before, code));
}
