import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { LoadingDialog } from "./LoadingDialog.tsx";

const meta = {
  id: "components-loading-dialog",
  title: "部品/読み込み中ダイアログ",
  component: LoadingDialog,
  tags: ["!autodocs"],
} satisfies Meta<typeof LoadingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "表示" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const CannotBeDismissed: Story = {
  name: "操作：RO-11 Esc でも外側を押しても閉じない",
  render: () => (
    <>
      <button type="button">後ろのボタン</button>
      <LoadingDialog />
    </>
  ),
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole("dialog", { name: "Loading..." });
    await expect(dialog).toHaveAttribute("aria-busy", "true");
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}{Escape}");
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await expect(screen.queryByRole("button", { name: "後ろのボタン" })).not.toHaveFocus();
    await expect(document.querySelector("dialog:modal")).toBe(dialog);
  },
};
