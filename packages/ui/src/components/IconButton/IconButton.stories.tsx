import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { closeIcon } from "../Icon/icons.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  id: "components-icon-button",
  title: "部品/アイコンボタン",
  component: IconButton,
  args: { icon: closeIcon, label: "閉じる", onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "閉じる" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { name: "押せない", args: { disabled: true } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
