import { emptyGoalSheet, type PlayerNote, type PlayerNotes, type StoredGoalSheet, withGoalCell } from "@kyuseki/domain";
import { fn } from "storybook/test";
import type { NoteListScreenProps } from "./NoteListScreen.tsx";
import { defaultNoteListView } from "./view.ts";

const masuda = { id: 1042, last_name: "増田", first_name: "碧", grade: "j2" } as const;
const ohno = { id: 1, name: "大野 直人", coach_type: "manager" } as const;

const written = (note_id: number, day: string, scale: number | null, text: string): PlayerNote => ({
  note_id,
  member: masuda,
  day,
  written_at: `${day}T11:14:00Z`,
  changed_at: null,
  late: false,
  title: "ふりかえり",
  template_id: 1,
  writer: "player",
  excerpt: text,
  scale,
  pain: false,
  version: 0,
  stamps: [],
  comments: 0,
  reopened: false,
  read: true,
  starred: false,
  parts: [
    { label: "今日できたこと", kind: "text", scale: null, text },
    ...(scale === null ? [] : [{ label: "手ごたえ", kind: "scale" as const, scale, text: String(scale) }]),
  ],
  comment_list: [],
});

const answered = (note: PlayerNote, stamp: PlayerNote["stamps"][number]["stamp"], comment?: string): PlayerNote => ({
  ...note,
  stamps: [{ by: ohno, stamp, at: note.written_at }],
  comments: comment ? 1 : 0,
  comment_list: comment ? [{ id: note.note_id, by: ohno, text: comment, at: note.written_at }] : [],
});

/** 増田 碧 in November 2026, the newest first. */
export const november: readonly PlayerNote[] = [
  answered(
    written(
      19,
      "2026-11-19",
      4,
      "打つ前に力が入りすぎるくせが少し直ってきた。高めの球に手を出して、フライになることが多かった。",
    ),
    "keep_going",
    "トスで確かめてみよう。",
  ),
  answered(written(18, "2026-11-18", 3, "トスで手首を使いすぎた。体で打つ。"), "seen"),
  written(16, "2026-11-16", 3, "試合で2本。初球から振れた。"),
  answered(written(15, "2026-11-15", 5, "冬の測定会に出たい。目標は115キロ。"), "nice"),
  {
    ...answered(
      written(12, "2026-11-12", 4, "右の手首が少し痛かったので、素振りはやめてトスだけにした。"),
      "rest",
      "今日は休んで、明日また話そう。",
    ),
    pain: true,
  },
];

export const october: readonly PlayerNote[] = [written(9, "2026-10-28", 2, "雨で体育館。下半身の練習。")];

export const novemberPage: PlayerNotes = {
  member: masuda,
  today: "2026-11-20",
  first_day: "2026-04-12",
  total: 48,
  months: [
    { month: "2026-11", notes: 5, pain: 1 },
    { month: "2026-10", notes: 14, pain: 0 },
    { month: "2026-09", notes: 10, pain: 1 },
    { month: "2026-04", notes: 19, pain: 0 },
  ],
  notes: [...november],
};

const goals = ["下半身", "睡眠8時間", "道具の手入れ", "低めを打つ", "初球から振る", "あいさつ", "体幹", "ノート"];
const cell = (text: string) => ({ text, tie: null, done_on: null });

const goalSheet: StoredGoalSheet = {
  member_id: masuda.id,
  sheet: goals.reduce(
    (sheet, text, index) =>
      withGoalCell(sheet, 10 * (index + 1), { ...cell(text), done_on: index === 7 ? "2026-11-10" : null }),
    withGoalCell(emptyGoalSheet(), 0, cell("強い打球をセンターへ")),
  ),
  version: 2,
  updated_at: "2026-11-01T02:00:00Z",
  measured: [],
  items: [],
};

export const listArgs = {
  player: { status: "ready", value: novemberPage },
  notes: november,
  firstMonth: "2026-11",
  hasReport: true,
  previous: { name: "小川 新", href: "/note/note-list/1044" },
  next: { name: "青山 朔", href: "/note/note-list/1045" },
  view: { ...defaultNoteListView, month: "2026-11" },
  onViewChange: fn(),
  more: { busy: false, failed: false },
  onMore: fn(),
  readAll: fn(async () => [...november, ...october]),
  onExport: fn(),
  goals: {
    goals: { status: "ready", value: goalSheet },
    draft: null,
    onDraft: fn(),
    onSave: fn(async () => {}),
    onRetry: fn(),
  },
  onRetry: fn(),
} satisfies NoteListScreenProps;
