import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
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
export const Sizes: Story = {
  name: "大きさ・全体の数・注意の色",
  render: () => (
    <Cluster>
      <UnitNumber value={136.4} unit="km/h" />
      <UnitNumber value={136.4} unit="km/h" size="m" />
      <UnitNumber value={136.4} unit="km/h" size="l" />
      <UnitNumber value={136.4} unit="km/h" size="xl" />
      <UnitNumber value={478} of={500} unit="球" digits={0} size="m" />
      <UnitNumber value={null} of={500} unit="球" digits={0} size="m" />
      <UnitNumber value={3} unit="日" digits={0} size="m" tone="warn" />
      <UnitNumber value={15} unit="日" digits={0} size="m" tone="danger" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("478").parentElement).toHaveTextContent("478/ 500球");
  },
};
export const Missing: Story = {
  name: "記録なし",
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("–")).toBeVisible();
    await expect(canvas.getByText("記録なし")).toBeInTheDocument();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
