import type { Grade, MeasureItem, MeasuringDay, MeasuringSheet, Member } from "@kyuseki/domain";
import { type PresetItem, presetItems } from "@kyuseki/domain/measuringDays";
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import { fn } from "storybook/test";
import type { PrintMeasureScreenProps } from "./PrintMeasureScreen.tsx";

const itemOf = (preset: PresetItem, index: number): MeasureItem => ({
  ...presetItems[preset],
  id: index + 1,
  preset,
  archived: false,
  version: 1,
});
const items = (["run_50m", "base_run", "long_throw", "standing_jump"] as const).map(itemOf);

const member = (id: number, name: string, kana: string, grade: Grade) => fictionalMember({ id, name, kana, grade });
const members: readonly Member[] = [
  member(1, "小川 新", "おがわ あらた", "e6"),
  member(2, "長谷川 ひまり子", "はせがわ ひまりこ", "e5"),
  member(3, "野口 咲茉", "のぐち えま", "e3"),
  member(4, "増田 碧", "ますだ みどり", "j2"),
];

const dayOf = (id: number, name: string, date: string, of: readonly MeasureItem[] = items): MeasuringDay => ({
  id,
  date,
  name,
  place: "室内練習場",
  item_ids: of.map((item) => item.id),
  created_by: "大野 直人",
  closed_at: null,
  filled: 0,
  players: 0,
  event_id: null,
  version: 1,
});
const days = [
  dayOf(7, "冬の測定会", "2026-11-20"),
  dayOf(6, "夏の測定会", "2026-08-21"),
  dayOf(5, "春の測定会", "2026-05-15"),
] as const;

/** Each player's values of one day, improving from day to day. */
const values = (throwM: number) => [8.7, 17.2, throwM, 178];
const sheetOf = (day: MeasuringDay, throwM: number, before: number | null): MeasuringSheet => ({
  day,
  items: [...items],
  rows: members.map(({ id }) => ({
    member_id: id,
    attendance: null,
    values: id === 3 ? items.map(() => null) : values(throwM),
    past: items.map((_, at) => {
      const last = before === null || id === 3 ? null : (values(before)[at] ?? null);
      return { last, last_on: last === null ? null : "2026-08-21", best: last, spread: 0 };
    }),
  })),
});

const sheet = sheetOf(days[0], 38, 36.2);

export const printMeasureArgs = {
  today: "2026-11-20",
  teamName: "青葉台ベースボールクラブ",
  days: { status: "ready", value: days },
  sheet: { status: "ready", value: sheet },
  before: { status: "ready", value: [sheetOf(days[2], 35, null), sheetOf(days[1], 36.2, 35)] },
  members: { status: "ready", value: members },
  entryUrl: "https://kyuseki.example/evaluation-result/measuring-day?day=7",
  view: { kind: "team", stage: null, player: null },
  onViewChange: fn(),
  onDay: fn(),
  onPrint: fn(),
  onRetry: fn(),
} satisfies PrintMeasureScreenProps;

/** Two players and their first measuring day. */
const firstSheet = sheetOf(days[0], 38, null);
export const firstDay = {
  days: { status: "ready", value: days.slice(0, 1) },
  sheet: {
    status: "ready",
    value: { ...firstSheet, rows: firstSheet.rows.filter(({ member_id }) => [1, 4].includes(member_id)) },
  },
  before: { status: "ready", value: [] },
  members: { status: "ready", value: members.filter(({ id }) => [1, 4].includes(id)) },
} as const satisfies Partial<PrintMeasureScreenProps>;

const twelve = Array.from({ length: 12 }, (_, index) => ({
  ...itemOf("swing_speed", index),
  name: `チームで決めた項目その${index + 1}`,
  preset: null,
}));
const thirteen = Array.from({ length: 13 }, (_, index) =>
  member(index + 1, "長谷川小山内 ひまり子", "はせがわおさない ひまりこ", "e4"),
);

/** More players and items than one sheet holds, with long names. */
export const crowd = {
  members: { status: "ready", value: thirteen },
  sheet: {
    status: "ready",
    value: {
      day: dayOf(7, "冬の測定会", "2026-11-20", twelve),
      items: twelve,
      rows: thirteen.map(({ id }) => ({
        member_id: id,
        attendance: null,
        values: twelve.map(() => null),
        past: twelve.map(() => ({ last: 88.8, last_on: "2026-08-21", best: 90, spread: 0 })),
      })),
    },
  },
} as const satisfies Partial<PrintMeasureScreenProps>;

export const longDayName = "中学部・高校部 合同 冬の体力測定と走塁タイムの記録会";
const longDay = { ...days[0], name: longDayName };

export const longNamed = {
  members: {
    status: "ready",
    value: members.map((one) => ({ ...one, last_name: "勅使河原長谷部", first_name: "ひまり子美沙希" })),
  },
  days: { status: "ready", value: [longDay, ...days.slice(1)] },
  sheet: { status: "ready", value: { ...sheet, day: longDay } },
} as const satisfies Partial<PrintMeasureScreenProps>;
