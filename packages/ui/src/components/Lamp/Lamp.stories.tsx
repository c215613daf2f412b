import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Board } from "../Board/Board.tsx";
import { Lamp } from "./Lamp.tsx";

const levels = (
  <Cluster>
    <Lamp level="room" />
    <Lamp level="caution" />
    <Lamp level="reached" />
    <Lamp level="over" />
  </Cluster>
);

const meta = {
  id: "components-lamp",
  title: "部品/負荷のランプ",
  component: Lamp,
  args: { level: "caution" },
  render: () => (
    <Stack gap="l">
      {levels}
      <Board title="得点板の上" caption={levels} />
    </Stack>
  ),
} satisfies Meta<typeof Lamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  name: "四つの段階",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("余裕あり")).toHaveLength(2);
    for (const word of ["注意", "到達", "超過"]) await expect(canvas.getAllByText(word)[0]).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
