import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import type { PasskeyOutcome } from "../../components/AddPasskey/AddPasskey.tsx";
import { recoveryCodes } from "../../components/RecoveryCodesModal/recoveryCodes.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { SecondFactorScreen } from "./SecondFactorScreen.tsx";

const meta = {
  id: "screens-second-factor",
  title: "画面/パスキーの確認",
  component: SecondFactorScreen,
  parameters: { layout: "fullscreen" },
  args: {
    step: "set_up",
    canAddPasskey: true,
    onAddPasskey: fn(async (): Promise<PasskeyOutcome> => "added"),
    onConfirm: fn(async (): Promise<"proven" | "cancelled"> => "proven"),
    onMakeRecoveryCodes: fn(async () => recoveryCodes),
    onGoOn: fn(async () => {}),
    onSignOut: fn(),
    onCopy: fn(async () => {}),
    onPrint: fn(),
  },
} satisfies Meta<typeof SecondFactorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });

export const SetUp: Story = {
  name: "表示",
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("heading", { level: 1, name: "パスキーを追加してください" })).toBeVisible();
    await userEvent.click(button("ログアウト"));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const SeveralTeams: Story = {
  name: "いくつかのチームの指導者は、ほかのチームへ戻れる",
  args: { onSwitchTeam: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("チームを切り替える"));
    await expect(args.onSwitchTeam).toHaveBeenCalledOnce();
  },
};
export const Added: Story = {
  name: "追加した → 回復コードを作成して続ける",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーを追加する"));
    await expect(await screen.findByRole("heading", { level: 1, name: "パスキーを追加しました" })).toHaveFocus();
    await userEvent.click(button("回復コードを作成する"));
    await userEvent.click(await screen.findByRole("button", { name: "控えたので閉じる" }));
    await userEvent.click(button("続ける"));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
export const Confirm: Story = {
  name: "確認（パスキーがある）",
  parameters: { visual: { viewports: ["mobile"] } },
  args: { step: "confirm" },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーで確認する"));
    await expect([args.onConfirm, args.onGoOn].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  },
};
export const Cancelled: Story = {
  name: "端末の画面で取りやめた",
  args: { step: "confirm", onConfirm: fn(async (): Promise<"proven" | "cancelled"> => "cancelled") },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーで確認する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "パスキーの確認を取りやめたか、時間が過ぎました。",
    );
    await expect(args.onGoOn).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: "失敗",
  args: { step: "confirm", onConfirm: fn(() => Promise.reject(new Failure("unavailable", { status: 0 }))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button("パスキーで確認する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
  },
};
export const Unsupported: Story = {
  name: "使えないブラウザー（スマートフォン）",
  args: { canAddPasskey: false },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expect(
      screen.getByText("このブラウザーか、いま開いているアドレスでは、パスキーを追加できません。"),
    ).toBeVisible();
    await expectToFitWindow();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
