import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  id: "components-visually-hidden",
  title: "部品/読み上げだけの言葉",
  component: VisuallyHidden,
  args: { children: "打球速度の列" },
  decorators: [
    (Story) => (
      <button type="button">
        <Story />
        並べ替え
      </button>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "打球速度の列 並べ替え" });
    const hidden = canvas.getByText("打球速度の列");
    await expect(hidden.getBoundingClientRect().width).toBe(1);
    await expect(button).toHaveTextContent("打球速度の列並べ替え");
  },
};
