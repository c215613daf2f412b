import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
