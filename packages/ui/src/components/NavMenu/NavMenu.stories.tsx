import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { navigationAt } from "../AppShell/AppShell.fixtures.ts";
import { NavMenu } from "./NavMenu.tsx";

const meta = {
  id: "components-nav-menu",
  title: "部品/全画面メニュー",
  component: NavMenu,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    team: { name: "青葉台ベースボールクラブ" },
    user: { name: "大野 直人", coach_type: "manager" },
    nav: navigationAt("home", { badges: { note: 4, "member-list": 2 } }).menu,
    account: { id: "account", href: "/account" },
    theme: "light",
    onThemeChange: fn(),
    onInquiry: fn(),
    onLogout: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const InsideRanking: Story = {
  name: "ランキングの中・アナライザーなし",
  args: { nav: navigationAt("ranking-team-national", { analyzer: false }).menu },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { viewport: { value: "mobile" }, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "mobile" }, contrast: "forced" },
};

export const SeveralTeams: Story = {
  name: "操作：いくつかのチームの指導者は、切り替えられる",
  args: { onSwitchTeam: fn() },
  parameters: { visual: { viewports: ["mobile"] } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "チームを切り替える" }));
    await expect(args.onSwitchTeam).toHaveBeenCalledOnce();
  },
};

export const Leaves: Story = {
  name: "操作：明暗・アカウント・お問い合わせ・閉じる・ログアウト",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "暗い画面にする" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
    await expect(screen.getByRole("link", { name: "アカウント" })).toHaveAttribute("href", "/account");
    await userEvent.click(screen.getByRole("button", { name: "お問い合わせ" }));
    await expect(args.onInquiry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "ログアウト" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
