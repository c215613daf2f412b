import type { PitchCode } from "../../vocabulary/pitch.ts";
import type { Pitch } from "../records.ts";
import { type Session, withinSessionSd } from "../sessions.ts";
import { lackOf, type Stat } from "../stat.ts";
import { median } from "../statistics/statistics.ts";

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
  level: FatigueLevel | null;
};

export type Fatigue = {
  day: string;
  code: PitchCode;
  pitches: number;
  /** km/h */
  baseline: number;
  basis: "firstTen" | "lastSessions";
  /** Number of balls behind the baseline. */
  baselineBalls: number;
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
  { code, earlier }: { code: PitchCode; earlier: readonly Session[] },
): Stat<Fatigue> {
  const [first] = pitches;
  const speeds = pitches.flatMap((pitch, at) =>
    pitch.code === code && pitch.speed !== null ? [{ number: at + 1, speed: pitch.speed }] : [],
  );
  const opening = speeds.filter(({ number }) => number <= fewestPitches).slice(0, rolling);
  const basis = opening.length >= fewestOfType ? "firstTen" : "lastSessions";
  const base =
    basis === "firstTen"
      ? opening.map(({ speed }) => speed)
      : earlier.slice(-sessionsForBaseline).flatMap(({ values }) => values);
  const lack = lackOf(
    ["pitches", pitches.length, fewestPitches],
    ["fastballs", Math.min(speeds.length, base.length), fewestOfType],
  );
  if (lack || !first) return lack ?? { enough: false, of: "pitches", have: 0, need: fewestPitches };

  const baseline = median(base);
  const { sd, known } = withinSessionSd(earlier);
  const blocks = Array.from({ length: Math.ceil(pitches.length / blockSize) }, (_, at): FatigueBlock => {
    const [from, to] = [at * blockSize + 1, Math.min((at + 1) * blockSize, pitches.length)];
    const last = speeds.filter(({ number }) => number <= to).slice(-rolling);
    if (last.length < fewestOfType || (last.at(-1)?.number ?? 0) < from) return { from, to, change: null, level: null };
    const change = median(last.map(({ speed }) => speed)) - baseline;
    return { from, to, change, level: levelOf(-change, sd, baseline) };
  });
  return {
    enough: true,
    day: first.day,
    code,
    pitches: pitches.length,
    baseline,
    basis,
    baselineBalls: base.length,
    sd,
    sdKnown: known,
    blocks,
  };
}

function levelOf(drop: number, sd: number, baseline: number): FatigueLevel {
  if (drop > Math.max(3 * sd, 0.05 * baseline)) return "warning";
  return drop > Math.max(2 * sd, 0.03 * baseline) ? "caution" : "none";
}

/** How many pitches the rolling median covers. */
export const rolling = 10;
export const fewestPitches = 20;

const blockSize = 10;
const fewestOfType = 8;
const sessionsForBaseline = 5;
