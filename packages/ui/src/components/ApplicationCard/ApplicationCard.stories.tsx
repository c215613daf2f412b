import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { applicant, longApplicant, roster } from "./application.fixtures.ts";

const meta = {
  id: "components-application-card",
  title: "部品/参加の申し込み",
  component: ApplicationCard,
  args: {
    applicant,
    members: roster,
    onAccept: fn(async () => {}),
    onMerge: fn(async () => {}),
    onDecline: fn(async () => {}),
  },
} satisfies Meta<typeof ApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("J-20261120-014")).toBeVisible();
    await expect(canvas.getByText("11月20日（金） 19:05")).toBeVisible();
  },
};
export const LongText: Story = {
  name: "長い名前",
  args: { applicant: longApplicant },
  parameters: { visual: { disable: true } },
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: true } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};
