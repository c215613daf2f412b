import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { trashIcon } from "../Icon/icons.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

const meta = {
  id: "components-confirm-dialog",
  title: "部品/確認ダイアログ",
  component: ConfirmDialog,
  tags: ["!autodocs"],
  args: {
    tone: "danger",
    title: "長谷川 ひまり子さんほか2人をチームから削除しますか？",
    confirm: { label: "3人を削除する", icon: trashIcon },
    children: <p>測定と成長ノートの記録は90日のあいだ残り、そのあと消えます。</p>,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = { name: "消すとき" };
export const Normal: Story = {
  name: "送るとき",
  args: {
    tone: "normal",
    title: "お知らせを24人に送信しますか？",
    confirm: { label: "24人に送信する" },
    cancelLabel: "もどる",
    children: undefined,
  },
};
export const Failed: Story = {
  name: "できなかったとき（スマートフォン）",
  args: { failure: "削除できませんでした。通信状況を確認して、もう一度お試しください。" },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...Failed, name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { ...Failed, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const SafeFirst: Story = {
  name: "操作：はじめはやめる方にいる。Enter で何も消えない",
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const open = canvas.getByRole("button", { name: "削除する" });

    await step("名前と説明を読み上げ、やめる方にフォーカスがある", async () => {
      await userEvent.click(open);
      const dialog = screen.getByRole("alertdialog", { name: "長谷川 ひまり子さんほか2人をチームから削除しますか？" });
      await expect(dialog).toHaveAccessibleDescription("測定と成長ノートの記録は90日のあいだ残り、そのあと消えます。");
      await expect(screen.getByRole("button", { name: "キャンセル" })).toHaveFocus();
    });
    await step("Enter はやめる。元のボタンへ戻る", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(screen.queryByRole("alertdialog")).toBeNull();
      await expect(open).toHaveFocus();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step("Tab で隣へ移ってから Enter で、する", async () => {
      await userEvent.click(open);
      await userEvent.tab();
      await expect(screen.getByRole("button", { name: "3人を削除する" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const Busy: Story = {
  name: "操作：送信中は閉じられず、二度押しもできない",
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await userEvent.click(screen.getByRole("button", { name: "キャンセル" }));
    await userEvent.click(screen.getByRole("alertdialog"));
    await userEvent.click(screen.getByRole("button", { name: "3人を削除する" }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole("button", { name: "3人を削除する" })).toHaveAttribute("aria-busy", "true");
  },
};

export const TriesAgain: Story = {
  name: "操作：できなかったら、その場でもう一度押せる",
  args: { failure: "削除できませんでした。通信状況を確認して、もう一度お試しください。" },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent(
      "削除できませんでした。通信状況を確認して、もう一度お試しください。",
    );
    await userEvent.click(screen.getByRole("button", { name: "3人を削除する" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const PressedTwice: Story = {
  name: "操作：続けて二度押しても、下にあるものは押されない",
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const under = canvas.getByRole("button", { name: "削除する" });
    await userEvent.click(under);
    await userEvent.click(screen.getByRole("button", { name: "キャンセル" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    const onPress = fn();
    under.addEventListener("click", onPress);
    await fireEvent.click(under, { detail: 2 });
    await expect(onPress).not.toHaveBeenCalled();
    await fireEvent.click(under, { detail: 1 });
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

function Opened({ onClose, ...args }: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        削除する
      </Button>
      {isOpen && <ConfirmDialog {...args} onClose={handleClose} />}
    </>
  );
}
