import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { RankMove } from "./RankMove.tsx";

const meta = {
  id: "components-rank-move",
  title: "部品/順位の動き",
  component: RankMove,
  args: { rank: 4, before: 6 },
  render: () => (
    <Cluster>
      <RankMove rank={4} before={6} />
      <RankMove rank={6} before={5} />
      <RankMove rank={3} before={3} />
      <RankMove rank={9} before={null} />
      <RankMove rank={28} before={134} />
    </Cluster>
  ),
} satisfies Meta<typeof RankMove>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moves: Story = {
  name: "上・下・変わらず・新",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2位上がりました")).toBeInTheDocument();
    await expect(canvas.getByText("1位下がりました")).toBeInTheDocument();
    await expect(canvas.getByText("変わらず")).toBeInTheDocument();
    await expect(canvas.getByText("新しく入りました")).toBeInTheDocument();
    await expect(canvas.getByText("106位上がりました")).toBeInTheDocument();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
