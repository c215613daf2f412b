import type { Grade, MeasureItem, MeasuringDay, MeasuringRow, MeasuringSheet, Member } from "@kyuseki/domain";
import { type PresetItem, presetItems, type UnsentCell } from "@kyuseki/domain/measuringDays";
import { fictionalMember } from "@kyuseki/domain/memberFixture";

export const today = "2026-11-20";

const presets = ["run_50m", "base_run", "long_throw", "standing_jump", "grip_right", "swing_speed"] as const;
const itemOf = (preset: PresetItem, index: number): MeasureItem => ({
  ...presetItems[preset],
  id: index + 1,
  preset,
  archived: false,
  version: 1,
});
export const items: readonly MeasureItem[] = presets.map(itemOf);

type Sketch = [name: string, kana: string, grade: Grade, values: readonly (number | null)[]];

const sketches: readonly Sketch[] = [
  ["小川 新", "おがわ あらた", "e6", [8.1, 17.2, 48.5, 178, 21.4, 84.2]],
  ["中川 詩", "なかがわ うた", "e6", [8.4, 17.9, 38.6, 171, 19.2, 78]],
  ["平野 陸斗", "ひらの りくと", "e6", [8, 17, 46.2, 181, 22, 82.8]],
  ["大塚 奏太", "おおつか かなた", "e5", [8.6, 18.1, 39.5, 168, 17.8, 74.6]],
  ["武田 ひまり", "たけだ ひまり", "e5", [8.8, 18.6, 31.9, 158, null, 70.2]],
  ["宮本 悠人", "みやもと ゆうと", "e5", [8.7, 18.4, null, 163, 18.2, null]],
  ["菊地 直輝", "きくち なおき", "e4", [9.1, 19.2, 30.8, null, 14.6, null]],
  ["木下 紬", "きのした つむぎ", "e4", [9.4, 19.8, 24.5, 148, 13.4, null]],
  ["新井 晴", "あらい はる", "e3", [9.8, 20.6, 20.2, 138, null, null]],
  ["野口 咲茉", "のぐち えま", "e3", [9.9, 20.9, 17.6, 134, null, null]],
  ["増田 碧", "ますだ みどり", "j2", [7.4, 15.9, 58.3, 196, 27.6, 101.4]],
  ["杉山 蓮司", "すぎやま れんじ", "h1", [7.1, null, null, null, null, null]],
];

/** A player's last values; the first player's throw is a best. */
const lastOf: readonly (number | null)[][] = sketches.map(([, , , values], index) =>
  index === 9 ? values.map(() => null) : [8.7, 18.4, 37, 164, 15.8, 76].map((usual, at) => values[at] ?? usual),
);

const member = ([name, kana, grade]: Sketch, index: number) =>
  fictionalMember({ id: index + 1, name, kana, grade, gender: "M" });
export const members: readonly Member[] = sketches.map(member);

const rows: MeasuringRow[] = sketches.map(([, , , values], index) => ({
  member_id: index + 1,
  attendance: null,
  values: [...values],
  past: items.map((_, at) => {
    const last = lastOf[index]?.[at] ?? null;
    const before = index === 0 && at === 2 ? 46.8 : last;
    return {
      last: before,
      last_on: before === null ? null : "2026-10-16",
      best: at === 4 && before !== null ? before + 0.4 : before,
      spread: 0,
    };
  }),
}));

const nothingBefore = { last: null, last_on: null, best: null, spread: 0 };

export const day: MeasuringDay = {
  id: 7,
  date: today,
  name: "冬の測定会",
  place: "室内練習場",
  item_ids: items.map(({ id }) => id),
  created_by: "大野 直人",
  closed_at: null,
  filled: 56,
  players: 12,
  event_id: null,
  version: 3,
};
export const closedDay: MeasuringDay = { ...day, closed_at: "2026-11-20T11:00:00Z", version: 4 };

export const days: readonly MeasuringDay[] = [
  { ...closedDay, id: 8, name: "朝の記録会", filled: 120, players: 20, place: "" },
  day,
  { ...closedDay, id: 6, name: "夏の測定会", date: "2026-08-21", filled: 138, players: 23 },
];

export const sheet: MeasuringSheet = { day, items: [...items], rows };
/** Of an event: one has not answered, one comes late, one stays away. */
export const eventSheet: MeasuringSheet = {
  ...sheet,
  day: { ...day, event_id: 31 },
  rows: rows.map((row) => ({
    ...row,
    attendance: row.member_id === 4 ? null : row.member_id === 1 ? "absent" : row.member_id === 2 ? "partly" : "coming",
  })),
};
/** The first day of a new club: two players, two items, one jump not measured, nothing to compare with. */
export const firstSheet: MeasuringSheet = {
  day: { ...day, name: "はじめての測定会", item_ids: [1, 4], filled: 3, players: 2, version: 1 },
  items: items.filter(({ id }) => id === 1 || id === 4),
  rows: rows.slice(0, 2).map((row, index) => ({
    ...row,
    values: [row.values[0] ?? null, index === 0 ? (row.values[3] ?? null) : null],
    past: [nothingBefore, nothingBefore],
  })),
};
/** A team without players. */
export const emptySheet: MeasuringSheet = { day: { ...day, filled: 0, players: 0 }, items: [...items], rows: [] };

const cell = (member_id: number, item_id: number, text: string, more: Partial<UnsentCell> = {}): UnsentCell => ({
  member_id,
  item_id,
  text,
  from: null,
  kept: false,
  theirs: null,
  ...more,
});
export const unsent: readonly UnsentCell[] = [cell(5, 5, "16."), cell(6, 3, "52.4"), cell(7, 4, "1520")];
/** Another coach has measured the same jump. */
export const disputed: readonly UnsentCell[] = [
  cell(8, 4, "184", { from: 148, theirs: { value: 149, by: "片山 恵" } }),
];

/** A whole club: so many players, all of one stage. */
export function crowdedSheet(players: number): { sheet: MeasuringSheet; members: readonly Member[] } {
  const all = Array.from({ length: players }, (_, index) => ({
    ...member([`選手 ${index + 1}`, "", "j2", []], index),
  }));
  const [, second] = rows;
  return {
    sheet: {
      ...sheet,
      rows: all.map(({ id }) => ({
        member_id: id,
        attendance: null,
        values: second?.values ?? [],
        past: second?.past ?? [],
      })),
    },
    members: all,
  };
}

/** Ended; each player has run 0.1 s faster than the one before, and the first two have thrown farther. */
export const withBests = (crowded: MeasuringSheet): MeasuringSheet => ({
  ...crowded,
  day: closedDay,
  rows: crowded.rows.map((row, index) => ({
    ...row,
    values: row.values.map((value, at) => {
      if (at === 0) return 8.4 - (index + 1) / 10;
      return at === 2 && index < 2 ? 40 : value;
    }),
  })),
});
