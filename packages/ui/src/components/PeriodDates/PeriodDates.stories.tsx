import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { PeriodDates } from "./PeriodDates.tsx";

const meta = {
  id: "components-period-dates",
  title: "部品/期間の日付",
  component: PeriodDates,
  args: { range: { start: "2026-11-13", end: "2026-11-20" } },
  render: (args) => (
    <Stack>
      <PeriodDates {...args} />
      <PeriodDates range={{ start: "2025-12-20", end: "2026-01-20" }} />
    </Stack>
  ),
} satisfies Meta<typeof PeriodDates>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Kinds: Story = {
  name: "EN-10 直近1週間は8日。年をまたげば年も",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("11/13〜11/20（8日間）")).toBeVisible();
    await expect(canvas.getByText("2025/12/20〜2026/1/20（32日間）")).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: unseen,
};
