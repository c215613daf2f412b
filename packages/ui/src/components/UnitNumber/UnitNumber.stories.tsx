import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { UnitNumber } from "./UnitNumber.tsx";

const meta = {
  id: "components-unit-number",
  title: "部品/数字と単位",
  component: UnitNumber,
  args: { value: 165, unit: "cm" },
} satisfies Meta<typeof UnitNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {
  name: "測った値は小数1桁",
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("165.0cm");
  },
};
export const Counted: Story = { name: "数えた値は整数", args: { value: 1204, unit: "球", digits: 0 } };
export const Missing: Story = {
  name: "記録なし",
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("–")).toBeVisible();
    await expect(canvas.getByText("記録なし")).toBeInTheDocument();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
