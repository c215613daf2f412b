import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AiFindings } from "./AiFindings.tsx";
import { battingMonth } from "./aiStats.fixtures.ts";

const { range, before, stats } = battingMonth;
const { findings, counts } = stats;

const meta = {
  id: "charts-ai-stats",
  title: "図表/わかったことと統計",
  component: AiFindings,
  args: { findings, mode: "batting", periods: { range, before }, balls: counts[1], isCompared: true },
} satisfies Meta<typeof AiFindings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示", parameters: { visual: { viewports: ["desktop"] } } };
export const Dark: Story = { name: "暗い画面", parameters: { visual: { disable: true } }, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  parameters: { visual: { disable: true } },
  globals: { contrast: "forced" },
};
export const Mobile: Story = {
  name: "スマートフォン",
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: "mobile" } },
};

export const Counts: Story = {
  name: "操作：三つまで、確かな順に番号が付く",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    await expect(cards).toHaveLength(findings.length);
    await expect(cards.length).toBeLessThanOrEqual(3);
    await expect(within(cards[0] ?? document.body).getByText("もっとも確かなこと")).toBeInTheDocument();
  },
};
