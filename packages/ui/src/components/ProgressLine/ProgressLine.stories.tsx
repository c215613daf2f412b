import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressLine } from "./ProgressLine.tsx";

const meta = {
  id: "components-progress-line",
  title: "部品/進みの線",
  component: ProgressLine,
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>画面の内容</p>
      </>
    ),
  ],
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const line = canvas.getByRole("progressbar", { name: "読み込んでいます" });
    await expect(getComputedStyle(line)).toMatchObject({ position: "fixed", pointerEvents: "none" });
    await expect(line.getBoundingClientRect()).toMatchObject({ top: 0, left: 0 });
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
