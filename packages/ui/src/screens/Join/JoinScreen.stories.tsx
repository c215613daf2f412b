import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { JoinScreen } from "./JoinScreen.tsx";
import { expiredPage, filledTexts, longPage, openPage, revokedPage } from "./join.fixtures.ts";

const meta = {
  id: "screens-join",
  title: "画面/チームに参加する",
  component: JoinScreen,
  parameters: { layout: "fullscreen" },
  args: {
    page: { status: "ready", value: openPage },
    texts: { ...filledTexts, first_name_kana: "レンジ" },
    onTextsChange: fn(),
    onApply: fn(async () => ({ receipt: "J-20261120-014" })),
    onEnterCode: fn(),
    onRetry: fn(),
    termsHref: "/terms",
    privacyHref: "/privacy",
  },
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("チームに参加する");
    await expect(canvas.getByText("7K2M-9QTX-4HWD")).toBeVisible();
    await expect(canvas.getByText("あと1か所、直すと申し込めます：めい（かな）")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "利用規約" })).toHaveAttribute("target", "_blank");
  },
};
export const Empty: Story = {
  name: "まだ何も書いていない",
  args: { texts: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "あと7か所、直すと申し込めます：姓、名、せい（かな）、めい（かな）、学年、保護者のメールアドレス、保護者として同意します",
      ),
    ).toBeVisible();
  },
};
export const LongText: Story = {
  name: "長い名前",
  args: { page: { status: "ready", value: longPage }, texts: { ...filledTexts, last_name: "東海林".repeat(16) } },
};
export const Loading: Story = {
  name: "読み込み中",
  args: { page: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("チームを確かめています");
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { page: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "もう一度確かめる" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = {
  name: "期限が切れたコード",
  args: { page: { status: "ready", value: expiredPage } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("このコードは期限が切れています");
    await expect(
      canvas.getByText("11月13日（金） 23:59 までのコードでした。チームの指導者に、新しいQRコードをもらってください。"),
    ).toBeVisible();
  },
};
export const Revoked: Story = {
  name: "取り消されたコード",
  args: { page: { status: "ready", value: revokedPage } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("このコードは取り消されています");
  },
};
export const Unknown: Story = {
  name: "見つからないコード",
  args: { page: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("このコードは見つかりません");
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
