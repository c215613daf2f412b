import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LoginScreen } from "./LoginScreen.tsx";
import { demoTeam, soloDemo } from "./login.fixtures.ts";

const meta = {
  id: "screens-login",
  title: "画面/ログイン",
  component: LoginScreen,
  parameters: { layout: "fullscreen" },
  args: { signIn: { busy: false }, onSignIn: fn(async () => {}), demo: null },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Demo: Story = { name: "デモの案内あり", args: { demo: demoTeam } };
export const WrongCredentials: Story = {
  name: "認証エラー",
  args: { signIn: { busy: false, failure: { code: "unauthorized" } } },
  play: async ({ canvas }) => {
    const sentence = "メールアドレスまたはパスワードが正しくありません。入力内容を確認してください。";
    await expect(canvas.getByRole("alert")).toHaveTextContent(sentence);
    for (const label of ["メールアドレス", "パスワード"]) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    }
  },
};
export const RateLimited: Story = {
  name: "回数制限",
  args: { signIn: { busy: false, failure: { code: "rate_limited", retryAfterS: 3600 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "ログインの失敗が続いたため、受け付けを止めています。約1時間待ってから、もう一度お試しください。",
    );
    await expect(canvas.getByLabelText("メールアドレス")).toBeValid();
  },
};
export const Offline: Story = {
  name: "オフライン",
  args: { signIn: { busy: false, failure: { code: "unavailable" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
    );
  },
};
export const Expired: Story = {
  name: "期限切れ",
  args: { ended: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ログインの期限が切れました。もう一度ログインしてください。")).toBeVisible();
    await expect(canvas.getByLabelText("メールアドレス")).toBeValid();
  },
};
export const SignedOutElsewhere: Story = {
  name: "別のタブでログアウト・入力中の内容あり",
  args: { ended: "elsewhere_unsaved" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "別のタブでログアウトしたため、このタブもログアウトしました。入力していた内容は、同じ方がこのタブでログインすると続きから入力できます（1日以内）。",
      ),
    ).toBeVisible();
  },
};
export const Busy: Story = { name: "送信中", args: { signIn: { busy: true }, demo: soloDemo } };
export const Mobile: Story = {
  name: "スマートフォン",
  args: { demo: demoTeam },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = {
  name: "暗い画面",
  args: { demo: demoTeam, signIn: { busy: false, failure: { code: "unauthorized" } } },
  globals: { theme: "dark" },
};
export const LongText: Story = {
  name: "長い文",
  args: {
    demo: {
      password: "kyuseki-demo",
      accounts: [
        { email: "a@demo.example", label: "青葉台ベースボールクラブ中学部・高等部合同チームの監督" },
        { email: "b@demo.example", label: "青葉台ベースボールクラブ中学部・高等部合同チームのコーチ" },
      ],
    },
    signIn: {
      busy: false,
      failure: {
        code: "forbidden",
        message:
          "このアカウントはチームの監督によって利用を止められています。再開するには、チームの監督に連絡して、チーム管理の画面から利用を再開してもらってください。",
      },
    },
  },
};
