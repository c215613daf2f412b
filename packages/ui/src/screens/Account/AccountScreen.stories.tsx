import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { coaches, invites, link, longNamed } from "../../components/CoachRoster/roster.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { AccountScreen } from "./AccountScreen.tsx";
import { account, hundredSessions, nowS, sessions } from "./account.fixtures.ts";
import { identityArgs } from "./identityArgs.fixtures.ts";
import { passkeyArgs, twoPasskeys } from "./passkeyArgs.fixtures.ts";

const meta = {
  id: "screens-account",
  title: "画面/アカウント",
  component: AccountScreen,
  parameters: { layout: "fullscreen" },
  args: {
    account: { status: "ready", value: account },
    sessions: { status: "ready", value: sessions },
    coaches: { status: "ready", value: { coaches: [...coaches], invites: [...invites] } },
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
    inviteUrl: (code) => `https://kyuseki.example/invite#${code}`,
    resetUrl: (code) => `https://kyuseki.example/password-reset#${code}`,
    onCopy: fn(async () => {}),
    ...passkeyArgs,
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["mobile", "tablet", "laptop", "desktop"] } },
  play: async ({ canvas }) => {
    const profile = within(canvas.getByRole("region", { name: "プロフィール" }));
    await expect(profile.getAllByRole("definition").map((text) => text.textContent)).toEqual([
      "大野 直人変更",
      "ohno@aobadai-bbc.example変更",
      "2026/3/2 に確認済み",
      "監督",
      "青葉台ベースボールクラブ",
    ]);
    const devices = within(canvas.getByRole("region", { name: "ログイン中の端末" }));
    await expect(devices.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "Windows／Chrome 131この端末いま使っています3/28 19:02にログインログイン状態を保持",
      "iOS 18／Safari 1825分前に使用3/18 21:10にログインログイン状態を保持ログアウト",
      "不明な端末2日前に使用3/29 17:00にログインログアウト",
    ]);
  },
};
export const Unverified: Story = {
  name: "P5 アドレスをまだ確認していない：どうすれば済むかを言う",
  args: { account: { status: "ready", value: { ...account, email_verified_at: null } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("まだ確認していません。パスワードの再設定をメールのリンクで行うと、確認が済みます。"),
    ).toBeVisible();
  },
};
export const UnverifiedWithoutMail: Story = {
  name: "P5 メールを送れない：アドレスを確認していないと言う",
  args: { account: { status: "ready", value: { ...account, email_verified_at: null } }, canMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("確認していません。メールを送らない設定のためで、このまま使えます。")).toBeVisible();
  },
};
export const OnlyHere: Story = {
  name: "ほかの端末が0件・ほかの指導者が0件",
  args: {
    sessions: { status: "ready", value: sessions.slice(0, 1) },
    coaches: { status: "ready", value: { coaches: coaches.slice(0, 1), invites: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ほかにログイン中の端末はありません。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "ほかの端末をすべてログアウト" })).toBeNull();
  },
};
export const Few: Story = {
  name: "少ない：この端末だけ、指導者1人、パスキー1つ",
  args: {
    sessions: { status: "ready", value: sessions.slice(0, 1) },
    coaches: { status: "ready", value: { coaches: coaches.slice(0, 1), invites: [] } },
    passkeys: { status: "ready", value: { ...twoPasskeys, passkeys: twoPasskeys.passkeys.slice(0, 1) } },
  },
  play: async ({ canvas }) => {
    const devices = within(canvas.getByRole("region", { name: "ログイン中の端末" }));
    await expect(devices.getAllByRole("listitem")).toHaveLength(1);
    await expect(devices.getByText("ほかにログイン中の端末はありません。")).toBeVisible();
    await expect(canvas.getByText("iOS 18／Safari 18")).toBeVisible();
  },
};
export const Loading: Story = {
  name: "読み込み中",
  args: {
    account: { status: "loading" },
    sessions: { status: "loading" },
    coaches: { status: "loading" },
    passkeys: { status: "loading" },
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: {
    account: { status: "failed", code: "unavailable" },
    sessions: { status: "failed", code: "unexpected" },
    coaches: { status: "failed", code: "unavailable" },
    passkeys: { status: "failed", code: "unavailable" },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const retry of canvas.getAllByRole("button", { name: "再読み込みする" })) await userEvent.click(retry);
    await expect(args.onRetry.mock.calls).toEqual([["account"], ["passkeys"], ["sessions"], ["coaches"]]);
  },
};
export const OneFailed: Story = {
  name: "ER-4 一つの区画の失敗は、ほかに及ばない",
  args: { account: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getByText("片山 恵")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("いまのパスワード"), "natsu-2026");
    await userEvent.type(canvas.getByLabelText("新しいパスワード"), "夏の大会まであと90日{Enter}");
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "iOS 18／Safari 18（25分前に使用）をログアウト" }));
  },
};
export const NotCoach: Story = {
  name: "指導者でない人には、指導者の区画がない",
  args: {
    account: { status: "ready", value: { ...account, coach_type: null } },
    coaches: { status: "failed", code: "forbidden" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("指導者ではありません")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "指導者" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const LongText: Story = {
  name: "長い名前（スマートフォン）",
  args: {
    account: {
      status: "ready",
      value: { ...account, ...longNamed, team_name: "青葉台ベースボールクラブ 小学部・中学部・高校部 合同チーム" },
    },
    sessions: { status: "ready", value: hundredSessions },
  },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const DoubledText: Story = {
  name: "文字200 %（スマートフォン）",
  globals: { text: "200", viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
