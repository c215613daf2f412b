import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NewVersionBar } from "./NewVersionBar.tsx";

const meta = {
  id: "components-new-version-bar",
  title: "部品/新しい版のバー",
  component: NewVersionBar,
  args: { onReload: fn() },
} satisfies Meta<typeof NewVersionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Reloads: Story = {
  name: "操作：読み込み直す",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("書きかけの内容は端末に残っています。");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
