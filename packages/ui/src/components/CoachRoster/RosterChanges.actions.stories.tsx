import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { CoachRoster } from "./CoachRoster.tsx";
import { coaches, katayama, link, ohno } from "./roster.fixtures.ts";

const onChangeRole = fn(async () => {});
const onRemoveCoach = fn(async () => {});
const onChangeCoach = fn(async () => {});

const meta = {
  id: "components-coach-roster-changes",
  title: "部品/指導者の一覧/役割",
  component: CoachRoster,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
  args: {
    roster: { status: "ready", value: { coaches: [...coaches], invites: [] } },
    viewer: ohno,
    changes: { onChangeCoach, tellsByMail: true, onChangeRole, onRemoveCoach },
    onRetry: fn(),
    loadPart: takePart,
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
const email = () => screen.getByRole("textbox", { name: "メールアドレス" });

export const ChangesRole: Story = {
  name: "操作：BE-9 キーボードだけで、コーチを監督にする",
  play: async ({ canvas, userEvent }) => {
    button("片山 恵さんの役割を変更").focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "片山 恵さんの役割" })).toBeVisible();
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
    await screen.findByRole("dialog");
    await userEvent.click(button("役割を変更する"));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(onChangeRole).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: "操作：断られたら理由を言い、選び直せる",
  args: {
    changes: {
      onChangeCoach,
      tellsByMail: true,
      onChangeRole: fn(() =>
        Promise.reject(new Failure("conflict", { message: "監督が1人もいなくなるため、変更できません。" })),
      ),
      onRemoveCoach: fn(async () => {}),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button("片山 恵さんの役割を変更"));
    await screen.findByRole("dialog");
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
    await screen.findByRole("dialog");
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

export const ChangesAccount: Story = {
  name: "操作：BE-9 監督が、ほかの指導者の名前とアドレスを直す",
  parameters: { visual: { disable: false } },
  play: async ({ canvas, step, userEvent }) => {
    await step("間違ったアドレスは、欄で断る", async () => {
      await userEvent.click(button("片山 恵さんのお名前とメールアドレスを編集"));
      await expect(await screen.findByRole("dialog", { name: "片山 恵さんのお名前とメールアドレス" })).toBeVisible();
      await expect(screen.getByText("変更したことを、いまのアドレスにメールで知らせます。")).toBeVisible();
      await userEvent.clear(email());
      await userEvent.type(email(), "megumi@");
      await userEvent.click(button("変更する"));
      await expect(email()).toHaveAccessibleDescription(/^メールアドレスの形を確認してください/);
      await expect(onChangeCoach).not.toHaveBeenCalled();
    });
    await step("直すと、何が変わったかを言う", async () => {
      await userEvent.clear(email());
      await userEvent.type(email(), "megumi@katayama.example");
      await userEvent.click(button("変更する"));
      await expect(onChangeCoach.mock.calls).toEqual([[2, { name: "片山 恵", email: "megumi@katayama.example" }]]);
      const done = await canvas.findByText("片山 恵さんのお名前とメールアドレスを変更しました。");
      await expect(done.parentElement).toHaveFocus();
    });
  },
};

export const AccountRefused: Story = {
  name: "操作：使われているアドレスは、その欄で断る。メールのないチームでは、本人に伝えるように言う",
  args: {
    changes: {
      onChangeCoach: fn(() =>
        Promise.reject(new Failure("conflict", { fields: { email: "すでに登録されているメールアドレスです" } })),
      ),
      tellsByMail: false,
      onChangeRole,
      onRemoveCoach,
    },
  },
  parameters: { visual: { disable: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(button("片山 恵さんのお名前とメールアドレスを編集"));
    await expect(
      await screen.findByText("メールでの知らせはありません。変更したことを、本人に伝えてください。"),
    ).toBeVisible();
    await userEvent.type(email(), ".jp");
    await userEvent.click(button("変更する"));
    await expect(email()).toHaveAccessibleDescription(/^すでに登録されているメールアドレスです/);
    await expect(email()).toHaveValue("katayama@aobadai-bbc.example.jp");
  },
};
