import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { coaches, link } from "../../components/CoachRoster/roster.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { AccountHarness } from "./Account.harness.tsx";
import { AccountScreen } from "./AccountScreen.tsx";
import { account, hundredSessions, nowS, sessions } from "./account.fixtures.ts";
import { identityArgs } from "./identityArgs.fixtures.ts";
import { passkeyArgs } from "./passkeyArgs.fixtures.ts";

const meta = {
  id: "screens-account-actions",
  title: "画面/アカウント/操作",
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
const never = new Promise<never>(() => {});
const current = () => screen.getByLabelText("いまのパスワード");
const next = () => screen.getByLabelText("新しいパスワード");
const button = (name: string) => screen.getByRole("button", { name });
const focusedText = () => document.activeElement?.textContent;

export const ChangesPassword: Story = {
  name: "操作：BE-9 キーボードだけでパスワードを変える。ほかの端末からは、言わなければログアウトする",
  play: async ({ args, canvasElement, step, userEvent }) => {
    await expect(current()).toHaveAttribute("autocomplete", "current-password");
    await expect(canvasElement.querySelector("[autocomplete=username]")).toHaveValue("ohno@aobadai-bbc.example");
    await step("送ると、どうなったかを言い、欄は空になる", async () => {
      button("メールアドレスを変更").focus();
      await userEvent.tab();
      await expect(current()).toHaveFocus();
      await userEvent.keyboard("haru-2026{Tab}{Tab}夏の大会まであと90日{Enter}");
      await expect(args.onChangePassword.mock.calls).toEqual([
        [
          {
            current_password: "haru-2026",
            password: "夏の大会まであと90日",
            end_others: true,
          },
        ],
      ]);
      await expect(focusedText()).toBe("パスワードを変更し、ほかの端末からログアウトしました。");
      await expect(current()).toHaveValue("");
      await expect(next()).toHaveValue("");
    });
    await step("選ばなければ、ほかの端末はそのまま", async () => {
      await userEvent.click(screen.getByRole("checkbox", { name: "ほかの端末からログアウトする" }));
      await userEvent.type(current(), "夏の大会まであと90日");
      await userEvent.type(next(), "秋の大会まであと30日{Enter}");
      await expect(args.onChangePassword).toHaveBeenLastCalledWith({
        current_password: "夏の大会まであと90日",
        password: "秋の大会まであと30日",
        end_others: false,
      });
      await expect(focusedText()).toBe("パスワードを変更しました。");
    });
  },
};

export const PasswordErrors: Story = {
  name: "操作：S9 足りないところは欄に出て、はじめの欄に移る",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスワードを変更する"));
    await expect(current()).toHaveFocus();
    await expect(current()).toHaveAccessibleDescription("いまのパスワードを入力してください");
    await userEvent.type(current(), "haru-2026");
    await expect(current()).toBeValid();
    await userEvent.type(next(), "mijikai{Enter}");
    await expect(next()).toHaveFocus();
    await expect(next()).toHaveAccessibleDescription(/^パスワードは8文字以上で入力してください/);
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

const fill: Story["play"] = async ({ userEvent }) => {
  await userEvent.type(current(), "haru-2026");
  await userEvent.type(next(), "password1{Enter}");
};

export const WrongCurrent: Story = {
  name: "操作：いまのパスワードの間違いは、その欄に出る。入力は消えない",
  args: {
    onChangePassword: refuse(
      new Failure("invalid", { fields: { current_password: "いまのパスワードが正しくありません" } }),
    ),
  },
  play: async (context) => {
    await fill(context);
    await expect(current()).toHaveAccessibleDescription("いまのパスワードが正しくありません");
    await expect(current()).toHaveFocus();
    await expect(current()).toHaveValue("haru-2026");
    await expect(next()).toHaveValue("password1");
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const CommonPassword: Story = {
  name: "操作：S9 よく使われているパスワードは、その欄で断る",
  args: {
    onChangePassword: refuse(
      new Failure("invalid", { fields: { password: "よく使われているパスワードは使えません" } }),
    ),
  },
  play: async (context) => {
    await fill(context);
    await expect(next()).toHaveAccessibleDescription(/^よく使われているパスワードは使えません/);
    await expect(next()).toHaveFocus();
  },
};

export const ChangedElsewhere: Story = {
  name: "操作：ほかの端末で先に変えられていたら、次にすることを言う",
  args: { onChangePassword: refuse(new Failure("conflict")) },
  play: async (context) => {
    await fill(context);
    await expect(screen.getByRole("alert")).toHaveTextContent(
      "パスワードが、ほかの端末で先に変更されました。「いまのパスワード」に変更後のものを入力して、もう一度お試しください。",
    );
    await expect(next()).toHaveValue("password1");
  },
};

export const TooMany: Story = {
  name: "操作：S7 間違いが続いたら、待つ秒数を言う",
  args: { onChangePassword: refuse(new Failure("rate_limited", { retryAfterS: 42 })) },
  play: async (context) => {
    await fill(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("42秒待ってから、もう一度お試しください。");
  },
};

export const PressedTwice: Story = {
  name: "操作：変更中の二度押しは無視",
  args: { onChangePassword: fn(() => never) },
  play: async (context) => {
    await fill(context);
    const busy = button("変更しています");
    await context.userEvent.dblClick(busy);
    await expect(busy).toHaveFocus();
    await expect(context.args.onChangePassword).toHaveBeenCalledOnce();
  },
};

export const EndsOne: Story = {
  name: "操作：S4 一台をログアウトさせる。行がなくなっても、フォーカスは知らせにある",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(button("iOS 18／Safari 18（25分前に使用）をログアウト"));
    await expect(screen.getByRole("alertdialog", { name: "iOS 18／Safari 18をログアウトしますか？" })).toBeVisible();
    await userEvent.dblClick(button("ログアウトする"));
    await expect(args.onEndSessions.mock.calls).toEqual([[[28]]]);
    await expect(canvas.queryByText("iOS 18／Safari 18")).toBeNull();
    await expect(focusedText()).toBe("iOS 18／Safari 18をログアウトしました。");
  },
};

export const EndsOthers: Story = {
  name: "操作：S4 ほかの端末をすべてログアウトさせる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(button("ほかの端末をすべてログアウト"));
    await expect(
      screen.getByRole("alertdialog", { name: "ほかの2台をすべてログアウトしますか？" }),
    ).toHaveAccessibleDescription("その端末で使うには、もう一度ログインが必要です。この端末はログインしたままです。");
    await userEvent.click(button("ログアウトする"));
    await expect(args.onEndSessions.mock.calls).toEqual([["others"]]);
    await expect(canvas.getByText("ほかにログイン中の端末はありません。")).toBeVisible();
    await expect(focusedText()).toBe("ほかの端末をすべてログアウトしました。");
  },
};

export const EndRefused: Story = {
  name: "操作：ログアウトさせられなかったら、理由を言い、もう一度押せる",
  args: { onEndSessions: refuse(new Failure("unavailable", { status: 0 })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("ほかの端末をすべてログアウト"));
    await userEvent.click(button("ログアウトする"));
    await expect(screen.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(button("ログアウトする"));
    await expect(args.onEndSessions).toHaveBeenCalledTimes(2);
  },
};

export const ManySessions: Story = {
  name: "操作：多い端末は、最近の5台から広げる。上限より多いかもしれない数は言わない",
  args: { sessions: { status: "ready", value: hundredSessions } },
  play: async ({ canvas, userEvent }) => {
    const used = () => canvas.queryAllByText(/に使用$/).length;
    await expect(used()).toBe(4);
    await userEvent.click(button("すべて表示する（100台）"));
    await expect(used()).toBe(99);
    await expect(button("少なく表示する")).toHaveFocus();
    await expect(canvas.getByText("最近使った100台までを表示しています。")).toBeVisible();
    await userEvent.click(button("ほかの端末をすべてログアウト"));
    await expect(screen.getByRole("alertdialog", { name: "ほかの端末をすべてログアウトしますか？" })).toBeVisible();
    await userEvent.click(button("キャンセル"));
  },
};
