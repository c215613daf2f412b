import { type EmailChange, type EmailChangeOutcome, Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { coaches, link, longNamed } from "../../components/CoachRoster/roster.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { AccountHarness } from "./Account.harness.tsx";
import { AccountScreen } from "./AccountScreen.tsx";
import { account, nowS, sessions } from "./account.fixtures.ts";
import { identityArgs } from "./identityArgs.fixtures.ts";
import { passkeyArgs } from "./passkeyArgs.fixtures.ts";

const meta = {
  id: "screens-account-identity",
  title: "画面/アカウント/お名前とメールアドレス",
  component: AccountScreen,
  render: (args) => <AccountHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    account: { status: "ready", value: account },
    sessions: { status: "ready", value: sessions },
    coaches: { status: "ready", value: { coaches: [...coaches], invites: [] } },
    nowS,
    onRetry: fn(),
    loadPart: takePart,
    ...identityArgs,
    onChangePassword: fn(async () => {}),
    onEndSessions: fn(async () => {}),
    onInvite: fn(async () => link),
    onRevokeInvite: fn(async () => {}),
    onIssueResetLink: fn(async () => link),
    canMail: true,
    inviteUrl: (code) => code,
    resetUrl: (code) => code,
    onCopy: fn(async () => {}),
    ...passkeyArgs,
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refuse = (failure: Failure) => fn(() => Promise.reject(failure));
const taken = new Failure("conflict", {
  message: "このメールアドレスは、すでに登録されています。",
  fields: { email: "すでに登録されているメールアドレスです" },
});
const never = new Promise<never>(() => {});
const button = (name: string) => screen.getByRole("button", { name });
const box = (name: string) => screen.getByRole("textbox", { name });
const dialog = (name: string) => screen.getByRole("dialog", { name });
/** The page has a field of the same name for changing the password. */
const password = () => within(dialog("メールアドレスの変更")).getByLabelText("いまのパスワード");
const focusedText = () => document.activeElement?.textContent;

export const ChangesName: Story = {
  name: "操作：BE-9 キーボードだけで名前を変える",
  play: async ({ args, userEvent }) => {
    button("お名前を変更").focus();
    await userEvent.keyboard("{Enter}");
    await expect(dialog("お名前の変更")).toBeVisible();
    await expect(box("お名前")).toHaveValue("大野 直人");
    await userEvent.clear(box("お名前"));
    await userEvent.keyboard("{Enter}");
    await expect(box("お名前")).toHaveAccessibleDescription(/^お名前を入力してください/);
    await userEvent.type(box("お名前"), " 大野 直斗 {Enter}");
    await expect(args.onChangeName.mock.calls).toEqual([["大野 直斗"]]);
    await expect(focusedText()).toBe("お名前を変更しました。");
  },
};

export const NameRefused: Story = {
  name: "操作：名前を送れなかったら、入力を残して理由を言い、もう一度押せる",
  args: { onChangeName: refuse(new Failure("unavailable", { status: 0 })) },
  parameters: { visual: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("お名前を変更"));
    await userEvent.type(box("お名前"), "ひろし");
    await userEvent.click(button("変更する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(box("お名前")).toHaveValue("大野 直人ひろし");
    await userEvent.click(button("変更する"));
    await expect(args.onChangeName).toHaveBeenCalledTimes(2);
  },
};

const askForCode: NonNullable<Story["play"]> = async ({ userEvent }) => {
  await userEvent.click(button("メールアドレスを変更"));
  await userEvent.type(box("新しいメールアドレス"), " naoto@ohno.example ");
  await userEvent.type(password(), "haru-2026");
  await userEvent.click(button("確認コードを送る"));
};

export const ChangesEmail: Story = {
  name: "操作：BE-9 新しいアドレスに届いたコードを入力すると、変わる",
  play: async (context) => {
    const { args, step, userEvent } = context;
    await step("パスワードとともに送ると、コードを待つ", async () => {
      await userEvent.click(button("メールアドレスを変更"));
      await expect(box("新しいメールアドレス")).toHaveAccessibleDescription(
        "このアドレスに確認コードを送ります。コードを入力するまで、いまのアドレスのままです。",
      );
      await userEvent.click(button("キャンセル"));
      await askForCode(context);
      await expect(args.onChangeEmail.mock.calls).toEqual([
        [{ email: "naoto@ohno.example", current_password: "haru-2026" }],
      ]);
      await expect(dialog("確認コードの入力")).toBeVisible();
    });
    await step("桁が足りなければ欄で言う。全角や空白は読み替える", async () => {
      await expect(box("確認コード")).toHaveAccessibleDescription("naoto@ohno.example に届いた8桁の数字です。");
      await userEvent.type(box("確認コード"), "1234{Enter}");
      await expect(box("確認コード")).toHaveAccessibleDescription(/^確認コードは8桁の数字です/);
      await userEvent.clear(box("確認コード"));
      await userEvent.type(box("確認コード"), "１２３４ 5678{Enter}");
      await expect(args.onConfirmEmail.mock.calls).toEqual([["12345678"]]);
      await expect(focusedText()).toBe("メールアドレスを変更し、ほかの端末からログアウトしました。");
      await expect(screen.queryByRole("button", { name: "コードを入力する" })).toBeNull();
    });
  },
};

export const WithoutMail: Story = {
  name: "操作：BE-9 メールを送れないときは、すぐに変わることを言ってから変える",
  args: {
    mailsCode: false,
    onChangeEmail: fn(async (_change: EmailChange): Promise<EmailChangeOutcome> => "changed"),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("メールアドレスを変更"));
    await expect(box("新しいメールアドレス")).toHaveAccessibleDescription(/^メールでの確認はなく、すぐに変わります。/);
    await userEvent.type(box("新しいメールアドレス"), "naoto@ohno.example");
    await userEvent.type(password(), "haru-2026");
    await userEvent.click(button("変更する"));
    await expect(args.onChangeEmail).toHaveBeenCalledOnce();
    await expect(focusedText()).toBe("メールアドレスを変更し、ほかの端末からログアウトしました。");
  },
};

export const EmailErrors: Story = {
  name: "操作：アドレスとパスワードの間違いは、その欄に出る",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("メールアドレスを変更"));
    await userEvent.type(box("新しいメールアドレス"), "naoto＠ohno");
    await userEvent.click(button("確認コードを送る"));
    await expect(box("新しいメールアドレス")).toHaveFocus();
    await expect(box("新しいメールアドレス")).toHaveAccessibleDescription(/^メールアドレスの形を確認してください/);
    await expect(password()).toHaveAccessibleDescription("いまのパスワードを入力してください");
    await expect(args.onChangeEmail).not.toHaveBeenCalled();
  },
};

