import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { LoadPart } from "../../state/usePart.ts";
import { InformationArticle } from "./InformationArticle.tsx";
import { maintenance } from "./information.fixtures.ts";

const loadPart: LoadPart = (part) => part();

const meta = {
  id: "components-information-article",
  title: "部品/運営からの一通",
  component: InformationArticle,
  parameters: { visual: { disable: true } },
  args: { information: maintenance, loadPart, onCopy: fn(async () => {}), onInquiry: fn() },
} satisfies Meta<typeof InformationArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "日時" })).toBeVisible();
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
      body: "12月3日（木）0:00〜5:00",
      title: "投球数ルールの2026年版と、それにともなう各種設定の変更について".repeat(2),
    },
  },
  globals: { viewport: { value: "mobile" } },
};
export const Reading: Story = {
  name: "本文を読みとる前",
  args: { loadPart: () => new Promise(() => {}) },
};
