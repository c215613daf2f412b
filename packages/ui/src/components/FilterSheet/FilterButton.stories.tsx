import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FilterButton } from "./FilterButton.tsx";

const meta = {
  id: "components-filter-button",
  title: "部品/絞り込みのボタン",
  component: FilterButton,
  args: { label: "絞り込み 2件の条件", count: 2 },
} satisfies Meta<typeof FilterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithConditions: Story = {
  name: "条件あり",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "絞り込み 2件の条件" })).toHaveAttribute("aria-haspopup", "dialog");
  },
};
export const NoConditions: Story = { name: "条件なし", args: { label: "絞り込み", count: 0 } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
