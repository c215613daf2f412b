import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { DotScale } from "./DotScale.tsx";

const range = { low: 70, high: 100 };

const meta = {
  id: "components-dot-scale",
  title: "部品/目盛りの点",
  component: DotScale,
  args: { value: 97.2, range },
  render: (args) => (
    <Stack gap="m">
      <DotScale {...args} />
      <DotScale value={96.4} range={range} />
      <DotScale value={74} range={range} />
      <DotScale value={70} range={range} />
      <DotScale value={100} range={range} />
    </Stack>
  ),
} satisfies Meta<typeof DotScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "近い値・離れた値・両端",
  play: async ({ canvasElement }) => {
    const places = Array.from(canvasElement.querySelectorAll("b"), (dot) => dot.getBoundingClientRect());
    const [near, next, far, low, high] = places.map(({ left, width }) => left + width / 2);
    const room = (high ?? 0) - (low ?? 0);
    await expect(((near ?? 0) - (low ?? 0)) / room).toBeCloseTo(27.2 / 30, 2);
    await expect(((near ?? 0) - (next ?? 0)) / room).toBeCloseTo(0.8 / 30, 2);
    await expect(((far ?? 0) - (low ?? 0)) / room).toBeCloseTo(4 / 30, 2);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};
