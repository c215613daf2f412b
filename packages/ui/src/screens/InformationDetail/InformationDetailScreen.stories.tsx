import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hostile, maintenance, summaries } from "../../components/InformationArticle/information.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { InformationDetailScreen } from "./InformationDetailScreen.tsx";

const meta = {
  id: "screens-information-detail",
  title: "画面/お知らせ詳細",
  component: InformationDetailScreen,
  parameters: { layout: "fullscreen" },
  args: {
    id: 18,
    article: { status: "ready", value: maintenance },
    list: { status: "ready", value: summaries },
    onCopy: fn(async () => {}),
    onInquiry: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InformationDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const longTitle = `${"サーバーの点検と画面の入れかえについて".repeat(4)}https://kyuseki.example/${"a".repeat(60)}`;

export const Ready: Story = {
  name: "表示",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { viewports: ["tablet", "laptop", "desktop"] } },
  args: { list: { status: "ready", value: summaries.slice(0, 3) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "影響" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "前：冬の測定会 参加チームの募集" })).toHaveAttribute(
      "href",
      "/information/detail/17",
    );
    await expect(canvas.queryByRole("link", { name: /^次：/ })).toBeNull();
    await expect(canvas.getByRole("region", { name: "ほかのお知らせ" })).not.toHaveTextContent("12月の定期");
  },
};
export const Middle: Story = {
  name: "前と次がある",
  parameters: unseen,
  args: { id: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "次：冬の測定会 参加チームの募集" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "前：投球数ルールの 2026年版を追加しました" })).toBeVisible();
  },
};
export const Hostile: Story = {
  name: "危ない本文も、文字のまま",
  parameters: unseen,
  args: { article: { status: "ready", value: hostile } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: "外" })).toHaveAttribute("rel", "noopener noreferrer");
    await expect(canvas.queryByRole("link", { name: "押す" })).toBeNull();
    await expect(canvasElement.querySelectorAll("script, img, [onerror]")).toHaveLength(0);
  },
};
export const Desktop: Story = { name: "デスクトップ", parameters: unseen, globals: { viewport: { value: "desktop" } } };
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const LongTitle: Story = {
  name: "スマートフォン：長い題",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: {
    id: 16,
    article: { status: "ready", value: { ...maintenance, information_id: 16, title: longTitle } },
    list: { status: "ready", value: summaries.map((one) => ({ ...one, title: longTitle })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: longTitle })).toBeVisible();
    await expect(canvas.getByRole("link", { name: `前：${longTitle}` })).toBeVisible();
    await expectToFitWindow();
  },
};
export const Only: Story = {
  name: "0件：ほかのお知らせがない",
  parameters: unseen,
  args: { list: { status: "ready", value: summaries.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ほかのお知らせはまだありません。")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "前後のお知らせ" })).toBeNull();
  },
};
export const Gone: Story = {
  name: "見つからない",
  parameters: unseen,
  args: { article: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このお知らせは見つかりませんでした")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "お知らせの一覧へ" })).toHaveAttribute("href", "/information");
  },
};
export const Loading: Story = {
  name: "読み込み中",
  parameters: unseen,
  args: { article: { status: "loading" }, list: { status: "loading" } },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { article: { status: "failed", code: "unavailable" }, list: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: "再読み込みする" })) await userEvent.click(button);
    await expect(args.onRetry.mock.calls).toEqual([["article"], ["list"]]);
  },
};
export const CannotCopy: Story = {
  name: "操作：リンクを写せなければ、そう言う",
  args: { onCopy: fn(() => Promise.reject(new Error("denied"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "リンクをコピー" }));
    await expect(await canvas.findByText(/リンクをコピーできませんでした。/)).toBeVisible();
  },
};
