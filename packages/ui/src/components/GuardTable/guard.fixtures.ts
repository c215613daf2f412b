import {
  addDays,
  defaultSettings,
  type Grade,
  type GuardedPlayer,
  type PainReport,
  type TeamSettings,
} from "@kyuseki/domain";
import { guardPlayer } from "@kyuseki/domain/pitchGuard";

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

/** As reported on the day before. */
export const elbowPain: PainReport = { date: "2026-11-19", part: "elbow", side: "R", pain: 6, note: "" };

/** Readings of some, to be searched for. */
const kanaOf: Readonly<Record<number, string>> = { 9: "おがわ あらた" };

type Said = Partial<Omit<Parameters<typeof guardPlayer>[0], "days" | "today" | "grade">> & {
  /** Days that ended within the batter at whom the limit was reached. */
  finished?: readonly string[];
};

function guarded(
  [id, name, grade, sevenDays]: Thrown,
  { settings = { pitch_limits: limits }, sport = "baseball", finished = [], ...said }: Said = {},
): GuardedPlayer {
  const [last_name = "", first_name = ""] = name.split(" ");
  const days = sevenDays.map((pitches, at) => {
    const date = addDays(today, at - 6);
    return { date, game: pitches, practice: 0, elsewhere: 0, finished_batter: finished.includes(date) };
  });
  const guard = guardPlayer({ grade, days, today, settings, sport, ...said });
  return { id, last_name, first_name, last_name_kana: "", first_name_kana: kanaOf[id] ?? "", grade, guard };
}

export const pitchers: readonly GuardedPlayer[] = thrown.map((it) => guarded(it));
export const softballPitchers: readonly GuardedPlayer[] = thrown.map((it) => guarded(it, { sport: "softball" }));
/** What a coach must see besides the numbers: pain, a day above the limit, a batter finished, a new grade. */
export const watched: readonly GuardedPlayer[] = [
  guarded([1, "三浦 陽翔", "h2", [0, 45, 0, 0, 38, 0, 0]]),
  guarded([5, "青山 朔", "j2", [0, 38, 0, 0, 41, 0, 0]], { pain: elbowPain }),
  guarded([4, "藤井 颯太", "j3", [0, 0, 62, 0, 0, 86, 0]]),
  guarded([9, "小川 新", "h2", [100, 0, 96, 100, 0, 98, 108]]),
  guarded([7, "平野 陸斗", "h1", [100, 0, 96, 100, 0, 98, 110]], { finished: [today] }),
  guarded([8, "大塚 奏太", "e5", [0, 24, 0, 0, 28, 0, 0]], { earlier: { grade: "e4", until: "2026-11-18" } }),
];
/** The one player of a new club who has pitched. */
export const firstThrown: GuardedPlayer = guarded([9, "小川 新", "e6", [0, 0, 0, 0, 20, 0, 0]]);
export const longNamed: GuardedPlayer = guarded([
  10,
  "長谷川 ひまり子ジョセフィーヌ",
  "j1",
  [80, 80, 80, 80, 80, 80, 80],
]);
