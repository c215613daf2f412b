import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { HelpHarness } from "./Help.harness.tsx";
import { HelpScreen } from "./HelpScreen.tsx";
import { helpArticles, longHelpArticles } from "./help.fixtures.ts";

const meta = {
  id: "screens-help",
  title: "画面/ヘルプ",
  component: HelpScreen,
  render: (args) => <HelpHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    articles: helpArticles,
    query: "",
    onQueryChange: fn(),
    anchor: "",
    hrefOf: (anchor) => `/help#${anchor}`,
    inquiry: <Panel title="かんたんな問い合わせ">ここに問い合わせの欄が入ります。</Panel>,
    onInquiry: fn(),
  },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  args: { anchor: "csv" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "CSVの取り込み" })).toBeVisible();
  },
};
export const First: Story = {
  name: "アドレスに場所がないとき、はじめの説明",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "ログインする" })).toBeVisible();
    await expect(canvas.getByText("はじめに 更新 2026/4/1")).toBeVisible();
    await expect(canvas.getByText("ここに問い合わせの欄が入ります。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "ログインする" })).toHaveAttribute("aria-current", "true");
  },
};
export const WithoutInquiry: Story = { name: "問い合わせの欄なし", args: { inquiry: undefined, anchor: "members" } };
export const Empty: Story = {
  name: "0件",
  args: { query: "サッカー" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("0件見つかりました");
    await expect(canvas.getByText(/「サッカー」をすべてふくむ説明はありません。/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "お問い合わせ" }));
    await expect(args.onInquiry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "検索の言葉を消す" }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("");
    await expect(await canvas.findByRole("navigation", { name: "目次" })).toBeVisible();
  },
};
export const LongText: Story = {
  name: "長い文",
  args: { articles: longHelpArticles },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Tablet: Story = {
  name: "タブレット",
  args: { anchor: "csv" },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("ここに問い合わせの欄が入ります。")).toBeNull();
    await expect(canvas.getByRole("navigation", { name: "目次" })).toBeVisible();
  },
};
export const Mobile: Story = {
  name: "スマートフォン",
  args: { anchor: "csv" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("ここに問い合わせの欄が入ります。")).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "目次" })).toBeNull();
  },
};
export const Dark: Story = { name: "暗い画面", args: { query: "取り込み" }, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  args: { query: "取り込み", anchor: "csv" },
  globals: { contrast: "forced" },
};
