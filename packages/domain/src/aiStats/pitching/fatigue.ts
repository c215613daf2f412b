import type { Pitch } from "../records.ts";
import { type Session, withinSessionSd } from "../sessions.ts";
import { lackOf, type Stat } from "../stat.ts";
import { median, medianPerMeanError, standardDeviation } from "../statistics/statistics.ts";
import { fastball, type NamedPitch, namedPitches } from "./arsenal.ts";

/** No sign, 注意, 警告. */
export type FatigueLevel = "none" | "caution" | "warning";

/** Ten pitches of the day, of all types; `from` and `to` count from 1. */
export type FatigueBlock = {
  from: number;
  to: number;
  /**
   * Change from the baseline (km/h), over the last ten of the type by the end of the block; null with fewer than 8, or
   * none in it.
   */
  change: number | null;
  /** How many of the type that median is of: 8 to 10, or fewer where there is no change. */
  balls: number;
  level: FatigueLevel | null;
};

export type Fatigue = {
  day: string;
  code: NamedPitch;
  pitches: number;
  /** km/h */
  baseline: number;
  basis: "firstTen" | "lastSessions";
  /** Number of balls behind the baseline. */
  baselineBalls: number;
  /** Standard error of the baseline as a forecast of the day, km/h: that of its median, or how much days differ. */
  baselineError: number;
  /** Within-session standard deviation, km/h; 1.8 when unknown. */
  sd: number;
  sdKnown: boolean;
  blocks: readonly FatigueBlock[];
};

/**
 * Drop of speed within one day, for one pitch type (AI 6).
 * Baseline: the median of the first 10 of the type (at least 8, within the first 20 pitches), else of the last 5
 * sessions before. d = baseline − median of the last 10, after every 10 pitches.
 * 注意 d > max(2σ, 3 % of the baseline), 警告 d > max(3σ, 5 %); σ is the player's own within-session standard deviation
 * before the day (1.8 km/h when unknown).
 * Minimum: 20 pitches in the day, 8 of the type for either median. It says nothing about health.
 * @param pitches of the day, all types, in order of time
 * @param earlier sessions of the type before the day, oldest first, km/h
 */
export function fatigueOfDay(
  pitches: readonly Pitch[],
  { code, earlier }: { code: NamedPitch; earlier: readonly Session[] },
): Stat<Fatigue> {
  const [first] = pitches;
  const lately = earlier.slice(-sessionsForBaseline);
  const speeds = pitches.flatMap((pitch, at) =>
    pitch.code === code && pitch.speed !== null ? [{ number: at + 1, speed: pitch.speed }] : [],
  );
  const opening = speeds.filter(({ number }) => number <= fewestPitches).slice(0, rolling);
  const basis = opening.length >= fewestOfType ? "firstTen" : "lastSessions";
  const base = basis === "firstTen" ? opening.map(({ speed }) => speed) : lately.flatMap(({ values }) => values);
  const lack = lackOf(
    ["pitches", pitches.length, fewestPitches],
    [code === fastball ? "fastballs" : "balls", Math.min(speeds.length, base.length), fewestOfType],
  );
  if (lack || !first) return lack ?? { enough: false, of: "pitches", have: 0, need: fewestPitches };

  const baseline = median(base);
  const { sd, known } = withinSessionSd(earlier);
  const blocks = Array.from({ length: Math.ceil(pitches.length / blockSize) }, (_, at): FatigueBlock => {
    const [from, to] = [at * blockSize + 1, Math.min((at + 1) * blockSize, pitches.length)];
    const last = speeds.filter(({ number }) => number <= to).slice(-rolling);
    const block = { from, to, balls: last.length };
    if (last.length < fewestOfType || (last.at(-1)?.number ?? 0) < from) return { ...block, change: null, level: null };
    const change = median(last.map(({ speed }) => speed)) - baseline;
    return { ...block, change, level: levelOf(-change, sd, baseline) };
  });
  return {
    enough: true,
    day: first.day,
    code,
    pitches: pitches.length,
    baseline,
    basis,
    baselineBalls: base.length,
    baselineError: basis === "firstTen" ? (sd * medianPerMeanError) / Math.sqrt(base.length) : betweenDays(lately),
    sd,
    sdKnown: known,
    blocks,
  };
}

/**
 * Fatigue of each type with enough pitches in the day and at least one block to compare (AI 6), by code. Without any,
 * what the fastball lacks.
 */
export function fatigueOfTypes(
  pitches: readonly Pitch[],
  earlier: (code: NamedPitch) => readonly Session[],
): Stat<{ types: readonly Fatigue[] }> {
  const ofFastball = fatigueOfDay(pitches, { code: fastball, earlier: earlier(fastball) });
  const others = namedPitches
    .filter((code) => code !== fastball)
    .map((code) => fatigueOfDay(pitches, { code, earlier: earlier(code) }))
    .filter((fatigue) => fatigue.enough)
    .filter(({ blocks }) => blocks.slice(1).some(({ change }) => change !== null));
  if (!ofFastball.enough && others.length === 0) return ofFastball;
  const types = ofFastball.enough ? [ofFastball, ...others] : others;
  return { enough: true, types: types.map(({ enough, ...fatigue }) => fatigue) };
}

/** How far a day's level lies from those of the days before: their SD·√(1 + 1/n); 2 km/h for a single day. */
function betweenDays(sessions: readonly Session[]): number {
  const medians = sessions.map((session) => session.median);
  return medians.length < 2 ? sdBetweenDaysKmh : standardDeviation(medians) * Math.sqrt(1 + 1 / medians.length);
}

function levelOf(drop: number, sd: number, baseline: number): FatigueLevel {
  if (drop > Math.max(3 * sd, 0.05 * baseline)) return "warning";
  return drop > Math.max(2 * sd, 0.03 * baseline) ? "caution" : "none";
}

/** How many pitches the rolling median covers. */
const rolling = 10;
export const fewestPitches = 20;

const blockSize = 10;
const fewestOfType = 8;
const sessionsForBaseline = 5;
/** When only one day is known. */
const sdBetweenDaysKmh = 2;
