import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { ResultMark } from "./ResultMark.tsx";

const meta = {
  id: "components-result-mark",
  title: "部品/打撃の結果",
  component: ResultMark,
  args: { code: 1 },
  render: () => (
    <Cluster>
      <ResultMark code={1} />
      <ResultMark code={2} />
      <ResultMark code={3} />
    </Cluster>
  ),
} satisfies Meta<typeof ResultMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  name: "アウト・ヒット・ホームラン",
  play: async ({ canvas }) => {
    for (const word of ["アウト", "ヒット", "ホームラン"]) await expect(canvas.getByText(word)).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
