import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { FilterSheet } from "./FilterSheet.tsx";

const meta = {
  id: "components-filter-sheet",
  title: "部品/絞り込みシート",
  component: FilterSheet,
  tags: ["!autodocs"],
  globals: { viewport: { value: "mobile" } },
  args: {
    title: "絞り込み",
    reset: { label: "条件をクリア", onReset: fn() },
    done: "58球を表示する",
    onClose: fn(),
    children: <p>条件がここに並びます。</p>,
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: "条件あり",
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "条件をクリア" }));
    await expect(args.reset?.onReset).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "58球を表示する" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NoConditions: Story = { name: "条件なし", args: { reset: undefined } };
export const Dark: Story = { name: "暗い画面", globals: { viewport: { value: "mobile" }, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "mobile" }, contrast: "forced" },
};
