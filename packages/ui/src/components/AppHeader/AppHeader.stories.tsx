import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchField } from "../SearchField/SearchField.tsx";
import { AppHeader } from "./AppHeader.tsx";

const meta = {
  id: "components-app-header",
  title: "部品/ヘッダー",
  component: AppHeader,
  parameters: { layout: "fullscreen", visual: { viewports: ["laptop", "desktop"] } },
  args: {
    title: "メンバーリスト",
    user: { name: "大野 直人", coach_type: "manager" },
    teamName: "青葉台ベースボールクラブ",
    account: { id: "account", href: "/account" },
    theme: "light",
    onThemeChange: fn(),
    search: <SearchField label="選手・画面を検索" value="" onChange={fn()} shortcut="k" />,
    notices: { href: "/information", unread: 1 },
    onLogout: fn(),
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const LongText: Story = {
  name: "長い名前",
  args: {
    title: "選手別レポート・投球結果の動画とその数値のくわしい見比べ",
    user: { name: "勅使河原小路 ひまわりあかりのすけ", coach_type: "coach" },
  },
};
export const Bare: Story = {
  name: "検索もお知らせもない",
  args: { search: undefined, notices: undefined },
};
export const Dark: Story = { name: "暗い画面", args: { theme: "dark" }, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Tools: Story = {
  name: "操作：お知らせ、明暗、名前のメニューからログアウト",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "運営からのお知らせ 未読1件" })).toHaveAttribute(
      "href",
      "/information",
    );
    await userEvent.click(canvas.getByRole("button", { name: "暗い画面にする" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
    await userEvent.click(canvas.getByRole("button", { name: "大野 直人 監督 メニュー" }));
    await expect(canvas.getByRole("link", { name: "アカウント" })).toHaveAttribute("href", "/account");
    await userEvent.click(canvas.getByRole("button", { name: "ログアウト" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
