import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { LoginScreen } from "./LoginScreen.tsx";
import { demoTeam } from "./login.fixtures.ts";

const meta = {
  id: "screens-login-actions",
  title: "画面/ログイン/操作",
  component: LoginScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { signIn: { busy: false }, onSignIn: fn(async () => {}), demo: null },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignsIn: Story = {
  name: "操作：前後の空白を除いて渡す",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("メールアドレス"), " oono@aobadai.example ");
    await userEvent.type(canvas.getByLabelText("パスワード"), " 空白も含む合言葉 ");
    await userEvent.click(canvas.getByRole("checkbox", { name: "ログイン状態を保持する" }));
    await userEvent.click(canvas.getByRole("button", { name: "ログイン" }));
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: "oono@aobadai.example",
      password: " 空白も含む合言葉 ",
      remember: true,
    });
  },
};

export const FieldErrors: Story = {
  name: "操作：入力エラー",
  play: async ({ args, canvas, step, userEvent }) => {
    const email = canvas.getByLabelText("メールアドレス");
    const password = canvas.getByLabelText("パスワード");

    await step("触っていない欄は、通り過ぎただけでは赤くならない", async () => {
      await userEvent.click(email);
      await userEvent.tab();
      await expect(email).toBeValid();
    });
    await step("空のまま送ると、欄ごとに伝え、はじめの欄に移る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "ログイン" }));
      await waitFor(() => expect(email).toHaveAccessibleDescription("メールアドレスを入力してください"));
      await expect(password).toHaveAccessibleDescription("パスワードを入力してください");
      await expect(email).toHaveFocus();
      await expect(args.onSignIn).not.toHaveBeenCalled();
    });
    await step("直すとその場で消え、残りの欄に移る", async () => {
      await userEvent.type(email, "oono@aobadai.example{Enter}");
      await expect(email).toBeValid();
      await waitFor(() => expect(password).toHaveFocus());
      await expect(args.onSignIn).not.toHaveBeenCalled();
    });
  },
};

export const ErrorOnBlur: Story = {
  name: "操作：長すぎる入力は欄を離れたときに伝える",
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText("メールアドレス");
    await userEvent.click(email);
    await userEvent.paste("a".repeat(255));
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription("メールアドレスは254文字以内で入力してください"));
  },
};

export const ShowsPassword: Story = {
  name: "操作：パスワードを確かめる",
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("パスワード");
    await userEvent.type(password, "himitsu-123");
    await expect(password).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "パスワードを表示する" }));
    await expect(password).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "パスワードを隠す" }));
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveValue("himitsu-123");
  },
};

export const KeepsTextOnFailure: Story = {
  name: "操作：断られても入力は消えない",
  args: { onSignIn: fn(() => Promise.reject(new Error("unauthorized"))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("メールアドレス"), "oono@aobadai.example");
    await userEvent.type(canvas.getByLabelText("パスワード"), "himitsu-123{Enter}");
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText("メールアドレス")).toHaveValue("oono@aobadai.example");
    await expect(canvas.getByLabelText("パスワード")).toHaveValue("himitsu-123");
  },
};

export const SendsOnce: Story = {
  name: "操作：R5 続けて二度押しても、一度だけ送る",
  args: { onSignIn: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("メールアドレス"), "oono@aobadai.example");
    await userEvent.type(canvas.getByLabelText("パスワード"), "himitsu-123");
    await userEvent.dblClick(canvas.getByRole("button", { name: "ログイン" }));
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
  },
};

export const IgnoresSecondPress: Story = {
  name: "操作：送信中の二度押しは無視",
  args: { signIn: { busy: true }, demo: demoTeam },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("メールアドレス"), "oono@aobadai.example");
    await userEvent.type(canvas.getByLabelText("パスワード"), "himitsu-123{Enter}");
    const submit = canvas.getByRole("button", { name: "ログインしています" });
    await userEvent.click(submit);
    await expect(submit).toHaveFocus();
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "デモチームで試す" }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const TriesDemo: Story = {
  name: "操作：デモチームに一度押すだけで入る",
  args: { demo: demoTeam },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "デモチームで試す" }));
    await expect(args.onSignIn).toHaveBeenLastCalledWith({
      email: "manager@demo.kyuseki.example",
      password: "kyuseki-demo",
      remember: false,
    });
    await expect(canvas.getByLabelText("メールアドレス")).toHaveValue("manager@demo.kyuseki.example");
    await userEvent.click(canvas.getByRole("button", { name: "コーチ" }));
    await expect(args.onSignIn).toHaveBeenLastCalledWith({
      email: "coach@demo.kyuseki.example",
      password: "kyuseki-demo",
      remember: false,
    });
  },
};
