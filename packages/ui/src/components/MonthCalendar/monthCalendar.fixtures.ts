import type { MenuKind } from "../MenuMark/MenuMark.tsx";
import type { CalendarDay } from "./calendarMonth.ts";

const words = {
  batting: "打撃",
  pitching: "投球",
  fielding: "守備",
  running: "走塁",
  strength: "体力",
  game: "試合",
  other: "その他",
} as const satisfies Record<MenuKind, string>;

const record = (date: number, marks: readonly MenuKind[], minutes: number, pain?: number): [string, CalendarDay] => {
  const spoken = [...marks.map((kind) => words[kind]), `${minutes}分`, ...(pain === undefined ? [] : [`痛み${pain}`])];
  return [
    `2026-11-${String(date).padStart(2, "0")}`,
    { summary: spoken.join("、"), marks, value: { amount: String(minutes), unit: "分" }, ...(pain && { pain }) },
  ];
};

export const records: ReadonlyMap<string, CalendarDay> = new Map([
  record(1, ["game"], 110),
  record(2, ["batting", "strength"], 35),
  record(3, ["batting"], 25),
  record(4, ["pitching", "strength"], 30),
  record(6, ["batting"], 30),
  record(7, ["fielding", "batting"], 130),
  record(8, ["pitching", "running"], 50),
  record(9, ["strength"], 20),
  record(10, ["batting", "strength"], 35),
  record(11, ["batting", "pitching", "fielding", "running", "strength", "game"], 30),
  record(12, ["pitching"], 25),
  record(14, ["fielding", "batting"], 120),
  record(15, ["game"], 120, 2),
  record(16, ["strength"], 15),
  record(18, ["pitching", "batting"], 55, 10),
  record(19, ["batting", "strength"], 35),
  record(20, ["strength"], 10),
]);

export const kinds: readonly MenuKind[] = ["batting", "pitching", "fielding", "running", "strength", "game"];
