import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import type { PasskeyOutcome } from "../../components/AddPasskey/AddPasskey.tsx";
import { coaches, link } from "../../components/CoachRoster/roster.fixtures.ts";
import { recoveryCodes } from "../../components/RecoveryCodesModal/recoveryCodes.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { AccountScreen } from "./AccountScreen.tsx";
import { account, nowS, sessions } from "./account.fixtures.ts";
import { identityArgs } from "./identityArgs.fixtures.ts";
import { passkeyArgs, twoPasskeys } from "./passkeyArgs.fixtures.ts";

const meta = {
  id: "screens-account-passkeys",
  title: "画面/アカウント/パスキー",
  component: AccountScreen,
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
    passkeys: { status: "ready", value: twoPasskeys },
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole("region", { name: "パスキー" }));
const button = (name: string) => screen.getByRole("button", { name });
const answers = (outcome: PasskeyOutcome) => fn(async (): Promise<PasskeyOutcome> => outcome);
const focusedText = () => document.activeElement?.textContent;

export const Several: Story = {
  name: "いくつか登録あり",
  parameters: { visual: { viewports: ["mobile", "laptop"] } },
  play: async () => {
    await expect(
      panel()
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual([
      "iOS 18／Safari 183/18 21:10に追加3/31 20:40に使用名前を変更削除",
      "Windows Hello3/30 10:05に追加まだ使っていません名前を変更削除",
    ]);
    await expect(screen.getByRole("switch", { name: "パスワードのあとに、パスキーも確認する" })).toBeChecked();
    await expect(panel().getByText("残り9個")).toBeVisible();
  },
};

export const None: Story = {
  name: "登録なし",
  args: passkeyArgs,
  play: async () => {
    await expect(panel().getByText("登録したパスキーはありません。")).toBeVisible();
    await expect(panel().queryByRole("switch")).toBeNull();
    await expect(panel().queryByText("回復コード")).toBeNull();
  },
};

export const Adds: Story = {
  name: "操作：追加すると、済んだことを言う",
  args: passkeyArgs,
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーを追加する"));
    await expect(args.onAddPasskey).toHaveBeenCalledOnce();
    await expect(focusedText()).toBe("パスキーを追加しました。");
  },
};

export const Adding: Story = {
  name: "端末の画面を待っている",
  args: { onAddPasskey: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーを追加する"));
    await userEvent.dblClick(button("端末の画面で操作してください"));
    await expect(args.onAddPasskey).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  name: "端末の画面で取りやめた",
  args: { onAddPasskey: answers("cancelled") },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーを追加する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "追加を取りやめたか、時間が過ぎました。もう一度お試しください。",
    );
    await userEvent.click(button("パスキーを追加する"));
    await expect(args.onAddPasskey).toHaveBeenCalledTimes(2);
  },
};

export const KnownHere: Story = {
  name: "この端末には登録済み",
  args: { onAddPasskey: answers("known_here") },
  play: async ({ userEvent }) => {
    await userEvent.click(button("パスキーを追加する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "この端末のパスキーは、すでに登録されています。ほかの端末で追加してください。",
    );
  },
};

export const Refused: Story = {
  name: "端末が断った",
  args: { onAddPasskey: answers("refused") },
  play: async ({ userEvent }) => {
    await userEvent.click(button("パスキーを追加する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "この端末では、パスキーを作れませんでした。画面ロック（指紋・顔・暗証番号）を設定してから、もう一度お試しください。",
    );
  },
};

export const Unsupported: Story = {
  name: "ブラウザーが使えない",
  args: { canAddPasskey: false },
  play: async () => {
    await expect(
      panel().getByText("このブラウザーか、いま開いているアドレスでは、パスキーを追加できません。"),
    ).toBeVisible();
    await expect(screen.queryByRole("button", { name: "パスキーを追加する" })).toBeNull();
    await expect(button("Windows Helloを削除")).toBeVisible();
  },
};

export const Failed: Story = {
  name: "送れなかった → もう一度",
  args: { onAddPasskey: fn(() => Promise.reject(new Failure("unavailable", { status: 0 }))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーを追加する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(button("パスキーを追加する"));
    await expect(args.onAddPasskey).toHaveBeenCalledTimes(2);
  },
};

export const Renames: Story = {
  name: "操作：名前を変える",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("iOS 18／Safari 18の名前を変更"));
    const name = screen.getByRole("textbox", { name: "名前" });
    await userEvent.clear(name);
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveAccessibleDescription(/^パスキーの名前を入力してください/);
    await userEvent.type(name, " 監督のスマホ {Enter}");
    await expect(args.onRenamePasskey.mock.calls).toEqual([[3, "監督のスマホ"]]);
    await expect(focusedText()).toBe("パスキーの名前を変更しました。");
  },
};

export const Removes: Story = {
  name: "操作：確かめてから削除する",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("Windows Helloを削除"));
    await expect(
      screen.getByRole("alertdialog", { name: "「Windows Hello」を削除しますか？" }),
    ).toHaveAccessibleDescription(
      "このパスキーではログインできなくなります。端末に残った分は、端末の設定で消してください。",
    );
    await userEvent.click(button("削除する"));
    await expect(args.onRemovePasskey.mock.calls).toEqual([[7]]);
    await expect(focusedText()).toBe("パスキーを削除しました。");
  },
};

