import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { navigationAt } from "../AppShell/AppShell.fixtures.ts";
import { TopBar } from "./TopBar.tsx";

const meta = {
  id: "components-top-bar",
  title: "部品/トップバー",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "mobile" } },
  args: { title: "ホーム", shortcuts: navigationAt("home").shortcuts, onOpenMenu: fn(), onOpenQr: fn() },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "メンバーリスト" })).toHaveAttribute("href", "/member-list");
    await userEvent.click(canvas.getByRole("button", { name: "メニューを開く" }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};
export const Detail: Story = {
  name: "詳しい画面",
  args: { title: "小野寺 結衣", back: "/search", shortcuts: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "もどる" })).toHaveAttribute("href", "/search");
    await userEvent.click(canvas.getByRole("button", { name: "チームQRコードを表示" }));
    await expect(args.onOpenQr).toHaveBeenCalledOnce();
  },
};
export const OnMemberList: Story = {
  name: "メンバーリストにいる",
  args: { title: "メンバーリスト", shortcuts: navigationAt("member-list").shortcuts },
};
export const LongText: Story = {
  name: "長い名前",
  args: { title: "選手別レポート・投球結果の動画とその数値のくわしい見比べ" },
};
export const Dark: Story = { name: "暗い画面", globals: { viewport: { value: "mobile" }, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "mobile" }, contrast: "forced" },
};
