import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { club, thousandPlayers } from "../../components/NoticeView/club.fixtures.ts";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { TeamEventScreen } from "./TeamEventScreen.tsx";
import { cancelled, crowded, event, fullDay, nowS, teamEventArgs, twoGames } from "./teamEvent.fixtures.ts";

const meta = {
  id: "screens-team-event",
  title: "画面/チームの行事",
  component: TeamEventScreen,
  render: withHeldView(TeamEventScreen),
  parameters: { layout: "fullscreen" },
  args: teamEventArgs,
} satisfies Meta<typeof TeamEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const ready = (value: typeof event) => ({ event: { status: "ready", value } as const });

export const Unsent: Story = {
  name: "端末で送信を待つ出欠がある",
  args: { onDevice: { ...nothingOnDevice, stored: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2件を端末に保存しました（送信待ち）")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "通信の状態を見る" })).toHaveAttribute("href", "/sync-status");
  },
};
export const UnsentMobile: Story = {
  ...Unsent,
  name: "スマートフォン：端末で送信を待つ出欠がある",
  globals: { viewport: { value: "mobile" } },
};
export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /大塚 奏太/ })).toHaveTextContent("右ひじ 3／10");
    await expect(canvas.getByText("返事の締め切りまで あと22時間（11/21 土 18:00）")).toBeVisible();
    const board = within(canvas.getByRole("region", { name: "11月23日（月）　練習試合" }));
    await expect(board.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "集合",
      "出発",
      "アップ",
      "試合",
      "解散",
      "参加",
    ]);
    await expect(board.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "7:30",
      "7:45",
      "8:30",
      "9:30",
      "13:00",
      "7/11",
    ]);
    const attendance = within(canvas.getByRole("region", { name: "出欠" }));
    await expect(
      within(attendance.getByRole("group", { name: "返事の内訳" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["未回答2人", "未定1人", "参加6人", "遅刻・早退1人", "不参加1人"]);
    await expect(attendance.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "小63人",
      "小53人",
      "小42人",
      "小32人",
      "小21人",
    ]);
    const facts = within(canvas.getByRole("region", { name: "集合と持ち物" }));
    await expect(facts.getByRole("link", { name: "ひばりが丘公園 野球場の地図" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await expect(facts.getByRole("link", { name: "大野 監督に電話する" })).toHaveAttribute("href", "tel:09012345678");
    const seats = within(canvas.getByRole("region", { name: "車の席" }));
    await expect(seats.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "6席",
      "7席・2台",
      "1席",
    ]);
    await expect(seats.getByText("3人が全員来ると、2席足りません。")).toBeVisible();
  },
};
export const Dark: Story = {
  name: "暗い画面：スマートフォン",
  parameters: unseen,
  globals: { theme: "dark", viewport: { value: "mobile" } },
};
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン：中止と送信は、親指の届くところ",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "参加者へ送る" })).toHaveAttribute(
      "href",
      "/notification?to=1053.1054.1055.1056.1057.1059.1061",
    );
    await expect(canvas.getByRole("button", { name: "カレンダーに追加" })).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "この試合で知っておくこと" })).toHaveTextContent(
      "右ひじ 3／10",
    );
  },
};
export const MobileTwoGames: Story = {
  name: "スマートフォン：時刻が六つある日",
  args: ready(twoGames),
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "11月23日（月）　練習試合（2試合）" }));
    const words = (role: "term" | "definition") => board.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(words("term")).toEqual(["集合", "出発", "試合", "昼食", "第2試合", "解散", "参加"]);
    await expect(words("definition")).toEqual(["7:30", "7:45", "9:30", "11:30", "12:30", "15:00", "7/11"]);
    await expect(board.queryByRole("table")).toBeNull();
  },
};
export const MobileTwoGamesDark: Story = {
  ...MobileTwoGames,
  name: "スマートフォン：時刻が六つある日・暗い画面",
  globals: { viewport: { value: "mobile" }, theme: "dark" },
};
export const LargeTextFullDay: Story = {
  name: "文字 200 %：時刻が九つある日も、横にはみ出さない",
  args: ready(fullDay),
  globals: { text: "200", viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const board = canvas.getByRole("region", { name: "11月23日（月）　練習試合（2試合）" });
    for (const part of [board, ...board.querySelectorAll("dl, dl > *")]) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { event: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { event: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Gone: Story = {
  name: "見つからない",
  parameters: unseen,
  args: { event: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この行事は見つかりませんでした")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "行事の一覧へ" })).toHaveAttribute("href", "/event-list");
  },
};
export const Cancelled: Story = {
  name: "中止になった行事",
  parameters: unseen,
  args: ready(cancelled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この行事は中止になりました（11/23（月）6:05）。")).toBeVisible();
    await expect(canvas.getByText("9:00 から小学校で自主練習ができます。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "招待した人へ送る" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "中止・変更" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "編集する" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /小川 新/ })).toBeNull();
  },
};
export const Over: Story = {
  name: "終わった行事",
  parameters: unseen,
  args: { nowS: nowS + 4 * 24 * 3600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この行事は終わりました。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /知らせる/ })).toBeNull();
    await expect(canvas.queryByText(/締め切りまで/)).toBeNull();
  },
};
export const Nobody: Story = {
  name: "0件：だれも招待していない",
  parameters: unseen,
  args: ready({ ...event, attendance: [], families: [], car_answers: [], duties: [], pitchers: null, cars: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("招待した選手がいません。「編集する」で選べます。")).toBeVisible();
    await expect(canvas.getByText(/^当番はまだありません。/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /送る/ })).toBeNull();
  },
};
export const Everybody: Story = {
  name: "全員が答え、定員に達した",
  parameters: unseen,
  args: ready({
    ...event,
    capacity: 11,
    attendance: event.attendance.map((one) => ({ ...one, answer: "coming", comment: "" })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("全員の返事がそろいました")).toBeVisible();
    await expect(canvas.getByText("定員11人・満員")).toBeVisible();
    await expect(canvas.getByText(/席のない選手：/)).toBeVisible();
  },
};
export const Changed: Story = {
  name: "締め切りの後と、直前の変更の印。ほかの行事との重なり",
  parameters: unseen,
  args: ready({
    ...event,
    attendance: event.attendance.map((one) =>
      one.member_id === 1060 ? { ...one, changed_from: "coming", late: true } : one,
    ),
    clashes: [{ event_id: 44, title: "中学の記録会", starts_at: "2026-11-23T00:00:00Z", players: 2 }],
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: /^木下 紬\s*不参加・家の用事\s*参加から変更\s*締め切りの後$/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "同じ時間に「中学の記録会」（11/23（月）9:00）があり、2人が重なっています。" }),
    ).toHaveAttribute("href", "/event-list/team/44");
  },
};
export const AllDay: Story = {
  name: "二日にわたる、終日の行事",
  parameters: unseen,
  args: ready({
    ...event,
    kind: "other",
    title: "夏合宿",
    all_day: true,
    meets_at: null,
    starts_at: "2026-11-22T15:00:00Z",
    ends_at: "2026-11-24T15:00:00Z",
    timetable: [],
    pitchers: null,
  }),
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "11月23日（月）〜11月24日（火）　夏合宿" }));
    await expect(board.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["終日", "7/11"]);
  },
};
export const LongWords: Story = {
  name: "長い名前とひとこと",
  parameters: unseen,
  args: {
    members: {
      status: "ready",
      value: club.map((member) => ({ ...member, last_name: "長谷川小山内", first_name: "ひまり子" })),
    },
    ...ready({
      ...event,
      title: "青葉区少年野球連盟 秋季大会 決勝トーナメント 第一回戦と閉会式のあいさつ",
      place: "神奈川県横浜市青葉区青葉台ひばりが丘総合運動公園 第二野球場 三塁側ベンチ裏の駐車場",
      attendance: event.attendance.map((one) => ({
        ...one,
        comment: "学校の行事が終わりしだい向かいます。".repeat(5),
      })),
    }),
  },
  globals: { viewport: { value: "mobile" } },
};
export const Hundred: Story = {
  name: "100人",
  parameters: unseen,
  args: { members: { status: "ready", value: thousandPlayers }, ...ready(crowded) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "未回答の25人に知らせる" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "車の席" })).toBeNull();
  },
};