export const RemovesLast: Story = {
  name: "操作：最後の1つの削除は、なくなるものを言う。断られたら、理由を言う",
  args: {
    passkeys: { status: "ready", value: { ...twoPasskeys, passkeys: twoPasskeys.passkeys.slice(0, 1) } },
    onRemovePasskey: fn(() =>
      Promise.reject(new Failure("conflict", { message: "このチームではパスキーが必要なため、削除できません。" })),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button("iOS 18／Safari 18を削除"));
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      /^最後のパスキーです。回復コードも使えなくなり、ログインはパスワードだけになります。/,
    );
    await userEvent.click(button("削除する"));
    await expect(screen.getByRole("alert")).toHaveTextContent("このチームではパスキーが必要なため、削除できません。");
  },
};

export const Chooses: Story = {
  name: "操作：パスワードのあとの確認を切り替える",
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("switch", { name: "パスワードのあとに、パスキーも確認する" }));
    await expect(args.onChooseSecondFactor.mock.calls).toEqual([[false]]);
  },
};

export const Required: Story = {
  name: "チームが求めている・回復コードなし",
  args: { passkeys: { status: "ready", value: { ...twoPasskeys, recovery_codes: 0, required: true } } },
  play: async ({ args, userEvent }) => {
    await expect(panel().getByText("このチームでは、ログインにパスキーの確認が必要です。")).toBeVisible();
    await expect(panel().queryByRole("switch")).toBeNull();
    await userEvent.click(button("回復コードを作成する"));
    await expect(args.onMakeRecoveryCodes).toHaveBeenCalledOnce();
    const dialog = within(await screen.findByRole("dialog", { name: "回復コードを作成しました" }));
    await expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([...recoveryCodes]);
    await userEvent.click(dialog.getByRole("button", { name: "控えたので閉じる" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const Renews: Story = {
  name: "操作：回復コードの作り直しは、前のものが使えなくなることを確かめる",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("回復コードを作り直す"));
    await expect(screen.getByRole("alertdialog", { name: "回復コードを作り直しますか？" })).toHaveAccessibleDescription(
      "前に控えた回復コードは、すべて使えなくなります。",
    );
    await userEvent.click(button("作り直す"));
    await expect(args.onMakeRecoveryCodes).toHaveBeenCalledOnce();
    await expect(await screen.findByRole("dialog", { name: "回復コードを作成しました" })).toBeVisible();
  },
};

const longName =
  "監督が事務所で使っている、家族と共用の古いタブレットの指紋認証（2026年に買い替える予定のもの）の登録分";
export const LongNames: Story = {
  name: "長い名前（スマートフォン）",
  args: {
    passkeys: {
      status: "ready",
      value: { ...twoPasskeys, passkeys: twoPasskeys.passkeys.map((passkey) => ({ ...passkey, name: longName })) },
    },
  },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
