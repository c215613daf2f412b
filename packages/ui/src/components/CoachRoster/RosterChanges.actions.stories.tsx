import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { CoachRoster } from "./CoachRoster.tsx";
import { coaches, katayama, link, ohno } from "./roster.fixtures.ts";

const onChangeRole = fn(async () => {});
const onRemoveCoach = fn(async () => {});

const meta = {
  id: "components-coach-roster-changes",
  title: "部品/指導者の一覧/役割",
  component: CoachRoster,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
  args: {
    roster: { status: "ready", value: { coaches: [...coaches], invites: [] } },
    viewer: ohno,
    changes: { onChangeRole, onRemoveCoach },
    onRetry: fn(),
    onInvite: fn(async () => link),
    onRevokeInvite: fn(async () => {}),
    onIssueResetLink: fn(async () => link),
    canMail: true,
    inviteUrl: (code) => code,
    resetUrl: (code) => code,
    onCopy: fn(async () => {}),
  },
} satisfies Meta<typeof CoachRoster>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });

export const ChangesRole: Story = {
  name: "操作：BE-9 キーボードだけで、コーチを監督にする",
  play: async ({ canvas, userEvent }) => {
    button("片山 恵さんの役割を変更").focus();
    await userEvent.keyboard("{Enter}");
    await expect(screen.getByRole("dialog", { name: "片山 恵さんの役割" })).toBeVisible();
    await userEvent.keyboard("{Tab}{Tab}{ArrowUp}");
    await expect(screen.getByRole("radio", { name: "監督" })).toBeChecked();
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
    await expect(onChangeRole.mock.calls).toEqual([[2, "manager"]]);
    const done = await canvas.findByText("片山 恵さんの役割を監督に変更しました。");
    await expect(done.parentElement).toHaveFocus();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const SameRole: Story = {
  name: "操作：同じ役割のままなら、何も送らずに閉じる",
  play: async ({ userEvent }) => {
    await userEvent.click(button("片山 恵さんの役割を変更"));
    await userEvent.click(button("役割を変更する"));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(onChangeRole).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: "操作：断られたら理由を言い、選び直せる",
  args: {
    changes: {
      onChangeRole: fn(() =>
        Promise.reject(new Failure("conflict", { message: "監督が1人もいなくなるため、変更できません。" })),
      ),
      onRemoveCoach: fn(async () => {}),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button("片山 恵さんの役割を変更"));
    await userEvent.click(screen.getByRole("radio", { name: "監督" }));
    await userEvent.click(button("役割を変更する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("監督が1人もいなくなるため、変更できません。");
    await expect(screen.getByRole("radio", { name: "監督" })).toBeChecked();
  },
};

export const Removes: Story = {
  name: "操作：S4 チームから外す前に、名前を言って確かめる",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button("片山 恵さんの役割を変更"));
    await userEvent.click(button("チームから外す"));
    await expect(
      screen.getByRole("alertdialog", { name: "片山 恵さんをチームから外しますか？" }),
    ).toHaveAccessibleDescription(/^すぐにログインできなくなり、渡したリンクも使えなくなります。/);
    await expect(button("キャンセル")).toHaveFocus();
    await userEvent.dblClick(button("チームから外す"));
    await expect(onRemoveCoach.mock.calls).toEqual([[2]]);
    await expect((await canvas.findByText("片山 恵さんをチームから外しました。")).parentElement).toHaveFocus();
  },
};

export const NotForCoach: Story = {
  name: "操作：D-5 コーチと自分の行には、役割のボタンがない",
  args: { viewer: katayama },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("button")).toEqual([]);
  },
};
