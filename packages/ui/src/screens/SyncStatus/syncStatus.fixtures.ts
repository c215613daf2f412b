import { fn } from "storybook/test";
import type { SyncEntry, SyncStatusScreenProps } from "./syncStatusProps.ts";

/** 2026-11-20 19:52 in Tokyo. */
export const nowS = 1_795_171_920;

const at = (time: string, day = "2026-11-20") => `${day}T${time}:00+09:00`;

const measured = { kind: "measurement", href: "/evaluation-result/measuring-day?day=7", team: null } as const;
const thrown = { kind: "pitch_count", href: "/dashboard/pitch-guard", team: null } as const;
const waiting = { status: "waiting" } as const;

export const mixed: readonly SyncEntry[] = [
  {
    ...measured,
    id: "m1",
    label: "50m走 8.21秒",
    detail: "佐藤 一さん・冬の測定会",
    enteredAt: at("19:41"),
    state: waiting,
  },
  {
    ...measured,
    id: "m2",
    label: "50m走 8.40秒",
    detail: "菊地 直輝さん・冬の測定会",
    enteredAt: at("19:43"),
    state: waiting,
  },
  {
    ...measured,
    id: "m3",
    label: "遠投 41.2m",
    detail: "増田 碧さん・冬の測定会",
    enteredAt: at("19:45"),
    state: waiting,
  },
  { ...thrown, id: "p1", label: "投球数 42球", detail: "菊地 直輝さん", enteredAt: at("19:46"), state: waiting },
  { ...thrown, id: "p2", label: "投球数 18球", detail: "小川 新さん", enteredAt: at("19:48"), state: waiting },
  {
    id: "c1",
    kind: "note_comment",
    label: "コメント「よく続いています。」",
    detail: "青山 朔さんへ",
    enteredAt: at("19:50"),
    state: waiting,
    href: "/note/view-note/31",
    team: null,
  },
  {
    ...measured,
    id: "r1",
    label: "立ち幅とび 1520cm",
    detail: "菊地 直輝さん・冬の測定会",
    enteredAt: at("19:31"),
    state: { status: "refused", code: "invalid", message: "受けつける範囲（50〜400cm）の外です。" },
  },
  {
    ...thrown,
    id: "r2",
    label: "投球数 35球",
    detail: "宮本 悠人さん・11/19",
    enteredAt: at("19:12"),
    state: { status: "clash" },
  },
  {
    id: "r3",
    kind: "attendance",
    label: "出欠 参加",
    detail: "木下 紬さん・11/23 練習試合",
    enteredAt: at("18:40"),
    state: { status: "refused", code: "conflict", message: "この行事は中止になりました" },
    href: "/event-list/team/42",
    team: null,
  },
];

/** Another club's, and one that has waited since September. */
export const elsewhere: readonly SyncEntry[] = [
  {
    ...thrown,
    id: "s1",
    label: "投球数 60球",
    detail: "林 芽衣さん",
    enteredAt: at("16:20", "2026-11-18"),
    state: waiting,
    href: null,
    team: "青葉台ソフトボール",
  },
  {
    ...measured,
    id: "s2",
    label: "50m走 9.02秒",
    detail: "林 芽衣さん・秋の測定会",
    enteredAt: at("10:05", "2026-09-26"),
    state: waiting,
    href: null,
    team: "青葉台ソフトボール",
  },
];

export const sixHundred: readonly SyncEntry[] = Array.from({ length: 600 }, (_, index) => ({
  ...measured,
  id: `x${index}`,
  label: `50m走 ${(8 + (index % 200) / 100).toFixed(2)}秒`,
  detail: `選手${index + 1}さん・冬の測定会`,
  enteredAt: new Date((nowS - 7_200 + index * 10) * 1000).toISOString(),
  state: index < 300 ? waiting : { status: "refused", code: "not_found" },
}));

export const syncStatusArgs = {
  online: false,
  nowS,
  lastAnswerAt: at("19:40"),
  lastSent: { at: at("19:40"), count: 4 },
  entries: { status: "ready", value: mixed },
  storage: "ok",
  persisted: "unknown",
  installed: false,
  usedBytes: 4_404_019,
  busy: false,
  onSendNow: fn(),
  onRetry: fn(),
  onDelete: fn(),
  onPersist: fn(),
  onRefresh: fn(),
  onReload: fn(),
  onExport: fn(),
} satisfies SyncStatusScreenProps;

/** Nothing waits, as after everything was sent. */
export const nothing = {
  online: true,
  lastAnswerAt: at("19:51"),
  lastSent: { at: at("19:51"), count: 6 },
  entries: { status: "ready", value: [] },
  persisted: "granted",
} satisfies Partial<SyncStatusScreenProps>;
