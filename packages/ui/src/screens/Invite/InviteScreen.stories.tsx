import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { InviteScreen } from "./InviteScreen.tsx";
import { toCoach, toManager, withoutMail } from "./invite.fixtures.ts";

const meta = {
  id: "screens-invite",
  title: "画面/コーチとして参加する",
  component: InviteScreen,
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

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("コーチとして参加する");
    await expect(canvas.getByRole("banner")).toHaveTextContent(
      "球跡招待されたチーム青葉台ベースボールクラブ12月10日（木） 21:30まで使えます",
    );
    await expect(canvas.getByLabelText("メールアドレス")).toHaveValue("mizuno@aobadai-bbc.example");
    await expect(canvas.getByLabelText("メールアドレス")).toHaveAttribute("autocomplete", "username");
    await expect(canvas.getByLabelText("メールアドレス")).toHaveAccessibleDescription(
      "招待されたアドレスで登録します。あとからアカウントの画面で変えられます。",
    );
    await expect(canvas.getByLabelText("メールアドレス")).toHaveAttribute("readonly");
    await expect(canvas.queryByText(/リンクを持っていることが/)).toBeNull();
    await expect(canvas.getByLabelText("パスワード")).toHaveAttribute("autocomplete", "new-password");
  },
};
export const MailOff: Story = {
  name: "メールを送れない：届くとは言わない",
  args: { canMail: false, invitation: { status: "ready", value: { ...withoutMail, email: null } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "確認のメールは送られません。このリンクを持っていることが、招待された本人のしるしになります。ほかの人に渡さないでください。",
      ),
    ).toBeVisible();
    await expect(canvas.queryByLabelText("確認コード")).toBeNull();
    await expect(canvas.getByLabelText("メールアドレス")).toHaveAccessibleDescription(
      "ログインに使います。このアドレスにメールは届きません。",
    );
  },
};
export const LongText: Story = {
  name: "長い名前",
  args: { invitation: { status: "ready", value: toManager } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("監督として参加する");
    await expect(canvas.getByLabelText("メールアドレス")).toHaveValue("");
  },
};
export const SignedIn: Story = {
  name: "ログインしている人",
  args: { account: { name: "大野 直人", teamName: "港北ソフトボールスポーツ少年団" } },
  parameters: { visual: { viewports: ["mobile"] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("大野 直人さん（港北ソフトボールスポーツ少年団）としてログインしています。"),
    ).toBeVisible();
    await expect(canvas.queryByLabelText("パスワード")).toBeNull();
  },
};
export const Loading: Story = {
  name: "読み込み中",
  args: { invitation: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("招待を確かめています");
  },
};
export const Over: Story = {
  name: "使えない招待",
  args: { invitation: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("この招待は使えません");
    await expect(
      canvas.getByText(
        "期限が切れたか、取り消されたか、すでに使われています。チームの監督に、新しい招待を頼んでください。",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "登録が済んでいる方はログインへ" })).toHaveAttribute(
      "href",
      "/login",
    );
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { invitation: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "もう一度確かめる" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