export const EmailTaken: Story = {
  name: "操作：使われているアドレスは、だれのものかを言わずに断る。入力は残る",
  args: {
    onChangeEmail: fn((_change: EmailChange): Promise<EmailChangeOutcome> => Promise.reject(taken)),
  },
  parameters: { visual: { disable: true } },
  play: async (context) => {
    await askForCode(context);
    await expect(box("新しいメールアドレス")).toHaveAccessibleDescription(/^すでに登録されているメールアドレスです/);
    await expect(box("新しいメールアドレス")).toHaveFocus();
    await expect(password()).toHaveValue("haru-2026");
  },
};

export const EmailPressedTwice: Story = {
  name: "操作：送っている間の二度押しは無視し、閉じない",
  args: { onChangeEmail: fn((_change: EmailChange): Promise<EmailChangeOutcome> => never) },
  parameters: { visual: { disable: true } },
  play: async (context) => {
    await askForCode(context);
    await context.userEvent.dblClick(button("送っています"));
    await context.userEvent.keyboard("{Escape}");
    await expect(context.args.onChangeEmail).toHaveBeenCalledOnce();
    await expect(dialog("メールアドレスの変更")).toBeVisible();
  },
};

export const Waiting: Story = {
  name: "表示：確認コードを待っている。メールを見て戻っても、ここから続けられる",
  args: { pendingEmail: "naoto@ohno.example" },
  parameters: { visual: { viewports: ["mobile", "laptop"] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText("naoto@ohno.example への変更は、まだ済んでいません。届いた確認コードを入力してください。"),
    ).toBeVisible();
    await userEvent.click(button("コードを入力する"));
    await expect(dialog("確認コードの入力")).toBeVisible();
    await userEvent.click(button("キャンセル"));
    await expect(args.onGiveUpEmail).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  name: "操作：違うコードはその欄で断る。取りやめると、はじめからやり直せる",
  args: {
    pendingEmail: "naoto@ohno.example",
    onConfirmEmail: refuse(new Failure("invalid", { fields: { code: "確認コードが違うか、期限が切れています" } })),
  },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(button("コードを入力する"));
    await userEvent.type(box("確認コード"), "12345678{Enter}");
    await expect(box("確認コード")).toHaveAccessibleDescription(/^確認コードが違うか、期限が切れています/);
    await userEvent.click(button("キャンセル"));
    await userEvent.click(button("取りやめる"));
    await expect(args.onGiveUpEmail).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/まだ済んでいません/)).toBeNull();
  },
};

export const DialogOnMobile: Story = {
  name: "長いアドレス（スマートフォン）",
  args: { pendingEmail: longNamed.email },
  globals: { viewport: { value: "mobile" } },
  play: async ({ userEvent }) => {
    await userEvent.click(button("コードを入力する"));
    await expect(dialog("確認コードの入力")).toBeVisible();
    await expectToFitWindow();
  },
};
