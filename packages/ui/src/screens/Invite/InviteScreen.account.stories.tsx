import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { InviteScreen } from "./InviteScreen.tsx";
import { toCoach } from "./invite.fixtures.ts";

const meta = {
  id: "screens-invite-account",
  title: "画面/コーチとして参加する/アカウントのある人",
  component: InviteScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    invitation: { status: "ready", value: toCoach },
    canMail: true,
    onTextsChange: fn(),
    onAccept: fn(async () => {}),
    onSendCode: fn(async () => {}),
    account: null,
    onSignIn: fn(async (): Promise<"signed_in" | "second_step"> => "signed_in"),
    onJoin: fn(async () => {}),
    onSignOut: fn(),
    onRetry: fn(),
    loginHref: "/login",
  },
} satisfies Meta<typeof InviteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = { name: "大野 直人", teamName: "港北ソフトボールスポーツ少年団" };

export const SignsIn: Story = {
  name: "操作：いまのパスワードでログインする。新しいパスワードは求めない",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "アカウントをお持ちの方はこちら" }));
    await expect(canvas.queryByLabelText("お名前")).toBeNull();
    await expect(canvas.getByLabelText("メールアドレス")).toHaveValue("mizuno@aobadai-bbc.example");
    await expect(canvas.getByLabelText("パスワード")).toHaveAttribute("autocomplete", "current-password");
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27{Enter}");
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: "mizuno@aobadai-bbc.example",
      password: "tsuki-ball27",
      remember: false,
    });
    await userEvent.click(canvas.getByRole("button", { name: "はじめての方はこちら" }));
    await expect(canvas.getByLabelText("お名前")).toBeVisible();
  },
};

export const WrongPassword: Story = {
  name: "操作：違うパスワードは断り、入力は残る",
  args: { onSignIn: fn(() => Promise.reject(new Failure("unauthorized"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "アカウントをお持ちの方はこちら" }));
    await userEvent.type(canvas.getByLabelText("パスワード"), "chigau-pass{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent("メールアドレスまたはパスワードが正しくありません。");
    await expect(canvas.getByLabelText("パスワード")).toHaveValue("chigau-pass");
  },
};

export const SecondStep: Story = {
  name: "操作：パスキーも要るアカウントは、ログインの画面へ案内する",
  args: { onSignIn: fn(async (): Promise<"signed_in" | "second_step"> => "second_step") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "アカウントをお持ちの方はこちら" }));
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27{Enter}");
    await expect(canvas.getByText(/このアカウントのログインには、パスキーも必要です。/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "ログインの画面へ" })).toHaveAttribute("href", "/login");
  },
};

export const Joins: Story = {
  name: "操作：ログインしている人は、ひと押しで参加する",
  args: { account },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "このチームに参加する" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "別の人として参加する（ログアウト）" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const AlreadyThere: Story = {
  name: "操作：断られた理由を言う",
  args: {
    account,
    onJoin: fn(() => Promise.reject(new Failure("conflict", { message: "このチームには、すでに参加しています。" }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "このチームに参加する" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("このチームには、すでに参加しています。");
  },
};
