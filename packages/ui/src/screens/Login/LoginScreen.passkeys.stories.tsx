import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { LoginScreen } from "./LoginScreen.tsx";
import type { SecondStepActs } from "./parts/signIn.ts";

const passkeys = { onSignIn: fn(async () => {}), onAwait: fn() };
const secondStep: SecondStepActs = {
  canUsePasskey: true,
  onPasskey: fn(async () => true),
  onRecoveryCode: fn(async () => {}),
  onBack: fn(),
};

const meta = {
  id: "screens-login-passkeys",
  title: "画面/ログイン/パスキー",
  component: LoginScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { signIn: { busy: false }, onSignIn: fn(async () => {}), passkeys, demo: null },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });

export const Offered: Story = {
  name: "パスキーでログインできる",
  parameters: { visual: { viewports: ["mobile", "laptop"] } },
  play: async ({ canvas, userEvent }) => {
    passkeys.onSignIn.mockClear();
    passkeys.onAwait.mockClear();
    await expect(canvas.getByLabelText("メールアドレス")).toHaveAttribute("autocomplete", "username webauthn");
    await userEvent.click(canvas.getByRole("checkbox", { name: "ログイン状態を保持する" }));
    await userEvent.click(canvas.getByLabelText("メールアドレス"));
    await expect(passkeys.onAwait).toHaveBeenCalledOnce();
    await expect(passkeys.onAwait.mock.calls[0]?.[0]()).toBe(true);
    await userEvent.click(button("パスキーでログイン"));
    await expect(passkeys.onSignIn.mock.calls).toEqual([[true]]);
  },
};
export const Busy: Story = {
  name: "操作：送信中は押せない",
  args: { signIn: { busy: true } },
  play: async ({ userEvent }) => {
    passkeys.onSignIn.mockClear();
    await userEvent.click(button("パスキーでログイン"));
    await expect(passkeys.onSignIn).not.toHaveBeenCalled();
  },
};
export const PasskeyRefused: Story = {
  name: "パスキーが断られた",
  args: {
    signIn: {
      busy: false,
      failure: {
        code: "unauthorized",
        message: "パスキーでログインできませんでした。もう一度お試しになるか、パスワードでログインしてください。",
        by: "passkey",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("パスキーでログインできませんでした。");
    await expect(canvas.getByLabelText("メールアドレス")).toBeValid();
  },
};
export const SecondStep: Story = {
  name: "もう一つの確認：パスキー",
  parameters: { visual: { viewports: ["mobile", "laptop"], themes: ["light", "dark"] } },
  args: { secondStep },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1, name: "もう一つの確認" })).toHaveFocus();
    await expect(screen.queryByRole("textbox", { name: "メールアドレス" })).toBeNull();
    await userEvent.click(button("パスキーで確認する"));
    await expect(secondStep.onPasskey).toHaveBeenCalled();
    await userEvent.click(button("はじめからやり直す"));
    await expect(secondStep.onBack).toHaveBeenCalled();
  },
};
export const SecondStepCancelled: Story = {
  name: "もう一つの確認：端末の画面でやめた",
  args: { secondStep: { ...secondStep, onPasskey: fn(async () => false) } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "パスキーで確認する" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "パスキーの確認を取りやめたか、時間が過ぎました。もう一度お試しください。",
    );
  },
};
export const RecoveryCode: Story = {
  name: "もう一つの確認：回復コード",
  parameters: { visual: { viewports: ["mobile"] } },
  args: {
    secondStep: {
      ...secondStep,
      onRecoveryCode: fn(() =>
        Promise.reject(
          new Failure("invalid", {
            fields: { recovery_code: "回復コードが違うか、すでに使われています。ほかのコードもお試しください" },
          }),
        ),
      ),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "パスキーを使えないときは、回復コードで" }));
    const code = screen.getByRole("textbox", { name: "回復コード" });
    await userEvent.click(button("ログイン"));
    await expect(code).toHaveAccessibleDescription(/^回復コードを入力してください/);
    await userEvent.type(code, "7K2M-9QXD{Enter}");
    await expect(code).toHaveAccessibleDescription(/^回復コードが違うか、すでに使われています。/);
    await expect(code).toHaveValue("7K2M-9QXD");
  },
};
export const OnlyCode: Story = {
  name: "もう一つの確認：パスキーを使えないブラウザー（スマートフォン）",
  args: { secondStep: { ...secondStep, canUsePasskey: false } },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: "回復コード" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "パスキーで確認する" })).toBeNull();
    await expectToFitWindow();
  },
};
