import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { QrScreen } from "./QrScreen.tsx";
import { nowS, qr } from "./qr.fixtures.ts";

const meta = {
  id: "screens-qr",
  title: "画面/チームQRコード",
  component: QrScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    joinCode: { status: "ready", value: qr },
    team: { name: "青葉台ベースボールクラブ" },
    isManager: true,
    nowS,
    onIssue: fn(async () => {}),
    onRevoke: fn(async () => {}),
    onCopy: fn(async () => {}),
    onPrint: fn(),
    onSave: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QrScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog's content; the sheet to print is hidden beside it. */
const inside = () => within(screen.getByRole("dialog", { name: "チームQRコード" }));

export const Ready: Story = {
  name: "表示",
  play: async () => {
    await expect(inside().getByRole("img", { name: "チーム招待用QRコード" })).toBeVisible();
    await expect(inside().getByText("11月27日（金） 23:59 まで使えます。")).toBeVisible();
  },
};
export const ForPlayers: Story = {
  name: "選手本人だけが申し込めるコード",
  args: { joinCode: { status: "ready", value: { ...qr, applicant: "player" } } },
  play: async () => {
    await expect(inside().getByText("選手本人に読み取ってもらってください。保護者は申し込めません。")).toBeVisible();
    await expect(document.querySelector("body > [data-paper]")).toHaveTextContent("選手本人が申し込むQRコードです。");
  },
};
export const Coach: Story = {
  name: "コーチは、発行も取り消しもできない（D-5）",
  args: { isManager: false },
  play: async () => {
    await expect(
      inside().getByText("再発行と取り消しは、監督だけができます。必要なときは、監督に頼んでください。"),
    ).toBeVisible();
    const buttons = inside().getAllByRole("button");
    await expect(buttons.map((button) => button.textContent)).toEqual([
      "",
      "リンクをコピー",
      "印刷する",
      "画像を保存する",
    ]);
  },
};
export const ExpiresSoon: Story = {
  name: "期限が近い",
  args: {
    joinCode: {
      status: "ready",
      value: { ...qr, issued_at: "2026-11-15T14:59:00Z", expires_at: "2026-11-22T14:59:00Z" },
    },
  },
  play: async () => {
    await expect(inside().getByText("期限が近づいています。続けて使うには、再発行してください。")).toBeVisible();
  },
};
export const OneDay: Story = {
  name: "1日のコードは、発行したばかりなら、期限が近いと言わない",
  parameters: { visual: { disable: true } },
  args: { joinCode: { status: "ready", value: { ...qr, expires_at: "2026-11-21T00:30:00Z" } } },
  play: async () => {
    await expect(inside().getByText("11月21日（土） 9:30 まで使えます。")).toBeVisible();
    await expect(inside().queryByText(/期限が近づいています/)).toBeNull();
  },
};
export const Over: Story = {
  name: "開いている間に期限が切れた",
  args: { nowS: nowS + 8 * 86_400 },
  play: async () => {
    await expect(inside().getByText("QRコードの期限が切れました")).toBeVisible();
    await expect(inside().queryByRole("img", { name: "チーム招待用QRコード" })).toBeNull();
    await expect(inside().getByRole("button", { name: "発行する" })).toBeVisible();
  },
};
export const None: Story = { name: "0件", args: { joinCode: { status: "ready", value: null } } };
export const NoneForCoach: Story = {
  name: "0件・コーチ（D-5）",
  args: { joinCode: { status: "ready", value: null }, isManager: false },
  play: async () => {
    await expect(
      inside().getByText("QRコードの発行は、監督だけができます。監督が発行すると、ここから見せて配れます。"),
    ).toBeVisible();
    await expect(inside().queryByRole("button", { name: "発行する" })).toBeNull();
    await expect(inside().queryByRole("group", { name: "有効期限" })).toBeNull();
  },
};
export const Loading: Story = { name: "読み込み中", args: { joinCode: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { joinCode: { status: "failed", code: "unavailable" } },
  play: async ({ args, userEvent }) => {
    await expect(inside().getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(inside().getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  name: "長い名前・スマートフォン",
  args: { team: { name: "青葉台みどりが丘ジュニアソフトボールスポーツ少年団アカデミー 小学部・中学部 合同チーム" } },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
