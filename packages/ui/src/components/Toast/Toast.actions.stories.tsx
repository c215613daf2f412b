import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { createToasts, type ToastMessage } from "./createToasts.ts";
import { ToastRegion } from "./ToastRegion.tsx";

const saved: ToastMessage = { tone: "success", text: "保存しました" };

function StatPanel({ messages }: { messages: readonly ToastMessage[] }) {
  const [toasts] = useState(createToasts);
  return (
    <>
      <Button onClick={() => messages.forEach(toasts.raise)}>保存する</Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const meta = {
  id: "components-toast-actions",
  title: "部品/トースト（操作）",
  component: StatPanel,
  tags: ["!autodocs"],
  args: { messages: [saved] },
} satisfies Meta<typeof StatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The draining bar, whose animation times the notice. */
const clockOf = (toast: HTMLElement): Animation => {
  const clock = toast.getAnimations({ subtree: true }).find((animation) => !(animation instanceof CSSTransition));
  if (!clock) throw new Error("知らせの時計がありません。");
  return clock;
};
const lengthOf = (toast: HTMLElement) => clockOf(toast).effect?.getComputedTiming().duration;

export const RunsOut: Story = {
  name: "操作：D-2 3秒で消える。重ねている間とフォーカスの間は止まる",
  play: async ({ canvas, step, userEvent }) => {
    const save = canvas.getByRole("button", { name: "保存する" });
    await userEvent.click(save);
    const region = screen.getByRole("region", { name: "通知" });
    const toast = await within(region).findByRole("status");

    await step("3000ミリ秒の帯が動いている", async () => {
      await expect(toast).toHaveTextContent("保存しました");
      await expect(lengthOf(toast)).toBe(3000);
      await expect(clockOf(toast).playState).toBe("running");
    });
    await step("マウスを重ねると止まり、離すと動く", async () => {
      await userEvent.hover(toast);
      await expect(clockOf(toast).playState).toBe("paused");
      await userEvent.unhover(toast);
      await expect(clockOf(toast).playState).toBe("running");
    });
    await step("F6 で入ると止まり、もう一度 F6 で戻ると動く", async () => {
      await userEvent.keyboard("{F6}");
      await expect(within(toast).getByRole("button", { name: "閉じる" })).toHaveFocus();
      await expect(clockOf(toast).playState).toBe("paused");
      await userEvent.keyboard("{F6}");
      await expect(save).toHaveFocus();
      await expect(clockOf(toast).playState).toBe("running");
    });
    await step("帯がなくなると消える", async () => {
      clockOf(toast).finish();
      await waitFor(() => expect(within(region).queryByRole("status")).toBeNull());
    });
  },
};

const undo = fn();
const retry = fn();

export const Answers: Story = {
  name: "操作：取り消しは10秒。押すと消えて、一度だけ行う",
  args: {
    messages: [
      { tone: "success", text: "2人を削除しました。", undo },
      { tone: "danger", text: "送信できませんでした。", action: { label: "再送する", onAction: retry } },
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    undo.mockClear();
    retry.mockClear();
    const save = canvas.getByRole("button", { name: "保存する" });
    await userEvent.click(save);
    const region = within(screen.getByRole("region", { name: "通知" }));

    await step("失敗はすぐに読み上げられ、時間は同じ", async () => {
      const failed = region.getByRole("alert");
      await expect(lengthOf(failed)).toBe(3000);
      await expect(lengthOf(region.getByRole("status"))).toBe(10_000);
    });
    await step("キーボードで再送する。フォーカスは残った知らせへ移る", async () => {
      await userEvent.keyboard("{F6}{Enter}");
      await expect(retry).toHaveBeenCalledOnce();
      await expect(region.queryByRole("alert")).toBeNull();
      await expect(region.getByRole("button", { name: "取り消す" })).toHaveFocus();
    });
    await step("取り消す。最後の知らせが消えると、元のボタンへ戻る", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(undo).toHaveBeenCalledOnce();
      await expect(region.queryByRole("status")).toBeNull();
      await expect(save).toHaveFocus();
    });
  },
};

export const Dismissed: Story = {
  name: "操作：閉じるボタンと Esc で、その知らせだけが消える",
  args: { messages: [saved, { tone: "info", text: "3人に再通知しました" }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    const region = within(screen.getByRole("region", { name: "通知" }));
    await userEvent.keyboard("{F6}{Escape}");
    await expect(region.getAllByRole("status").map((toast) => toast.textContent)).toEqual(["保存しました"]);
    await userEvent.click(region.getByRole("button", { name: "閉じる" }));
    await expect(region.queryByRole("status")).toBeNull();
  },
};

export const AboveAModal: Story = {
  name: "操作：重ねた一枚の上にも出て、押せる。一枚が閉じても残る",
  args: {
    messages: [{ tone: "danger", text: "保存できませんでした。", action: { label: "再試行する", onAction: retry } }],
  },
  render: (args) => <InModal {...args} />,
  play: async ({ step, userEvent }) => {
    retry.mockClear();
    const modal = within(screen.getByRole("dialog", { name: "メンバー詳細" }));

    await step("一枚の中にあり、キーボードでも届く", async () => {
      await userEvent.click(modal.getByRole("button", { name: "保存する" }));
      await waitFor(() => expect(modal.getByRole("alert")).toBeVisible());
      await userEvent.keyboard("{F6}");
      await expect(modal.getByRole("button", { name: "再試行する" })).toHaveFocus();
    });
    await step("知らせの Esc は知らせだけを閉じる", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(modal.queryByRole("alert")).toBeNull();
      await expect(modal.getByRole("button", { name: "保存する" })).toHaveFocus();
    });
    await step("一枚が閉じても知らせは残り、押せる", async () => {
      await userEvent.click(modal.getByRole("button", { name: "保存する" }));
      await userEvent.click(screen.getByRole("heading", { name: "メンバー詳細" }));
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("dialog")).toBeNull();
      await userEvent.click(screen.getByRole("button", { name: "再試行する" }));
      await expect(retry).toHaveBeenCalledOnce();
    });
  },
};

function InModal({ messages }: { messages: readonly ToastMessage[] }) {
  const [toasts] = useState(createToasts);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <Modal title="メンバー詳細" onClose={() => setOpen(false)}>
          <Button onClick={() => messages.forEach(toasts.raise)}>保存する</Button>
        </Modal>
      )}
      <ToastRegion toasts={toasts} />
    </>
  );
}

const takeBack = fn();
const another = fn();

export const UndoAndMore: Story = {
  name: "操作：取り消しと次の行動が並び、10秒ある",
  args: {
    messages: [
      {
        tone: "success",
        text: "増田 碧さんを追加しました",
        undo: takeBack,
        action: { label: "もう1人追加", onAction: another },
      },
    ],
  },
  beforeEach: () => {
    takeBack.mockClear();
    another.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    const toast = await screen.findByRole("status");
    await expect(lengthOf(toast)).toBe(10_000);
    await expect(within(toast).getByRole("button", { name: "取り消す" })).toBeVisible();
    await userEvent.click(within(toast).getByRole("button", { name: "もう1人追加" }));
    await expect(another).toHaveBeenCalledOnce();
    await expect(takeBack).not.toHaveBeenCalled();
  },
};
