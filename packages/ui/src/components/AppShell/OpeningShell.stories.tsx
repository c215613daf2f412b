import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { navigationAt } from "./AppShell.fixtures.ts";
import { OpeningShell } from "./OpeningShell.tsx";

const { nav, tabs, shortcuts } = navigationAt("evaluation-result");

const meta = {
  id: "components-opening-shell",
  title: "部品/シェル（開くとき）",
  component: OpeningShell,
  parameters: { layout: "fullscreen" },
  args: { title: "測定", homeHref: "/", nav, tabs, shortcuts, children: <span role="status">読み込んでいます</span> },
} satisfies Meta<typeof OpeningShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: "デスクトップ",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("測定");
    const main = within(canvas.getByRole("navigation", { name: "メイン" }));
    await expect(main.getByRole("link", { current: "page" })).toHaveAttribute("href", "/evaluation-result");
    await expect(canvas.getByRole("status")).toHaveTextContent("読み込んでいます");
  },
};
export const Laptop: Story = { name: "ノートPC", globals: { viewport: { value: "laptop" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "メニューを開く" })).toBeVisible();
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      ...shortcuts.map(({ href }) => href),
      ...tabs.map(({ href }) => href),
    ]);
  },
};
export const Below: Story = {
  name: "スマートフォン・下の画面",
  args: { title: "測定会の入力", crumbs: [{ label: "測定", href: "/evaluation-result" }] },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "もどる" })).toHaveAttribute("href", "/evaluation-result");
  },
};
