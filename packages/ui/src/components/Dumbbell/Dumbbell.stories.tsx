import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Dumbbell } from "./Dumbbell.tsx";

const range = { low: 60, high: 160 };

const meta = {
  id: "components-dumbbell",
  title: "部品/前後の印",
  component: Dumbbell,
  args: { before: 107.3, now: 112.4, range },
  render: (args) => (
    <Stack gap="m">
      <Dumbbell {...args} />
      <Dumbbell before={138.9} now={138.6} range={range} />
      <Dumbbell before={150.2} now={121} range={range} />
      <Dumbbell before={null} now={88.2} range={range} />
      <Dumbbell before={60} now={160} range={range} />
    </Stack>
  ),
} satisfies Meta<typeof Dumbbell>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { disable: true } };

export const Ready: Story = {
  name: "伸びた・ほぼ同じ・下がった・もとがない・両端",
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"));
    await expect(said).toEqual([
      "107.3から112.4",
      "138.9から138.6",
      "150.2から121.0",
      "88.2、もとの記録はありません",
      "60.0から160.0",
    ]);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: noPicture };
