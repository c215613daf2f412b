import type { Note, NoteSummary } from "@kyuseki/domain";

/** 2026-11-20 21:30 in Japan, unix seconds. */
export const nowS = Date.parse("2026-11-20T12:30:00Z") / 1000;

const katayama = { id: 2, name: "片山 恵", coach_type: "coach" } as const;

const plain = {
  changed_at: null,
  late: false,
  title: "ふりかえり",
  template_id: 1,
  writer: "player",
  pain: false,
  version: 0,
  stamps: [],
  comments: 0,
  reopened: false,
  read: false,
  starred: false,
} satisfies Partial<NoteSummary>;

/** In the order of the queue: pain first, then what waits, then what is answered. */
export const notes: readonly NoteSummary[] = [
  {
    ...plain,
    note_id: 12,
    member: { id: 1044, last_name: "小川", first_name: "新", grade: "e6" },
    day: "2026-11-19",
    written_at: "2026-11-19T10:02:00Z",
    excerpt: "70球近く投げて、最後はひじが痛かった。つかれるとフォームが小さくなる。",
    scale: 2,
    pain: true,
  },
  {
    ...plain,
    note_id: 11,
    member: { id: 1045, last_name: "青山", first_name: "朔", grade: "j2" },
    day: "2026-11-18",
    written_at: "2026-11-18T12:30:00Z",
    excerpt: "けん制のタイミングを変えてみた。来週の試合で試したい。",
    scale: 4,
    late: true,
  },
  {
    ...plain,
    note_id: 10,
    member: { id: 1046, last_name: "武田", first_name: "ひまり", grade: "e5" },
    day: "2026-11-18",
    written_at: "2026-11-18T09:12:00Z",
    excerpt: "スイッチの左打席で初めてセンターに飛んだ。",
    scale: 5,
    writer: "together",
    starred: true,
  },
  {
    ...plain,
    note_id: 9,
    member: { id: 1042, last_name: "増田", first_name: "碧", grade: "j2" },
    day: "2026-11-19",
    written_at: "2026-11-19T11:14:00Z",
    excerpt: "打つ前に力が入りすぎるくせが少し直ってきた。明日はトスで試して、そのあとティーで確かめる。",
    scale: 4,
    stamps: [{ by: katayama, stamp: "nice", at: "2026-11-19T12:01:00Z" }],
    comments: 1,
    version: 2,
    read: true,
  },
];

const [painful, waiting, , answered] = notes;
if (!painful || !waiting || !answered) throw new Error("the queue has four notes");

const surroundings = {
  goals: null,
  comment_list: [],
  readers: [],
  answer_read_at: null,
  facts: [],
  days: [],
  earlier: [],
  offers: [],
} satisfies Partial<Note>;

const fortnight = Array.from({ length: 14 }, (_, at) => ({
  date: `2026-11-${String(at + 6).padStart(2, "0")}`,
  minutes: [40, 20, 60, 45, 15, 10, 30, null, null, 25, 30, 35, 30, 20][at] ?? null,
  note: at % 4 !== 3,
  scale: 3,
  pitches: at === 12 ? 68 : 0,
  pain: at === 12 ? 4 : null,
}));

/** Unanswered, with words about pain. */
export const painfulNote: Note = {
  ...painful,
  ...surroundings,
  parts: [
    { label: "今日の手ごたえ", kind: "scale", scale: 2, text: "2" },
    { label: "うまくいかなかったこと", kind: "text", scale: null, text: "70球近く投げて、最後はひじが痛かった。" },
    { label: "ストレッチをした", kind: "yes_no", scale: null, text: "×" },
  ],
  days: fortnight,
};

export const waitingNote: Note = {
  ...waiting,
  ...surroundings,
  parts: [{ label: "今日できたこと", kind: "text", scale: null, text: "けん制のタイミングを変えてみた。" }],
};

/** The first note of a player, on the only day of practice so far. */
export const firstNote: Note = {
  ...waitingNote,
  late: false,
  day: "2026-11-19",
  written_at: "2026-11-19T12:30:00Z",
  days: fortnight.map((one) =>
    one.date === "2026-11-19"
      ? { ...one, note: true }
      : { ...one, minutes: null, note: false, scale: null, pitches: 0, pain: null },
  ),
};

/** With everything a note can have. */
export const answeredNote: Note = {
  ...answered,
  parts: [
    {
      label: "今日できたこと",
      kind: "text",
      scale: null,
      text: "打つ前に力が入りすぎるくせが少し直ってきた。かまえたときに肩を一度上げて、ストンと落としてから打つと、バットが軽く出る。",
    },
    {
      label: "うまくいかなかったこと",
      kind: "text",
      scale: null,
      text: "高めの球に手を出して、フライになることが多かった。20球のうち6球。",
    },
    { label: "明日ためすこと", kind: "text", scale: null, text: "トスで低めだけを打つ。そのあとティーで確かめる。" },
  ],
  goals: {
    centre: "冬の測定会で打球速度115キロ",
    goals: ["低めを打つ", "体幹を毎日", "", "素振り100本", "", "", "", "早く寝る"],
    ticked: [1, 4],
  },
  comment_list: [
    {
      id: 31,
      by: katayama,
      text: "肩を落とす準備、動画でも見えています。打球速度の自己ベストは力を抜いた球でした。\n高めは「打たない」と決めて立ってみよう。",
      at: "2026-11-19T12:03:00Z",
    },
  ],
  readers: [{ name: "片山 恵", at: "2026-11-19T12:00:00Z" }],
  answer_read_at: "2026-11-19T22:10:00Z",
  facts: [
    { label: "打球速度", value: 114.8, unit: "km/h", decimals: 1, best: true },
    { label: "平均角度", value: 14.2, unit: "°", decimals: 1, best: false },
    { label: "スイング", value: 86, unit: "回", decimals: 0, best: false },
  ],
  days: fortnight,
  earlier: [
    { note_id: 8, day: "2026-11-18", excerpt: "トスで手首を使いすぎた。体で打つ。" },
    { note_id: 7, day: "2026-11-16", excerpt: "試合で2本。初球から振れた。" },
    { note_id: 6, day: "2026-11-15", excerpt: "冬の測定会に出たい。目標は115キロ。" },
  ],
  offers: [
    { kind: "best", label: "打球速度", value: 114.8, unit: "km/h", decimals: 1 },
    { kind: "streak", days: 5 },
    { kind: "growth", label: "打球速度", gain: 6.2, unit: "km/h", decimals: 1, since: "2026-08-21" },
  ],
};

export const emptyReply = { text: "", busy: false, failure: undefined, unsent: [] };
