import { defaultSettings, type PitchCode, type PitchingSummary } from "@kyuseki/domain";
import { ballRadius } from "@kyuseki/domain/measuringDays";
import { guardPlayer } from "@kyuseki/domain/pitchGuard";
import { pitchingMonth, pitchingNothing } from "./pitchingSummary.fixtures.ts";

const day = "2026-11-19";

/** Speeds of the eight pitches of the first day, km/h. */
const speeds = { straight: [129.1, 126.6, 131.2, 128, 127.4, 128.1], curve: [102.1, 102.9] };
const meanOf = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
const [straight, curve] = [meanOf(speeds.straight), meanOf(speeds.curve)];
const count = speeds.straight.length + speeds.curve.length;

const pitch = (code: PitchCode, values: readonly number[], gap: number | null): PitchingSummary["pitches"][number] => ({
  code,
  count: values.length,
  mean: meanOf(values),
  max: { value: Math.max(...values), day },
  mean_before: null,
  gap,
  gap_before: null,
});

const located: PitchingSummary["located"] = pitchingMonth.located.slice(0, count).map((one, at) => ({
  ...one,
  code: at < speeds.straight.length ? 1 : 4,
  speed: [...speeds.straight, ...speeds.curve][at] ?? 0,
}));
const zone = {
  half: 21.6,
  bottom: 45.7,
  top: 91.4,
  radius: ballRadius("hard"),
  height: 170.6,
  height_of: "player",
} as const;

/** Eight pitches of one day: six fastballs and two curves. */
export const pitchingOnce: PitchingSummary = {
  ...pitchingNothing,
  ball: "hard",
  choices: [{ ball: "hard", count }],
  count,
  days: 1,
  pitches: [pitch(1, speeds.straight, null), pitch(4, speeds.curve, Math.round((straight - curve) * 10) / 10)],
  fastball: { max: Math.max(...speeds.straight), day, record: null, verdict: "none" },
  zone: {
    ...zone,
    inside: located.filter(
      ({ x, z }) =>
        Math.abs(x) <= zone.half + zone.radius && z >= zone.bottom - zone.radius && z <= zone.top + zone.radius,
    ).length,
    of: count,
  },
  located,
  medians: [
    { date: day, code: 1, median: 128.1, count: speeds.straight.length },
    { date: day, code: 4, median: 102.5, count: speeds.curve.length },
  ],
  thrown: pitchingNothing.thrown.map(({ date }) => ({
    date,
    pitches: date === day ? count : 0,
    week: date >= day ? count : 0,
  })),
  guard: guardPlayer({
    grade: "h2",
    days: [{ date: day, game: 0, practice: count, elsewhere: 0 }],
    today: "2026-11-20",
    settings: defaultSettings("baseball", "hard"),
    sport: "baseball",
  }),
};
