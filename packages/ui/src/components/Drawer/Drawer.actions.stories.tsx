import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Drawer } from "./Drawer.tsx";

const pick = fn();

const meta = {
  id: "components-drawer-actions",
  title: "部品/ドロワー（操作）",
  component: Drawer,
  tags: ["!autodocs"],
  args: { title: "メンバー詳細", onClose: fn(), children: <Button>編集する</Button> },
  render: (args) => <Members onClose={args.onClose} />,
  beforeEach: () => {
    pick.mockClear();
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheList: Story = {
  name: "操作：開いても一覧は使え、Esc でどこからでも閉じる",
  play: async ({ args, canvas, step, userEvent }) => {
    const row = canvas.getByRole("button", { name: "増田 碧" });

    await step("開くと中へ入る。モーダルではない", async () => {
      row.focus();
      await userEvent.keyboard("{Enter}");
      const drawer = screen.getByRole("dialog", { name: "メンバー詳細" });
      await expect(drawer).toHaveFocus();
      await expect(drawer).toHaveAttribute("aria-modal", "false");
      await userEvent.tab();
      await expect(screen.getByRole("button", { name: "閉じる" })).toHaveFocus();
    });
    await step("中から Esc で閉じると、行へ戻る", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("dialog")).toBeNull();
      await expect(row).toHaveFocus();
    });
    await step("開いたまま、一覧を押せる。そこからの Esc でも閉じ、フォーカスは動かない", async () => {
      await userEvent.click(row);
      await userEvent.click(canvas.getByRole("button", { name: "並べ替える" }));
      await expect(pick).toHaveBeenCalledOnce();
      await expect(screen.getByRole("dialog")).toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("dialog")).toBeNull();
      await expect(canvas.getByRole("button", { name: "並べ替える" })).toHaveFocus();
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

export const UnderAConfirm: Story = {
  name: "操作：上に確認が出ているあいだの Esc は、確認だけを閉じる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "増田 碧" }));
    await userEvent.click(screen.getByRole("button", { name: "チームから削除する" }));
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(screen.getByRole("dialog", { name: "メンバー詳細" })).toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "チームから削除する" })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  name: "操作：スマートフォンでは一覧が休み、閉じると行へ戻る",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("button", { name: "増田 碧" });
    await userEvent.click(row);
    await expect(document.querySelector("dialog:modal")).toBe(screen.getByRole("dialog", { name: "メンバー詳細" }));
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** A form focuses its first field, not its head. */
export const Form: Story = {
  name: "操作：フォームなら、はじめの欄から入力できる",
  render: (args) => (
    <main>
      <h1>メンバーリスト</h1>
      <Drawer {...args} title="メンバーを追加" aside={<Button>前の選手</Button>} footer={<Button>追加する</Button>}>
        <Button>はじめから入力する</Button>
        <form>
          <TextField label="姓" disabled />
          <TextField label="名" />
        </form>
      </Drawer>
    </main>
  ),
  play: async () => {
    await expect(screen.getByRole("textbox", { name: "名" })).toHaveFocus();
  },
};
export const FormOnPhone: Story = {
  ...Form,
  name: "操作：スマートフォンでも、はじめの欄から",
  globals: { viewport: { value: "mobile" } },
};

function Members({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>増田 碧</Button>
      <Button onClick={pick}>並べ替える</Button>
      {isOpen && (
        <Drawer
          title="メンバー詳細"
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <Button variant="danger" onClick={() => setAsking(true)}>
            チームから削除する
          </Button>
          {isAsking && (
            <ConfirmDialog
              tone="danger"
              title="増田 碧さんをチームから削除しますか？"
              confirm={{ label: "削除する" }}
              onConfirm={fn()}
              onClose={() => setAsking(false)}
            />
          )}
        </Drawer>
      )}
    </>
  );
}
