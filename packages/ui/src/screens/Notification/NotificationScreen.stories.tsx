import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";
import { thousandPlayers } from "../../components/NoticeView/club.fixtures.ts";
import { NotificationHarness } from "./Notification.harness.tsx";
import { NotificationScreen } from "./NotificationScreen.tsx";
import { draft, drafts, emptyDraft, history, notificationArgs, scheduled } from "./notification.fixtures.ts";

const meta = {
  id: "screens-notification",
  title: "画面/お知らせ送信",
  component: NotificationScreen,
  render: (args) => <NotificationHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: notificationArgs,
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const { composer, history: historyArgs } = notificationArgs;

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["tablet", "laptop"] } },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole("group", { name: /^送信先/ })).getAllByRole("button");
    await expect(
      chips.map(({ textContent, ariaPressed }) => `${textContent}${ariaPressed === "true" ? " ✓" : ""}`),
    ).toEqual([
      "全員 24人",
      "高校 5人 ✓",
      "中学 8人 ✓",
      "小学 11人",
      "男子 17人",
      "女子 7人",
      "投手 4人",
      "今日 未提出 9人",
      "選手を選ぶ",
    ]);
    await expect(canvas.getByText("選手13人・12家族の、18件のアドレスに届きます。")).toBeVisible();
    await expect(canvas.getByText("下書きを自動保存しました 19:38")).toBeVisible();
  },
};
export const Dark: Story = {
  name: "暗い画面：スマートフォン",
  parameters: unseen,
  globals: { theme: "dark", viewport: { value: "mobile" } },
};
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };

export const Empty: Story = {
  name: "0件",
  parameters: unseen,
  args: {
    composer: { ...composer, values: emptyDraft, saving: { status: "none" } },
    history: {
      ...historyArgs,
      openPlayers: 0,
      history: { status: "ready", value: { notices: [], total: 0, counts: { sent: 0, scheduled: 0, draft: 0 } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("送ったお知らせはまだありません")).toBeVisible();
    await expect(canvas.getByText("送る選手を選んでください。")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /まだの人/ })).toBeNull();
  },
};
export const Nobody: Story = {
  name: "選手がいない",
  parameters: unseen,
  args: { composer: { ...composer, values: emptyDraft, members: { status: "ready", value: [] } } },
};
export const Loading: Story = {
  name: "読み込み中",
  parameters: unseen,
  args: {
    composer: { ...composer, members: { status: "loading" } },
    history: { ...historyArgs, history: { status: "loading" } },
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: {
    composer: { ...composer, reach: { status: "failed", code: "unavailable" } },
    history: { ...historyArgs, history: { status: "failed", code: "unavailable" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.history.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "再試行" }));
    await expect(args.composer.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox", { name: /^件名/ })).toHaveValue("日曜の練習試合 集合時間について");
  },
};
export const History: Story = {
  name: "スマートフォン：送信履歴",
  parameters: unseen,
  args: { part: "history" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    const tabs = within(canvas.getByRole("navigation", { name: "お知らせ送信の画面" })).getAllByRole("link");
    await expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
      ["作成", "/notification"],
      ["送信履歴", "/notification?show=history"],
      ["まだの人11", "/notification/open-items"],
    ]);
    await expect(canvas.getByRole("link", { name: "土曜の練習は13時開始に変更します" })).toHaveAttribute(
      "href",
      "/notification/61",
    );
    await expect(canvas.getByText("長谷川 樹（高3）", { selector: "li:first-child *" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "次のページ" }));
    await expect(args.history.onViewChange).toHaveBeenLastCalledWith({ page: 2 });
    await expect(canvas.getByText("2 / 4")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "予約 1" }));
    await expect(args.history.onViewChange).toHaveBeenLastCalledWith({ tab: "scheduled", page: 1 });
  },
};
export const Scheduled: Story = {
  name: "送信履歴：予約",
  parameters: unseen,
  args: {
    history: {
      ...historyArgs,
      view: { ...historyArgs.view, tab: "scheduled" },
      history: { status: "ready", value: scheduled },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12/1 7:00 に送信")).toBeVisible();
  },
};
export const Drafts: Story = {
  name: "送信履歴：下書き",
  parameters: unseen,
  args: {
    history: {
      ...historyArgs,
      view: { ...historyArgs.view, tab: "draft" },
      history: { status: "ready", value: drafts },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "（件名なし）" })).toHaveAttribute("href", "/notification?draft=66");
    await userEvent.click(canvas.getByRole("button", { name: "下書き「冬の遠征について」を消す" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "下書き「冬の遠征について」を消しますか？" }));
    await userEvent.click(dialog.getByRole("button", { name: "下書きを消す" }));
    await expect(args.history.onDeleteDraft).toHaveBeenCalledOnce();
    await expect(args.history.onDeleteDraft).toHaveBeenCalledWith(65);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "下書き「（件名なし）」を消す" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "下書きを消す" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "送信履歴" })).toHaveFocus());
  },
};
export const DeleteRefused: Story = {
  name: "送信履歴：下書きを消せなければ、問いのまま、もう一度消せる",
  parameters: unseen,
  args: {
    history: {
      ...historyArgs,
      view: { ...historyArgs.view, tab: "draft" },
      history: { status: "ready", value: drafts },
      onDeleteDraft: fn(async () => {}),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.history.onDeleteDraft).mockRejectedValueOnce(new Failure("unavailable"));
    const name = { name: "下書き「（件名なし）」を消す" };
    await userEvent.click(canvas.getByRole("button", name));
    const dialog = within(await screen.findByRole("alertdialog"));
    const confirm = dialog.getByRole("button", { name: "下書きを消す" });
    await userEvent.click(confirm);
    await expect(await dialog.findByText(/^サーバーにつながりませんでした。/)).toBeVisible();
    await expect(canvas.getByText("（件名なし）")).toBeInTheDocument();
    await userEvent.click(confirm);
    await waitFor(() => expect(canvas.queryByText("（件名なし）")).toBeNull());
    await expect(args.history.onDeleteDraft).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole("button", { name: "下書き「冬の遠征について」を消す" })).toHaveFocus());
  },
};
export const LongWords: Story = {
  name: "長い件名と本文",
  parameters: unseen,
  args: {
    composer: {
      ...composer,
      values: { ...draft, title: "ながい".repeat(25), body: "とても長い本文です。".repeat(101) },
      saving: { status: "saving" },
    },
    history: {
      ...historyArgs,
      history: {
        status: "ready",
        value: {
          ...history,
          notices: history.notices.map((notice) => ({
            ...notice,
            title: "ながい件名".repeat(12),
            audience: "投手・捕手・内野手・外野手と、その保護者",
          })),
        },
      },
    },
  },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10文字減らしてください")).toBeVisible();
    await expect(canvas.getByText("保存中…")).toBeVisible();
  },
};
export const Thousand: Story = {
  name: "選手1000人から選ぶ",
  parameters: unseen,
  args: { composer: { ...composer, values: emptyDraft, members: { status: "ready", value: thousandPlayers } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "全員 1,000人" }));
    await expect(args.composer.onChange).toHaveBeenLastCalledWith({
      member_ids: thousandPlayers.map(({ id }) => id),
      audience: "全員",
    });
  },
};
