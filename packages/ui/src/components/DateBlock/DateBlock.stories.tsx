import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { DateBlock } from "./DateBlock.tsx";

const meta = {
  id: "components-date-block",
  title: "部品/行事の日",
  component: DateBlock,
  args: { day: "2026-11-22" },
} satisfies Meta<typeof DateBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Cluster>
      <DateBlock day="2026-11-22" isNext />
      <DateBlock day="2026-12-05" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("11月22日（日）")).toBeInTheDocument();
  },
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
