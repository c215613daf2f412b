import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longNamed, pitchers } from "../GuardTable/guard.fixtures.ts";
import { GuardStatPanel } from "./GuardStatPanel.tsx";

const meta = {
  id: "components-guard-stat-panel",
  title: "部品/投げられる球数の板",
  component: GuardStatPanel,
  args: { title: "あす投げられる球数", caption: "11月21日（土）　投手 9人", players: pitchers, ahead: 1 },
} satisfies Meta<typeof GuardStatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    await expect(cells).toEqual([
      "三浦 陽翔高2・7日の残り417",
      "石井 悠真高1・7日の残り330",
      "小野寺 湊高2・7日の残り84注意",
      "藤井 颯太中370",
      "青山 朔中270",
      "岡田 蒼中3休み",
      "平野 陸斗小670",
      "大塚 奏太小570",
      "小川 新小668注意",
    ]);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };
export const Mobile: Story = {
  name: "スマートフォン、長い名前",
  args: { players: [...pitchers, longNamed] },
  globals: { viewport: { value: "mobile" } },
  parameters: unseen,
};
