import type { Day } from "../generate/calendar.ts";

/** How a player of the demo team keeps records, so that the lists have somebody at every place. */
export type Habit = {
  /** Share of days with a record. */
  rate: number;
  /** Days since the last record; 0: today's is there. */
  silent: number;
  /** Days in a row up to the last record, no more and no less. */
  streak?: number;
  /** Counted pitches of the week before today. */
  pitches?: number;
  /** Those of its weekend were thrown for another team. */
  elsewhere?: true;
};

/** Somebody who keeps a diary from `since` on. */
export type Diarist = { team_id: number; member_id: number; stage: "e" | "j" | "h"; since: Day; habit: Habit };

/** By name, in the order of the roster. The applicant records nothing. */
export const habits: Readonly<Record<string, Habit>> = {
  "長谷川 樹": { rate: 0.5, silent: 6 },
  // 注意 of the 500 a week of 高校.
  "小野寺 湊": { rate: 0.88, silent: 0, streak: 8, pitches: 410 },
  "三浦 陽翔": { rate: 0.82, silent: 1, pitches: 83, elsewhere: true },
  "西田 大和": { rate: 0.76, silent: 3 },
  // The 350 a week of 少年部 to the pitch.
  "石井 悠真": { rate: 0.78, silent: 0, streak: 7, pitches: 350 },
  "藤井 颯太": { rate: 0.86, silent: 0, streak: 4 },
  "岡田 蒼": { rate: 0.8, silent: 1 },
  // 注意 of the 350 a week of 少年部, all of it measured.
  "青山 朔": { rate: 0.92, silent: 0, streak: 14, pitches: 288 },
  "坂口 律": { rate: 0.64, silent: 3 },
  "増田 碧": { rate: 0.9, silent: 0, streak: 8, pitches: 76 },
  "久保田 結月": { rate: 0.84, silent: 1 },
  "水野 葵": { rate: 0.88, silent: 0, streak: 10 },
  "原田 暖": { rate: 0.68, silent: 3, pitches: 30 },
  // 注意 of the 210 a week of 学童部.
  "小川 新": { rate: 0.84, silent: 0, streak: 7, pitches: 170 },
  "中川 詩": { rate: 0.97, silent: 0, streak: 42 },
  "平野 陸斗": { rate: 0.78, silent: 0, streak: 3 },
  "大塚 奏太": { rate: 0.84, silent: 0, streak: 5, pitches: 96 },
  "勅使河原 ひまり子": { rate: 0.78, silent: 1 },
  "宮本 悠人": { rate: 0.48, silent: 4 },
  // Beyond the 180 a week of 小4以下.
  "菊地 直輝": { rate: 0.74, silent: 0, streak: 7, pitches: 192 },
  "木下 紬": { rate: 0.68, silent: 0, streak: 3 },
  "新井 晴": { rate: 0.72, silent: 0, streak: 1 },
  "野口 咲茉": { rate: 0.3, silent: 15 },
};
