import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NotificationDetailHarness } from "./NotificationDetail.harness.tsx";
import { NotificationDetailScreen } from "./NotificationDetailScreen.tsx";
import { crowded, detailArgs, firstNotice, loadNoticeParts, notice, unsent } from "./noticeDetail.fixtures.ts";

const meta = {
  id: "screens-notification-detail",
  title: "画面/お知らせの詳細",
  component: NotificationDetailScreen,
  render: (args) => <NotificationDetailHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: detailArgs,
  beforeEach: loadNoticeParts,
} satisfies Meta<typeof NotificationDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["tablet", "laptop"] } },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "送った結果" }));
    await expect(board.getByText("11月19日（木） 18:30 全員 24人 返事の締め切り 11/20 22:00")).toBeVisible();
    await expect(board.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "17/24",
      "7人がまだ",
      "19/24",
      "5人が未読",
      "14人",
      "3人",
      "不参加 2・未定 1",
      "2人",
    ]);
    const log = within(canvas.getByRole("region", { name: "送信の記録" }));
    await expect(log.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "24人に送信",
      "1人に届かない",
      "訂正を24人に送信",
      "2家族に催促",
    ]);
    const cellsOf = (name: RegExp) =>
      within(canvas.getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    await expect(cellsOf(/原田 暖/)).toEqual(
      expect.arrayContaining(["11/19 20:50", "不参加11/20 22:18締め切りの後", "家の用事です。"]),
    );
    await expect(cellsOf(/増田 碧/)).toContain("参加11/19 20:52");
  },
};
export const Dark: Story = {
  name: "暗い画面：スマートフォン",
  parameters: unseen,
  args: { view: { ...detailArgs.view, size: 10 } },
  globals: { theme: "dark", viewport: { value: "mobile" } },
};
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン：催促と訂正は、親指の届くところ",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole("button", { name: "4家族に催促する" }).slice(-1);
    await userEvent.click(button ?? document.body);
    await expect(args.onRemind).toHaveBeenCalledWith([1044, 1045, 1055, 1056]);
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { notice: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { notice: { status: "failed", code: "not_found" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ReadOnly: Story = {
  name: "返事を求めないお知らせ",
  parameters: unseen,
  args: {
    notice: {
      status: "ready",
      value: {
        ...notice,
        choices: [],
        deadline: null,
        recipients: notice.recipients.map((one) => ({ ...one, answer: null, answered_at: null })),
      },
    },
  },
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole("group", { name: "表の絞り込み" })).getAllByRole("button");
    await expect(filters.map(({ textContent }) => textContent)).toEqual(["すべて 24", "未読 5", "届かない 2"]);
  },
};
export const Everybody: Story = {
  name: "0件：まだの人がいない",
  parameters: unseen,
  args: {
    notice: {
      status: "ready",
      value: {
        ...notice,
        recipients: notice.recipients.map((one) => ({
          ...one,
          family_read_version: 1,
          family_read_at: "2026-11-19T12:00:00Z",
          answer: "参加",
          family_mail: "sent",
          mail_failure: null,
        })),
      },
    },
    view: { ...detailArgs.view, filter: "unread" },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("全員がそろいました。催促する人はいません。")).toBeVisible();
    await expect(canvas.getByText("あてはまる選手はいません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "すべて 24" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(24);
  },
};
export const Few: Story = {
  name: "少ない：2人に送り、1人が返事",
  args: { notice: { status: "ready", value: firstNotice } },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "送った結果" }));
    await expect(board.getByText("11月19日（木） 18:30 全員 2人 返事の締め切り 11/20 22:00")).toBeVisible();
    await expect(board.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1/2",
      "1人がまだ",
      "2/2",
      "全員が既読",
      "1人",
      "0人",
      "不参加 0・未定 0",
      "0人",
    ]);
    await expect(canvas.getByText(/のうち/)).toHaveTextContent(/^まだの1人のうち、1家族に送れます。$/);
    const filters = within(canvas.getByRole("group", { name: "表の絞り込み" })).getAllByRole("button");
    await expect(filters.map(({ textContent }) => textContent)).toEqual([
      "すべて 2",
      "未読 0",
      "返事がまだ 1",
      "届かない 0",
    ]);
    const log = within(canvas.getByRole("region", { name: "送信の記録" }));
    await expect(log.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["2人に送信"]);
    await expect(canvas.getByRole("button", { name: "1家族に催促する" })).toBeVisible();
  },
};
export const Draft: Story = {
  name: "下書き",
  parameters: unseen,
  args: { notice: { status: "ready", value: { ...unsent, state: "draft", leaves_at: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "続きを書く" })).toHaveAttribute("href", "/notification?draft=61");
  },
};
export const Held: Story = {
  name: "まもなく送信",
  parameters: unseen,
  args: { notice: { status: "ready", value: { ...unsent, state: "held" } }, secondsLeft: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("あと12秒 取り消せます");
  },
};
export const LongWords: Story = {
  name: "長い名前とひとこと",
  parameters: unseen,
  args: {
    notice: {
      status: "ready",
      value: {
        ...notice,
        choices: ["参加します（車で送ります）", "不参加", "未定"],
        recipients: notice.recipients.map((one) => ({
          ...one,
          member: one.member && { ...one.member, name: "長谷川小山内 ひまり子" },
          answer: one.answer && "参加します（車で送ります）",
          comment: "学校の行事が終わりしだい向かいます。".repeat(5),
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
    notice: { status: "ready", value: crowded },
    view: { ...detailArgs.view, page: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(25);
    await expect(canvas.getByRole("button", { name: "未読 250" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "250家族に催促する" })).toBeVisible();
  },
};
