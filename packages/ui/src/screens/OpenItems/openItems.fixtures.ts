import type { OpenItem, OpenItems, OpenPlayer } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { club, thousandPlayers } from "../../components/NoticeView/club.fixtures.ts";
import { defaultOpenItemsView, type OpenItemsScreenProps } from "./openItemsProps.ts";

export const members = club;

const subject = "土曜の練習は13時開始に変更します";
const unread: OpenItem = { kind: "unread", ref_id: 61, subject, since: "2026-11-19", due: null };
/** Until 22:00 in Japan. */
const answer: OpenItem = { kind: "answer", ref_id: 61, subject, since: "2026-11-19", due: "2026-11-20T13:00:00Z" };
const measurement: OpenItem = {
  kind: "measurement",
  ref_id: 7,
  subject: "11月の測定",
  since: "2026-11-20",
  due: "2026-11-30T14:59:00Z",
};
/** Until the evening before the game. */
const attendance: OpenItem = {
  kind: "attendance",
  ref_id: 42,
  subject: "練習試合（2試合）",
  since: "2026-11-18",
  due: "2026-11-21T09:00:00Z",
};
/** Until noon. */
const note: OpenItem = {
  kind: "note",
  ref_id: 3,
  subject: "ふりかえり",
  since: "2026-11-19",
  due: "2026-11-20T03:00:00Z",
};
const record = (since: string): OpenItem => ({ kind: "record", ref_id: null, subject: "", since, due: null });

const player = (member_id: number, items: OpenItem[], sketch: Partial<OpenPlayer> = {}): OpenPlayer => ({
  member_id,
  family_id: member_id,
  items,
  reach: "mail",
  reminded_at: null,
  reminded_today: false,
  ...sketch,
});

export const openItems: OpenItems = {
  members: 24,
  players: [
    player(1062, [unread, record("2026-11-05"), measurement], { reach: "failed" }),
    player(1044, [unread, record("2026-11-14")], { reminded_at: "2026-11-18T12:00:00Z" }),
    player(1063, [record("2026-11-15"), answer], { reach: "none" }),
    player(1058, [unread, record("2026-11-16"), answer], {
      reminded_at: "2026-11-20T03:30:00Z",
      reminded_today: true,
    }),
    player(1048, [record("2026-11-17"), attendance], { reminded_at: "2026-11-17T11:05:00Z" }),
    // Siblings.
    player(1056, [answer]),
    player(1059, [answer], { family_id: 1056 }),
    player(1053, [measurement]),
    // Has left the club since.
    player(9, [unread]),
  ],
  today: [{ at: "2026-11-20T03:30:00Z", author: "大野 監督", member_ids: [1058, 1060] }],
  mail: true,
};

/** Two families have a note of the child to write. */
export const withNotes: OpenItems = {
  ...openItems,
  players: openItems.players.map((one) =>
    [1048, 1053].includes(one.member_id) ? { ...one, items: [...one.items, note] } : one,
  ),
};

/** One player has not answered twelve notices. */
export const manyMatters: OpenItems = {
  ...openItems,
  players: [
    player(
      1048,
      Array.from({ length: 12 }, (_, index) => ({ ...answer, ref_id: 100 + index, subject: `お知らせ${index + 1}` })),
    ),
  ],
};

export const crowded: OpenItems = {
  ...openItems,
  members: 1000,
  players: thousandPlayers.map(({ id }, index) => player(id, index % 2 === 0 ? [unread, answer] : [answer])),
};

/** A club of two in its first week; one family has one thing to do since today. */
export const newClub = club.filter(({ id }) => id === 1049 || id === 1053);
export const firstItem: OpenItems = { members: 2, players: [player(1053, [measurement])], today: [], mail: true };
export const firstMail: OpenItemsScreenProps["preview"] = {
  member_id: 1053,
  mail: { status: "ready", value: { subject: "まだのことが1件あります", text: "・新さんの測定（11月の測定）" } },
};

const reminded = { families: 4, leaves_at: "2026-11-20T10:41:00Z", already: 0, unreached: 0, done: 0 };

export const openItemsArgs = {
  open: { status: "ready", value: openItems },
  members: { status: "ready", value: members },
  today: "2026-11-20",
  view: defaultOpenItemsView,
  onViewChange: fn(),
  preview: {
    member_id: 1044,
    mail: {
      status: "ready",
      value: {
        subject: "まだのことが2件あります",
        text: "・樹さん　11/19 土曜の練習は13時開始に変更します\n・樹さんの練習の記録が6日ありません。",
      },
    },
  },
  onPreview: fn(),
  onRemind: fn(async () => reminded),
  onLetters: fn(),
  onExport: fn(),
  onRetry: fn(),
} satisfies OpenItemsScreenProps;
