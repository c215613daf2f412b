import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { StatPanel } from "../StatPanel/StatPanel.tsx";
import { LevelIndicator } from "./LevelIndicator.tsx";

const levels = (
  <Cluster>
    <LevelIndicator level="room" />
    <LevelIndicator level="caution" />
    <LevelIndicator level="reached" />
    <LevelIndicator level="over" />
  </Cluster>
);

const meta = {
  id: "components-level-indicator",
  title: "部品/負荷のランプ",
  component: LevelIndicator,
  args: { level: "caution" },
  render: () => (
    <Stack gap="l">
      {levels}
      <StatPanel title="得点板の上" caption={levels} />
    </Stack>
  ),
} satisfies Meta<typeof LevelIndicator>;
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
