import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { type DotLevel, DotStrip } from "./DotStrip.tsx";

const busy: readonly DotLevel[] = [3, 2, 3, 3, 1, 1, 2, 0, 0, 2, 2, 2, 2, 2];
const idle: readonly DotLevel[] = Array.from({ length: 14 }, () => 0);
const joined: readonly DotLevel[] = [null, null, null, null, null, null, 1, 0, 2, 3, 0, 0, 1, 2];

const meta = {
  id: "components-dot-strip",
  title: "部品/14日ストリップ",
  component: DotStrip,
  args: { days: busy, summary: "直近14日のうち12日実施" },
} satisfies Meta<typeof DotStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: "続いた人・0日の人・途中から入った人・いっぱいの幅",
  render: (args) => (
    <Stack>
      <DotStrip {...args} />
      <DotStrip days={idle} summary="直近14日のうち0日実施" />
      <DotStrip days={joined} summary="入部してからの8日のうち5日実施" />
      <DotStrip {...args} size="wide" />
    </Stack>
  ),
};
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Summary: Story = {
  name: "操作：一つの絵として、一文で読める",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("img", { name: "直近14日のうち12日実施" });
    await expect(strip.querySelectorAll("[data-level]")).toHaveLength(14);
    await expect(strip.querySelectorAll('[data-level="0"]')).toHaveLength(2);
  },
};
