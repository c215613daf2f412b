import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { navigationAt } from "../AppShell/AppShell.fixtures.ts";
import { BottomBar } from "./BottomBar.tsx";

const meta = {
  id: "components-bottom-bar",
  title: "部品/ボトムバー",
  component: BottomBar,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "mobile" } },
  args: { items: navigationAt("dashboard").tabs },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = {
  name: "スマートフォン",
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(words).toEqual(["ホーム", "レポート", "選手検索", "ノート", "送信"]);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("レポート");
  },
};
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Dark: Story = { name: "暗い画面", globals: { viewport: { value: "mobile" }, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "mobile" }, contrast: "forced" },
};
export const LargeText: Story = {
  name: "文字 200 %：となりの言葉に重ならない",
  globals: { viewport: { value: "mobile" }, text: "200" },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole("link").map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect(widths).toEqual([0, 0, 0, 0, 0]);
  },
};
