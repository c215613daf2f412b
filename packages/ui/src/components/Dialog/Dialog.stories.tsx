import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  id: "components-dialog",
  title: "部品/ダイアログ",
  component: Dialog,
  tags: ["!autodocs"],
  globals: { viewport: { value: "mobile" } },
  args: { place: "sheet", "aria-label": "説明", onClose: fn(), children: <p>中身がここに入ります。</p> },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = { name: "下から出る紙" };
export const Full: Story = { name: "全画面", args: { place: "full" } };
export const Dark: Story = { name: "暗い画面", globals: { viewport: { value: "mobile" }, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "mobile" }, contrast: "forced" },
};

export const ReturnsFocus: Story = {
  name: "操作：外側か Esc で閉じ、フォーカスが元へ戻る",
  parameters: { visual: { disable: true } },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const open = canvas.getByRole("button", { name: "説明を開く" });

    await step("中を押しても閉じない", async () => {
      await userEvent.click(open);
      await userEvent.click(screen.getByText("中身がここに入ります。"));
      await expect(screen.getByRole("dialog", { name: "説明" })).toBeInTheDocument();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step("外側を押すと閉じる", async () => {
      await userEvent.click(screen.getByRole("dialog"));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(open).toHaveFocus();
    });
    await step("Esc で閉じる", async () => {
      await userEvent.click(open);
      // The browser sends `cancel` for Esc; a synthetic key press does not reach it.
      screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
      await waitFor(() => expect(open).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

function OpenedByButton({ onClose, ...args }: Parameters<typeof Dialog>[0]) {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>説明を開く</Button>
      {isOpen && <Dialog {...args} onClose={handleClose} />}
    </>
  );
}
