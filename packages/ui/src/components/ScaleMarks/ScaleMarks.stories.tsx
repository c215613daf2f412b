import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScaleMarks } from "./ScaleMarks.tsx";

const meta = {
  id: "components-scale-marks",
  title: "部品/手ごたえ",
  component: ScaleMarks,
  args: { value: 4, size: "m" },
} satisfies Meta<typeof ScaleMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "5段階の4",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "手ごたえ 5段階中4" })).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
