import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { thousandPlayers } from "../../components/NoticeView/club.fixtures.ts";
import { OpenItemsHarness } from "./OpenItems.harness.tsx";
import { OpenItemsScreen } from "./OpenItemsScreen.tsx";
import { crowded, firstItem, firstMail, members, newClub, openItems, openItemsArgs } from "./openItems.fixtures.ts";

const meta = {
  id: "screens-open-items",
  title: "画面/まだの人",
  component: OpenItemsScreen,
  render: (args) => <OpenItemsHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: openItemsArgs,
} satisfies Meta<typeof OpenItemsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["tablet", "laptop"] } },
  play: async ({ args, canvas }) => {
    const board = within(canvas.getByRole("region", { name: "まだの人の数" }));
    await expect(board.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "8人",
      "24人のうち",
      "15件",
      "いちばん古いのは15日前",
      "4家族",
      "今日まだ送っていない",
      "2家族",
      "12:30 に送信",
    ]);
    await expect(canvas.getByText("長谷川さんのご家族に届く1通")).toBeVisible();
    await expect(args.onPreview).toHaveBeenLastCalledWith(1044);
    await expect(canvas.getByText("2家族", { selector: "b" })).toBeVisible();
  },
};
export const Dark: Story = {
  name: "暗い画面：スマートフォン",
  parameters: unseen,
  globals: { theme: "dark", viewport: { value: "mobile" } },
};
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const ByItem: Story = {
  name: "ことがらごと",
  parameters: unseen,
  args: { view: { ...openItemsArgs.view, by: "item" } },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = within(canvas.getByRole("list", { name: "まだの人の一覧" })).getAllByRole("listitem");
    await expect(first).toHaveTextContent(
      "返事11/19 土曜の練習は13時開始に変更します締め切り 11/20 22:004人桜井 伊織 連絡先なし宮本 悠人 今日 送信済み大塚 奏太 小5菊地 直輝 小41家族に知らせる",
    );
    await userEvent.click(
      canvas.getByRole("button", { name: "1家族に知らせる（返事：11/19 土曜の練習は13時開始に変更します）" }),
    );
    await expect(args.onRemind).toHaveBeenCalledWith([1056, 1059]);
    await expect(canvas.getByRole("link", { name: "練習試合（2試合）" })).toHaveAttribute(
      "href",
      "/event-list/team/42",
    );
  },
};
export const Mobile: Story = {
  name: "スマートフォン：知らせるボタンは、親指の届くところ",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole("button", { name: "4家族に知らせる" }).slice(-1);
    await userEvent.click(button ?? document.body);
    await expect(args.onRemind).toHaveBeenCalledWith([1044, 1048, 1056, 1059, 1053]);
  },
};
export const Empty: Story = {
  name: "0件",
  parameters: unseen,
  args: { open: { status: "ready", value: { ...openItems, players: [], today: [] } }, preview: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("まだの人はいません")).toBeVisible();
    await expect(args.onPreview).toHaveBeenLastCalledWith(null);
  },
};
export const Few: Story = {
  name: "少ない：2人のうち1人の、今日からのことが1件",
  args: {
    members: { status: "ready", value: newClub },
    open: { status: "ready", value: firstItem },
    preview: firstMail,
  },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "まだの人の数" }));
    await expect(board.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1人",
      "2人のうち",
      "1件",
      "いちばん古いのは今日",
      "1家族",
      "今日まだ送っていない",
      "0家族",
      "今日はまだありません",
    ]);
    await expect(canvas.getByText("小川さんのご家族に届く1通")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "今日 知らせたこと" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "1家族に知らせる" })).toBeVisible();
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { open: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { open: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const MailOff: Story = {
  name: "メールを送らないサーバー",
  parameters: unseen,
  args: { open: { status: "ready", value: { ...openItems, mail: false } }, preview: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このサーバーはメールを送りません。QRの手紙で渡してください。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /家族に知らせる$/ })).toBeNull();
    await expect(canvas.queryByRole("checkbox", { name: "知らせられる人をすべて選ぶ" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^知らせる（/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: "QRを渡す（坂口 律）" })).toBeVisible();
    await expect(canvas.getByText("いま知らせられる").parentElement).toHaveTextContent("0家族");
    await expect(canvas.queryByText("今日まだ送っていない")).toBeNull();
  },
};
export const LongWords: Story = {
  name: "長い名前と件名",
  parameters: unseen,
  args: {
    members: {
      status: "ready",
      value: members.map((member) => ({ ...member, last_name: "長谷川小山内", first_name: "ひまり子" })),
    },
    open: {
      status: "ready",
      value: {
        ...openItems,
        players: openItems.players.map((player) => ({
          ...player,
          items: player.items.map((item) => ({
            ...item,
            subject: "雨のときの連絡のしかたと集合場所について".repeat(2),
          })),
        })),
      },
    },
  },
  globals: { viewport: { value: "mobile" } },
};
export const Thousand: Story = {
  name: "1000人",
  parameters: unseen,
  args: {
    members: { status: "ready", value: thousandPlayers },
    open: { status: "ready", value: crowded },
    preview: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(25);
    await expect(canvas.getByRole("button", { name: "1,000家族に知らせる" })).toBeVisible();
  },
};
