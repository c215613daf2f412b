import { defaultSettings, type Grade, type GuardedPlayer, type SportType, type TeamSettings } from "@kyuseki/domain";
import { guardPlayer } from "@kyuseki/domain/pitchGuard";
import { addDays } from "../../format/date.ts";

/** A Friday. */
export const today = "2026-11-20";
export const limits: TeamSettings["pitch_limits"] = defaultSettings("baseball", "hard").pitch_limits;

type Thrown = readonly [id: number, name: string, grade: Grade, sevenDays: readonly number[]];

const thrown: readonly Thrown[] = [
  [1, "三浦 陽翔", "h2", [0, 45, 0, 0, 38, 0, 0]],
  [2, "石井 悠真", "h1", [44, 0, 0, 60, 0, 52, 58]],
  [3, "小野寺 湊", "h2", [62, 70, 58, 0, 82, 96, 110]],
  [4, "藤井 颯太", "j3", [0, 0, 62, 0, 0, 48, 86]],
  [5, "青山 朔", "j2", [0, 38, 0, 0, 41, 0, 52]],
  [6, "岡田 蒼", "j3", [20, 30, 24, 36, 28, 40, 22]],
  [7, "平野 陸斗", "e6", [0, 0, 0, 35, 0, 0, 40]],
  [8, "大塚 奏太", "e5", [0, 24, 0, 0, 28, 0, 0]],
  [9, "小川 新", "e6", [0, 0, 44, 0, 30, 0, 68]],
];

function guarded(
  [id, name, grade, sevenDays]: Thrown,
  settings = limits,
  sport: SportType = "baseball",
): GuardedPlayer {
  const [last_name = "", first_name = ""] = name.split(" ");
  const days = sevenDays.map((pitches, at) => ({
    date: addDays(today, at - 6),
    game: pitches,
    practice: 0,
    elsewhere: 0,
  }));
  const guard = guardPlayer({ grade, days, today, settings: { pitch_limits: settings }, sport });
  return { id, last_name, first_name, grade, guard };
}

export const pitchers: readonly GuardedPlayer[] = thrown.map((it) => guarded(it));
export const softballPitchers: readonly GuardedPlayer[] = thrown.map((it) => guarded(it, limits, "softball"));
export const longNamed: GuardedPlayer = guarded([
  10,
  "長谷川 ひまり子ジョセフィーヌ",
  "j1",
  [80, 80, 80, 80, 80, 80, 80],
]);
