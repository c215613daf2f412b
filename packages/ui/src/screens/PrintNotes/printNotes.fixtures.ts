import { emptyGoalSheet, type PlayerNote, type PlayerNotes, type StoredGoalSheet, withGoalCell } from "@kyuseki/domain";

const member = { id: 1042, last_name: "増田", first_name: "碧", grade: "j2" } as const;

const written = (note_id: number, day: string): PlayerNote => ({
  note_id,
  member,
  day,
  written_at: `${day}T11:14:00Z`,
  changed_at: null,
  late: false,
  title: "ふりかえり",
  template_id: 1,
  writer: "player",
  excerpt: "打つ前に力が入りすぎるくせが少し直ってきた。",
  scale: 4,
  pain: false,
  version: 2,
  stamps: [{ by: { id: 1, name: "大野 直人", coach_type: "manager" }, stamp: "nice", at: `${day}T12:14:00Z` }],
  comments: 1,
  reopened: false,
  read: true,
  starred: false,
  parts: [
    { label: "今日できたこと", kind: "text", scale: null, text: "打つ前に力が入りすぎるくせが少し直ってきた。" },
    { label: "次にためすこと", kind: "text", scale: null, text: "トスで手首を使いすぎないようにする。\n朝は体幹。" },
    { label: "手ごたえ", kind: "scale", scale: 4, text: "4" },
  ],
  comment_list: [{ id: note_id, by: null, text: "明日はティーで確かめよう。", at: `${day}T12:20:00Z` }],
});

/** Twelve notes of the school year 2026, the newest first. */
export const yearOfNotes: PlayerNotes = {
  member,
  today: "2026-11-20",
  first_day: "2025-06-01",
  total: 40,
  months: [{ month: "2026-11", notes: 12, pain: 0 }],
  notes: Array.from({ length: 12 }, (_, index) =>
    written(112 - index, `2026-11-${String(19 - index).padStart(2, "0")}`),
  ),
};

/** One note, written on the day before. */
export const firstOfYear: PlayerNotes = {
  ...yearOfNotes,
  first_day: "2026-11-19",
  total: 1,
  months: [{ month: "2026-11", notes: 1, pain: 0 }],
  notes: yearOfNotes.notes.slice(0, 1),
};

const cell = (text: string, done_on: string | null = null) => ({ text, tie: null, done_on });

export const printedGoals: StoredGoalSheet = {
  member_id: member.id,
  sheet: [10, 20, 30, 40, 50, 60, 70, 80].reduce(
    (sheet, goal) =>
      [1, 2, 3, 4, 5, 6, 7, 8].reduce(
        (filled, action) => withGoalCell(filled, goal + action, cell(`毎日${action}回の素振りと体幹`)),
        withGoalCell(sheet, goal, cell("下半身を強くする", goal === 20 ? "2026-11-10" : null)),
      ),
    withGoalCell(emptyGoalSheet(), 0, cell("強い打球をセンターへ")),
  ),
  version: 2,
  updated_at: "2026-11-01T02:00:00Z",
  measured: [],
  items: [],
};
