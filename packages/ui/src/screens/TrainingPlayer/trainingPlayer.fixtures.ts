import type { PlayerGuard, TrainingDay, TrainingEntry, TrainingPlayer } from "@kyuseki/domain";
import type { TrainingMenu } from "@kyuseki/domain/training";

/** Days of November: what was practised, and the minutes. */
const sketches: readonly (readonly [date: number, menus: readonly TrainingMenu[], minutes: number, pain?: number])[] = [
  [1, ["game"], 110],
  [2, ["tee", "core"], 35],
  [3, ["swing"], 25],
  [4, ["catch", "stretch"], 30],
  [6, ["machine"], 30],
  [7, ["knock", "toss"], 130],
  [8, ["bullpen", "base_run"], 50],
  [9, ["core"], 20],
  [10, ["tee", "weights"], 35],
  [11, ["swing"], 30],
  [12, ["shadow"], 25],
  [14, ["catching", "long_tee"], 120],
  [15, ["game"], 120, 2],
  [16, ["stretch"], 15],
  [19, ["tee", "core"], 35],
  [20, ["stretch"], 10],
];

const elbow = { part: "elbow", side: "R", note: "投げたあと・内側" } as const;

function dayOf([date, menus, minutes, pain]: (typeof sketches)[number]): TrainingDay {
  return {
    date: `2026-11-${String(date).padStart(2, "0")}`,
    minutes,
    load: minutes * 5,
    entries: menus.map(
      (menu, index): TrainingEntry => ({
        id: date * 10 + index,
        menu,
        amount: 40,
        unit: "times",
        minutes: Math.round(minutes / menus.length),
        rpe: 5,
        memo: "",
        pain: pain ? { ...elbow, pain, before: null } : null,
        entered_by: null,
      }),
    ),
  };
}

const memo = "30球近く投げて、最後の5球でひじの内側が少し痛かった。家で冷やした。つかれるとフォームが小さくなる。";

const wednesday: TrainingDay = {
  date: "2026-11-18",
  minutes: 55,
  load: 310,
  entries: [
    {
      id: 181,
      menu: "bullpen",
      amount: 28,
      unit: "balls",
      minutes: 35,
      rpe: 6,
      memo,
      pain: { ...elbow, pain: 3, before: { date: "2026-11-15", pain: 2 } },
      entered_by: null,
    },
    { id: 182, menu: "tee", amount: 60, unit: "swings", minutes: 20, rpe: 5, memo: "", pain: null, entered_by: null },
  ],
};

/** A fictional player on Friday 2026-11-20. */
export const player: TrainingPlayer = {
  member: {
    id: 210,
    last_name: "大塚",
    first_name: "奏太",
    last_name_kana: "おおつか",
    first_name_kana: "かなた",
    grade: "e5",
  },
  today: "2026-11-20",
  month: "2026-11",
  first_day: "2025-04-01",
  practised: { month: { days: 17, expected: 20 }, before: { days: 19, expected: 31 }, minutes: 660 },
  load: { week: 498, last_week: 612, usual: 560, rapid: false },
  streak: 3,
  longest_streak: 11,
  pain: { ...elbow, date: "2026-11-18", pain: 3 },
  days: [...sketches.map(dayOf), wednesday].sort((a, b) => (a.date < b.date ? -1 : 1)),
  comments: [
    {
      id: 1,
      date: "2026-11-18",
      by: { id: 7, name: "村瀬 亮", coach_type: "coach" },
      stamp: null,
      text: "書いてくれてありがとう。木・金は投げずに、肩とひじのストレッチだけにしよう。土曜の前に一度見せてください。",
      created_at: "2026-11-18T12:10:00.000Z",
    },
    {
      id: 2,
      date: "2026-11-18",
      by: { id: 9, name: "大野 誠", coach_type: "manager" },
      stamp: "rest",
      text: "",
      created_at: "2026-11-18T12:40:00.000Z",
    },
  ],
};

/** Registered today, with the longest possible name and no records. */
export const newcomer: TrainingPlayer = {
  ...player,
  member: {
    ...player.member,
    last_name: "伊集院勅使河原",
    first_name: "ひまわり子太郎左衛門",
    last_name_kana: "いじゅういんてしがわら",
    first_name_kana: "ひまわりこたろうざえもん",
  },
  first_day: "2026-11-20",
  practised: { month: { days: 0, expected: 1 }, before: { days: 0, expected: 0 }, minutes: 0 },
  load: { week: 0, last_week: 0, usual: null, rapid: false },
  streak: 0,
  longest_streak: 0,
  pain: null,
  days: [],
  comments: [],
};

export const guard: PlayerGuard = {
  level: "room",
  today: { pitches: 0, limit: 70, left: 70 },
  week: { pitches: 52, limit: 210, left: 158 },
  nextAllowed: "2026-11-21",
  reason: null,
  yesterday: null,
  batter: null,
  grade_change: null,
  pain: null,
  rule: { id: "own", version: "", label: "" },
  recent: [],
  coming: [],
};

const longNote = "走ったあとと、次の日の朝に階段を下りるときに、ひざの外側が強く痛むと言っていた。".repeat(2);
const byCoach = { amount: null, unit: null, memo: "" } as const;

/** Of Friday's three entries a coach has made two; one of them is of pain alone, in many words. */
export const recordedPlayer: TrainingPlayer = {
  ...player,
  days: player.days.map((day) =>
    day.date !== "2026-11-20"
      ? day
      : {
          ...day,
          minutes: 50,
          load: 290,
          entries: [
            ...day.entries,
            {
              ...byCoach,
              ...{ id: 401, menu: "catch", minutes: 40, rpe: 6, pain: null, entered_by: { name: "村瀬 亮" } },
            },
            {
              ...byCoach,
              ...{ id: 402, menu: "other", minutes: null, rpe: null },
              pain: { part: "knee", side: "L", note: longNote, pain: 6, before: null },
              entered_by: { name: "伊集院勅使河原 ひまわり子太郎左衛門" },
            },
          ],
        },
  ),
};

/** Registered on Tuesday, with one record on Wednesday and a coach's answer to it. */
export const firstWeek: TrainingPlayer = {
  ...player,
  first_day: "2026-11-17",
  practised: { month: { days: 1, expected: 4 }, before: { days: 0, expected: 0 }, minutes: 20 },
  load: { week: 100, last_week: 0, usual: null, rapid: false },
  streak: 0,
  longest_streak: 1,
  pain: null,
  days: [{ ...wednesday, minutes: 20, load: 100, entries: wednesday.entries.slice(1) }],
  comments: player.comments.slice(1).map((one) => ({ ...one, stamp: "seen" })),
};
export const firstWeekGuard: PlayerGuard = { ...guard, week: { pitches: 0, limit: 210, left: 210 } };
