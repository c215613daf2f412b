import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { InformationArticle } from "./InformationArticle.tsx";
import { maintenance, written } from "./information.fixtures.ts";

const meta = {
  id: "components-information-article",
  title: "部品/運営からの一通",
  component: InformationArticle,
  parameters: { visual: { disable: true } },
  args: { information: maintenance, onCopy: fn(async () => {}), onInquiry: fn() },
} satisfies Meta<typeof InformationArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "日時" })).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LongText: Story = {
  name: "長い題",
  parameters: { visual: { disable: false } },
  args: {
    information: {
      ...maintenance,
      ...written("12月3日（木）0:00〜5:00"),
      title: "投球数ルールの2026年版と、それにともなう各種設定の変更について".repeat(2),
    },
  },
  globals: { viewport: { value: "mobile" } },
};
export const OfEarlierRelease: Story = {
  name: "読みとられていない本文は、書かれたとおりに",
  args: { information: { ...maintenance, body: "**12月3日** 0:00〜5:00", body_tree: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("**12月3日** 0:00〜5:00")).toBeVisible();
  },
};
