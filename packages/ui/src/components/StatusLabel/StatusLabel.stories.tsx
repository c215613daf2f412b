import { analyzerUsages, trainingUsages } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { StatusLabel } from "./StatusLabel.tsx";

const meta = {
  id: "components-status-label",
  title: "部品/利用状況",
  component: StatusLabel,
  args: { of: "training", usage: "in_use" },
  render: () => (
    <Stack>
      <Cluster>
        アナライザー
        {analyzerUsages.map((usage) => (
          <StatusLabel key={usage} of="analyzer" usage={usage} />
        ))}
      </Cluster>
      <Cluster>
        トレーニング
        {trainingUsages.map((usage) => (
          <StatusLabel key={usage} of="training" usage={usage} />
        ))}
      </Cluster>
    </Stack>
  ),
} satisfies Meta<typeof StatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  name: "すべての言葉",
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      "アナライザー利用中利用停止招待中招待待ち-トレーニング承認待ち購入待ち利用停止利用中",
    );
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
