import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PasswordResetScreen } from "./PasswordResetScreen.tsx";
import { ResetHarness } from "./Reset.harness.tsx";

const meta = {
  id: "screens-password-reset-actions",
  title: "画面/パスワードの再設定/操作",
  component: PasswordResetScreen,
  render: (args) => <ResetHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    step: { name: "ask" },
    canMail: true,
    onAsk: fn(async () => {}),
    onSet: fn(async () => {}),
    onRetry: fn(),
    loginHref: "/login",
  },
} satisfies Meta<typeof PasswordResetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fresh = { name: "new", emailHint: "o••••@aobadai-bbc.example" } as const;
const refuse = (failure: Failure) => fn(() => Promise.reject(failure));

export const Asks: Story = {
  name: "操作：BE-9 キーボードだけでリンクを頼み、もう一度送る",
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText("メールアドレス");
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard(" ohno@aobadai-bbc.example {Enter}");
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onAsk).toHaveBeenCalledWith("ohno@aobadai-bbc.example");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "登録があれば、ohno@aobadai-bbc.example にメールを送りました。数分で届きます。リンクは2時間以内に、1回だけ使えます。" +
        "届かないときは、迷惑メールを確かめるか、チームの監督に再設定リンクの発行を頼んでください。",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "もう一度送る" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAsk).toHaveBeenCalledTimes(2);
  },
};

export const AskErrors: Story = {
  name: "操作：アドレスの間違いは欄に出る",
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText("メールアドレス");
    await userEvent.click(canvas.getByRole("button", { name: "リンクを送る" }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("メールアドレスを入力してください");
    await userEvent.type(email, "ohno＠aobadai{Enter}");
    await expect(email).toHaveAccessibleDescription("メールアドレスの形を確認してください");
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const AskLimited: Story = {
  name: "操作：S8 頼みすぎると、待つ時間が出て、アドレスは残る",
  args: { onAsk: refuse(new Failure("rate_limited", { retryAfterS: 1741 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("メールアドレス"), "ohno@aobadai-bbc.example{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "短い時間に操作が続いたため、受け付けを止めています。30分待ってから、もう一度お試しください。",
    );
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText("メールアドレス")).toHaveValue("ohno@aobadai-bbc.example");
  },
};

export const Sets: Story = {
  name: "操作：BE-9 新しいパスワードを決め、ログインへ",
  args: { step: fresh },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByLabelText("新しいパスワード");
    await step("短すぎる間は送らない", async () => {
      await userEvent.type(box, "tsuki-2{Enter}");
      await expect(box).toHaveFocus();
      await expect(box).toHaveAccessibleDescription(/^パスワードは8文字以上で入力してください/);
      await expect(args.onSet).not.toHaveBeenCalled();
    });
    await step("空白もそのまま渡し、済んだことを読み上げる", async () => {
      await userEvent.type(box, " の夕方 {Enter}");
      await expect(args.onSet).toHaveBeenCalledOnce();
      await expect(args.onSet).toHaveBeenCalledWith("tsuki-2 の夕方 ");
      await expect(canvas.getByRole("heading", { name: "パスワードを変更しました" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "ログインへ" })).toHaveFocus();
    });
  },
};

export const CommonPassword: Story = {
  name: "操作：S9 よく使われるパスワードは欄で断り、直すと消える",
  args: {
    step: fresh,
    onSet: refuse(new Failure("invalid", { fields: { password: "よく使われているパスワードは使えません" } })),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("新しいパスワード");
    await userEvent.type(box, "password1{Enter}");
    await expect(box).toHaveAccessibleDescription(/^よく使われているパスワードは使えません/);
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("password1");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.type(box, "!");
    await expect(box).toBeValid();
  },
};

export const LinkDies: Story = {
  name: "操作：決めている間に使えなくなったら、頼み直せる",
  args: { step: fresh, onSet: refuse(new Failure("not_found")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("新しいパスワード"), "tsuki-ball27{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^このリンクは使えません。/);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText("メールアドレス")).toHaveFocus();
  },
};

export const IgnoresSecondPress: Story = {
  name: "操作：変更中の二度押しは無視",
  args: { step: fresh, onSet: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("新しいパスワード"), "tsuki-ball27{Enter}{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "変更しています" }));
    await expect(args.onSet).toHaveBeenCalledOnce();
  },
};
