import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid } from "../../layout/Grid.harness.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { Meter } from "./Meter.tsx";

const meta = {
  id: "components-meter",
  title: "部品/メーター",
  component: Meter,
  args: { value: 74 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: "種類",
  render: () => (
    <Grid cell="l" gap="l">
      <Stack gap="s">
        実施率
        <Meter value={74} />
        <Meter value={17} tone="warn" />
        <Meter value={0} />
        <Meter value={null} />
        <Meter value={100} tone="team" size="s" />
        <Meter value={78.6} tone="team" size="l" />
      </Stack>
      <Stack gap="m">
        投球数と上限
        <UnitNumber value={52} of={70} unit="球" digits={0} />
        <Meter value={52} limit={70} tone="team" />
        <UnitNumber value={68} of={70} unit="球" digits={0} />
        <Meter value={68} limit={70} tone="warn" />
        <UnitNumber value={86} of={70} unit="球" digits={0} />
        <Meter value={86} limit={70} tone="danger" />
      </Stack>
      <Stack gap="s">
        球種の割合と区間
        <Meter value={37} max={41} tone="chart-1" />
        <Meter value={16} max={41} tone="chart-3" />
        <Meter value={8} max={41} tone="chart-2" />
      </Stack>
    </Grid>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Silent: Story = {
  name: "操作：数字は隣にあるので、読み上げない",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("meter")).toBeNull();
  },
};
