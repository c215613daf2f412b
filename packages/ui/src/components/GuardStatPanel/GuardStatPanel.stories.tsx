import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longNamed, pitchers, watched } from "../GuardTable/guard.fixtures.ts";
import { GuardStatPanel } from "./GuardStatPanel.tsx";

const meta = {
  id: "components-guard-stat-panel",
  title: "部品/投げられる球数の板",
  component: GuardStatPanel,
  args: { title: "あす投げられる球数", caption: "11月21日（土）　投手 9人", players: pitchers, days: 1, day: "あす" },
} satisfies Meta<typeof GuardStatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    await expect(cells).toEqual([
      "三浦 陽翔高2・今週の残り417",
      "石井 悠真高1・今週の残り330",
      "小野寺 湊高2・今週の残り84注意",
      "藤井 颯太中370超過",
      "青山 朔中270",
      "岡田 蒼中3休み到達",
      "平野 陸斗小670",
      "大塚 奏太小570",
      "小川 新小668注意",
    ]);
    await expect(canvasElement).toHaveTextContent("あす休み：岡田 蒼");
  },
};
export const Watched: Story = {
  name: "痛みの報告、きのうの超過。休みになる投手がいなければそう言う",
  args: { players: watched },
  play: async ({ canvas, canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    await expect(cells).toEqual([
      "三浦 陽翔高2・今週の残り417",
      "青山 朔中2確認が必要右ひじの痛み 6／10（11/19）70",
      "藤井 颯太中370きのう 上限を16球 超えました",
      "小川 新高2・今週の残り98超過",
      "平野 陸斗高1・今週の残り96到達",
      "大塚 奏太小570",
    ]);
    const rows = Map.groupBy(
      [...canvasElement.querySelectorAll("dl > div")],
      (cell) => cell.getBoundingClientRect().top,
    );
    for (const row of rows.values()) {
      const bottoms = row.map((cell) => Math.round(cell.querySelector("dd")?.getBoundingClientRect().bottom ?? 0));
      await expect(new Set(bottoms).size).toBe(1);
    }
    await expect(canvas.getByText("あす、上限や休む日の決まりで休みになる投手はいません。")).toBeVisible();
    await expect(canvas.getByText("痛みの報告があり、確認が必要：青山 朔")).toBeVisible();
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
