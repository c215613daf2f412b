import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AppHeader } from "./AppHeader.tsx";

const meta = {
  id: "components-app-header",
  title: "部品/上の列（広い幅）",
  component: AppHeader,
  parameters: { layout: "fullscreen", visual: { viewports: ["laptop", "desktop"] } },
  args: { title: "メンバーリスト", user: { name: "大野 直人", coach_type: "manager" }, onLogout: fn() },
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
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
