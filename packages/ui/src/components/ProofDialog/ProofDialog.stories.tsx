import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ProofDialog } from "./ProofDialog.tsx";

const meta = {
  id: "components-proof-dialog",
  title: "部品/ご本人の確認",
  component: ProofDialog,
  parameters: { layout: "fullscreen" },
  args: {
    ways: { status: "ready", value: { password: true, passkey: true } },
    onPassword: fn(async () => {}),
    onPasskey: fn(async (): Promise<"proven" | "cancelled"> => "proven"),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ProofDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });
const password = () => screen.getByLabelText("いまのパスワード");

export const Ready: Story = {
  name: "パスキーかパスワード",
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("dialog", { name: "ご本人の確認" })).toBeVisible();
    await userEvent.click(button("パスキーで確認する"));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};
export const PasswordOnly: Story = {
  name: "パスワードだけ",
  args: { ways: { status: "ready", value: { password: true, passkey: false } } },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole("button", { name: "パスキーで確認する" })).toBeNull();
    await userEvent.click(button("パスワードで確認する"));
    await expect(password()).toHaveAccessibleDescription("いまのパスワードを入力してください");
    await userEvent.type(password(), "haru-2026{Enter}");
    await expect(args.onPassword.mock.calls).toEqual([["haru-2026"]]);
  },
};
export const PasskeyOnly: Story = {
  name: "パスキーだけ（チームが求めているとき）",
  args: { ways: { status: "ready", value: { password: false, passkey: true } } },
  play: async () => {
    await expect(screen.queryByLabelText("いまのパスワード")).toBeNull();
  },
};
export const WrongPassword: Story = {
  name: "操作：パスワードの間違いは欄に出て、入力は消えない",
  args: {
    onPassword: fn(() =>
      Promise.reject(new Failure("invalid", { fields: { current_password: "いまのパスワードが正しくありません" } })),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(password(), "haru{Enter}");
    await expect(password()).toHaveAccessibleDescription("いまのパスワードが正しくありません");
    await expect(password()).toHaveValue("haru");
  },
};
export const Cancelled: Story = {
  name: "操作：端末の画面でやめても、もう一度押せる",
  args: { onPasskey: fn(async (): Promise<"proven" | "cancelled"> => "cancelled") },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("パスキーで確認する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "パスキーの確認を取りやめたか、時間が過ぎました。もう一度お試しください。",
    );
    await userEvent.click(button("パスキーで確認する"));
    await expect(args.onPasskey).toHaveBeenCalledTimes(2);
  },
};
export const Refused: Story = {
  name: "操作：続けて間違えると、待つ秒数を言う",
  args: { onPasskey: fn(() => Promise.reject(new Failure("rate_limited", { retryAfterS: 42 }))) },
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(button("パスキーで確認する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("42秒待ってから、もう一度お試しください。");
  },
};
export const Loading: Story = { name: "読み込み中", args: { ways: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { ways: { status: "failed", code: "unavailable" } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("再読み込みする"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
