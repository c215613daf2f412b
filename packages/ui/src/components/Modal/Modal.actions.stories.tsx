import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Modal, type ModalProps } from "./Modal.tsx";

const meta = {
  id: "components-modal-actions",
  title: "部品/モーダル（操作）",
  component: Modal,
  tags: ["!autodocs"],
  args: { title: "メンバーを追加", onClose: fn(), children: <TextField label="氏名" /> },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  name: "操作：開くと中へ入り、閉じると元のボタンへ戻る",
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const open = canvas.getByRole("button", { name: "メンバーを追加する" });

    await step("キーボードだけで開き、名前のある紙に入る", async () => {
      open.focus();
      await userEvent.keyboard("{Enter}");
      const modal = screen.getByRole("dialog", { name: "メンバーを追加" });
      await expect(modal.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
      await expect(screen.getByRole("button", { name: "閉じる" })).toHaveFocus();
    });
    await step("Esc で閉じ、元へ戻る", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("dialog")).toBeNull();
      await expect(open).toHaveFocus();
    });
    await step("閉じるボタンでも、外側を押しても閉じる", async () => {
      await userEvent.click(open);
      await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
      await expect(open).toHaveFocus();
      await userEvent.click(open);
      await userEvent.click(screen.getByRole("dialog"));
      await expect(screen.queryByRole("dialog")).toBeNull();
    });
  },
};

export const KeepsWhatWasTyped: Story = {
  name: "操作：閉じるのは頼み。親が外さなければ、書きかけは残る",
  play: async ({ args, step, userEvent }) => {
    const box = screen.getByRole("textbox", { name: "氏名" });
    await userEvent.type(box, "長谷川 ひまり子");

    await step("変換中の Esc は届かない", async () => {
      box.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing: true }));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step("Esc を二度押しても、開いたまま", async () => {
      await userEvent.keyboard("{Escape}{Escape}");
      await expect(args.onClose).toHaveBeenCalledTimes(2);
      await expect(screen.getByRole("dialog")).toBeVisible();
      await expect(box).toHaveValue("長谷川 ひまり子");
    });
    await step("ブラウザーが閉じても、開き直して親に聞く", async () => {
      screen.getByRole<HTMLDialogElement>("dialog").close();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3));
      await expect(screen.getByRole("textbox", { name: "氏名" })).toHaveValue("長谷川 ひまり子");
    });
  },
};

export const ChosenFocus: Story = {
  name: "操作：はじめのフォーカスを選べる",
  args: { children: <TextField label="氏名" data-autofocus="" /> },
  play: async () => {
    await expect(screen.getByRole("textbox", { name: "氏名" })).toHaveFocus();
  },
};

export const OneAboveAnother: Story = {
  name: "操作：重なったときは、上の一枚だけが閉じる",
  args: { children: <Opened title="確認" onClose={fn()} /> },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "メンバーを追加する" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "確認" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog", { name: "確認" })).toBeNull();
    await waitFor(() => expect(screen.getByRole("dialog", { name: "メンバーを追加" })).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function Opened({ onClose, ...args }: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>メンバーを追加する</Button>
      {isOpen && <Modal {...args} onClose={handleClose} />}
    </>
  );
}
