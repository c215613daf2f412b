import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta = {
  id: "components-pagination",
  title: "部品/ページャー",
  component: Pagination,
  args: { total: 24, page: 1, size: 10, onChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  name: "はじめのページ",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "前のページ" }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "次のページ" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2 });
  },
};
export const Last: Story = { name: "終わりのページ", args: { page: 3 } };
export const Middle: Story = { name: "100ページの中ほど", args: { total: 1000, page: 50 } };
export const OnePage: Story = { name: "1ページだけ", args: { total: 7 } };
export const Mobile: Story = {
  name: "スマートフォン",
  args: { total: 1000, page: 50 },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const ChangesSize: Story = {
  name: "操作：表示件数を変える",
  args: { page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "50");
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, size: 50 });
  },
};
