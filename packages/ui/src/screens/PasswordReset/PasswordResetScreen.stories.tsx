import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PasswordResetScreen } from "./PasswordResetScreen.tsx";

const meta = {
  id: "screens-password-reset",
  title: "画面/パスワードの再設定",
  component: PasswordResetScreen,
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

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("パスワードの再設定");
    await expect(canvas.getByRole("link", { name: "ログインにもどる" })).toHaveAttribute("href", "/login");
    await expect(canvas.getByLabelText("メールアドレス")).toHaveAttribute("autocomplete", "username");
  },
};
export const New: Story = {
  name: "新しいパスワード",
  args: { step: { name: "new", emailHint: "o••••@aobadai-bbc.example" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("アカウント：o••••@aobadai-bbc.example")).toBeVisible();
    await expect(canvas.getByText("変更すると、ログイン中のすべての端末からログアウトします。")).toBeVisible();
  },
};
export const Done: Story = {
  name: "変更後",
  args: { step: { name: "done" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "ログインへ" })).toHaveAttribute("href", "/login");
  },
};
export const Over: Story = {
  name: "使えないリンク",
  args: { step: { name: "over" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "このリンクは使えません。期限が切れたか、すでに使われています。もう一度、リンクを送ってください。",
    );
    await expect(canvas.getByLabelText("メールアドレス")).toBeVisible();
  },
};
export const MailOff: Story = {
  name: "メールを送れない：頼める人を言う",
  args: { canMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 }).parentElement).toHaveTextContent(
      "パスワードの再設定メールでは受け取れません。チームの監督から、再設定リンクをもらってください。",
    );
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "チームの監督に、再設定リンクを頼みます。",
      "監督は、「チーム管理」の「指導者」で再設定リンクを発行し、本人に渡します。",
      "渡されたリンクを2時間以内に開き、新しいパスワードを決めます。使えるのは1回だけです。",
    ]);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("link", { name: "ログインにもどる" })).toBeVisible();
  },
};
export const OverMailOff: Story = {
  name: "使えないリンクで、メールも送れない",
  args: { step: { name: "over" }, canMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "このリンクは使えません。期限が切れたか、すでに使われています。新しいリンクを頼んでください。",
    );
  },
};
export const Loading: Story = {
  name: "読み込み中",
  args: { step: { name: "checking" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("リンクを確かめています");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { step: { name: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "もう一度確かめる" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  name: "長いアドレス",
  args: { step: { name: "new", emailHint: `o••••@${"aobadai-baseball-club-".repeat(5)}example.jp` } },
  globals: { viewport: { value: "mobile" } },
};
export const Mobile: Story = {
  name: "スマートフォン",
  args: { step: { name: "new", emailHint: "o••••@aobadai-bbc.example" } },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...New, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Over, name: "ハイコントラスト", globals: { contrast: "forced" } };
