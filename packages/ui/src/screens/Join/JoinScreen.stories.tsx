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
    canMail: true,
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
    await expect(canvas.getByText("あと1か所、直すと申し込めます：選手のめい（かな）")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "利用規約" })).toHaveAttribute("target", "_blank");
    await expect(canvas.getByText("承認されると、メールで案内が届きます。")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "保護者のメールアドレス" })).toHaveAccessibleDescription(
      "承認されると、ここに案内が届きます。選手のアドレスは、あとから追加できます。",
    );
  },
};
export const WhoseName: Story = {
  name: "だれのことを書く欄か。入力する人の名前は、入らない",
  play: async ({ canvas, userEvent }) => {
    const lastName = canvas.getByRole("textbox", { name: "選手の姓" });
    const email = canvas.getByRole("textbox", { name: "保護者のメールアドレス" });
    await expect(canvas.getByRole("combobox", { name: "選手の学年" })).toBeVisible();
    await expect([lastName, email].map((field) => field.getAttribute("autocomplete"))).toEqual(["off", "email"]);
    await userEvent.click(canvas.getByRole("button", { name: "選手本人" }));
    await expect([lastName, email].map((field) => field.getAttribute("autocomplete"))).toEqual(["family-name", "off"]);
  },
};
export const ForGuardians: Story = {
  name: "BE-6 保護者だけが申し込めるコード：入力する人は、もう決まっている",
  args: {
    page: { status: "ready", value: { ...openPage, applicant: "guardian" } },
    texts: { ...filledTexts, applicant: "player" },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("保護者の方が入力してください。")).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "入力する人" })).toBeNull();
    await expect(canvas.getByRole("checkbox", { name: "保護者として同意します" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "申し込む" }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...filledTexts, applicant: "guardian" });
  },
};
export const ForPlayers: Story = {
  name: "BE-6 選手本人だけが申し込めるコード：保護者の同意を確かめる",
  args: { page: { status: "ready", value: { ...openPage, applicant: "player" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選手本人が入力してください。")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "保護者の同意を得ています" })).toBeVisible();
  },
};
export const MailOff: Story = {
  name: "メールを送れない：結果は指導者から聞く",
  args: { canMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("承認されたかどうかは、チームの指導者から聞いてください。")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "保護者のメールアドレス" })).toHaveAccessibleDescription(
      "チームの連絡先として登録します。選手のアドレスは、あとから追加できます。",
    );
    await expect(canvas.queryByText(/届きます/)).toBeNull();
  },
};
export const Empty: Story = {
  name: "まだ何も書いていない",
  args: { texts: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "あと7か所、直すと申し込めます：選手の姓、選手の名、選手のせい（かな）、選手のめい（かな）、選手の学年、保護者のメールアドレス、保護者として同意します",
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
