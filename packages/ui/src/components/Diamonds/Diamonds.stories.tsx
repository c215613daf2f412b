import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Diamonds } from "./Diamonds.tsx";

const meta = {
  id: "components-diamonds",
  title: "部品/ひし形の段階",
  component: Diamonds,
  args: { label: "手ごたえ", value: 4 },
  render: (args) => (
    <Stack gap="l">
      <Cluster>
        {[0, 1, 2, 3, 4, 5, null].map((value) => (
          <Diamonds key={value ?? "none"} {...args} value={value} />
        ))}
      </Cluster>
      <Diamonds {...args} size="m" />
      <Diamonds {...args} size="l" />
    </Stack>
  ),
} satisfies Meta<typeof Diamonds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  name: "0から5、未回答、大きさ",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img", { name: "手ごたえ 5段階中4" })).toHaveLength(3);
    const none = canvas.getByRole("img", { name: "手ごたえ 未回答" });
    await expect(none.querySelectorAll("[data-filled]")).toHaveLength(0);
    const two = canvas.getByRole("img", { name: "手ごたえ 5段階中2" });
    await expect(two.querySelectorAll("[data-filled]")).toHaveLength(2);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
