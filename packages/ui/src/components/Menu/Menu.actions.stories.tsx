import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { moreIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { NavigateProvider } from "../Link/navigation.ts";
import { Modal } from "../Modal/Modal.tsx";
import { Menu, type MenuProps } from "./Menu.tsx";

const label = "原田 暖のその他の操作";
const approve = fn();
const navigate = fn();

const meta = {
  id: "components-menu-actions",
  title: "部品/メニュー（操作）",
  component: Menu,
  tags: ["!autodocs"],
  // Loaded in advance, so that the test does not wait for the import.
  loaders: [() => import("./MenuSurface.tsx")],
  args: {
    label,
    trigger: (props) => <IconButton {...props} icon={moreIcon} label={label} />,
    groups: [
      { id: "see", items: [{ id: "report", label: "選手別レポート", href: "/player-report" }] },
      {
        id: "change",
        label: "アナライザー",
        items: [
          { id: "approve", label: "参加を承認する", onAction: approve },
          { id: "stop", label: "利用を停止する", forbidden: "承認してから停止できます" },
        ],
      },
      { id: "edit", items: [{ id: "remove", label: "チームから削除する", tone: "danger", onAction: fn() }] },
    ],
  },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Story />
      </NavigateProvider>
    ),
  ],
  beforeEach: () => {
    approve.mockClear();
    navigate.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithKeys: Story = {
  name: "操作：キーボードだけで選ぶ",
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: label });
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await step("↓ で開き、はじめの項目にいる", async () => {
      button.focus();
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "選手別レポート" })).toHaveFocus());
    });
    await step("できない操作にも移れ、理由が読める。選んでも閉じない", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      const stop = screen.getByRole("menuitem", { name: "利用を停止する" });
      await expect(stop).toHaveFocus();
      await expect(stop).toHaveAttribute("aria-disabled", "true");
      await expect(stop).toHaveAccessibleDescription("承認してから停止できます");
      await userEvent.keyboard("{Enter}");
      await expect(screen.getByRole("menu")).toBeInTheDocument();
    });
    await step("Esc で閉じ、ボタンへ戻る", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("↑ は終わりから。Home と Enter で選ぶと、閉じてから行う", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "チームから削除する" })).toHaveFocus());
      await userEvent.keyboard("{Home}{ArrowDown}{Enter}");
      await waitFor(() => expect(approve).toHaveBeenCalledOnce());
      await expect(screen.queryByRole("menu")).toBeNull();
      await expect(button).toHaveFocus();
    });
  },
};

export const WithMouse: Story = {
  name: "操作：マウスで選ぶ。行き先はアプリの中の移動になる",
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: label });
    await userEvent.click(button);
    const group = within(await screen.findByRole("group", { name: "アナライザー" }));
    await userEvent.click(group.getByRole("menuitem", { name: "参加を承認する" }));
    await waitFor(() => expect(approve).toHaveBeenCalledOnce());

    await userEvent.click(button);
    const link = await screen.findByRole("menuitem", { name: "選手別レポート" });
    await expect(link).toHaveAttribute("href", "/player-report");
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith("/player-report");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const ThenConfirms: Story = {
  name: "操作：確認を開いてやめると、行のボタンへ戻る",
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: label });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: "チームから削除する" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "キャンセル" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(button).toHaveFocus();
  },
};
export const ThenConfirmsOnPhone: Story = {
  ...ThenConfirms,
  name: "操作：スマートフォンの紙からでも同じ",
  globals: { viewport: { value: "mobile" } },
};

export const InsideModal: Story = {
  name: "操作：重ねた一枚の中でも開き、Esc はメニューだけを閉じる",
  render: (args) => (
    <Modal title="メンバー詳細" onClose={leave}>
      <Menu {...args} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    leave.mockClear();
    await userEvent.click(screen.getByRole("button", { name: label }));
    const item = await screen.findByRole("menuitem", { name: "参加を承認する" });
    await expect(item.closest("dialog")).toBe(screen.getByRole("dialog", { name: "メンバー詳細", hidden: true }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(leave).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole("button", { name: label }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "参加を承認する" }));
    await waitFor(() => expect(approve).toHaveBeenCalledOnce());
    await expect(leave).not.toHaveBeenCalled();
  },
};

const leave = fn();

function Removing(args: MenuProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = { id: "remove", label: "チームから削除する", onAction: () => setAsking(true) };
  return (
    <>
      <Menu {...args} groups={[{ id: "edit", items: [remove] }]} />
      {isAsking && (
        <ConfirmDialog
          title="原田 暖さんをチームから削除しますか？"
          confirm={{ label: "削除する" }}
          onConfirm={fn()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
