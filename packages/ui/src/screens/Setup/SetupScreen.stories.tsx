import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SetupScreen } from "./SetupScreen.tsx";
import { done, hrefs, ready } from "./setup.fixtures.ts";

const meta = {
  id: "screens-setup",
  title: "画面/はじめの設定",
  component: SetupScreen,
  parameters: { layout: "fullscreen" },
  args: { step: ready, onTextsChange: fn(), onSave: fn(async () => {}), onRetry: fn(), hrefs },
} satisfies Meta<typeof SetupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("はじめの設定");
    await expect(canvas.getByRole("group", { name: "チーム" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "監督になる人" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "都道府県" })).toHaveDisplayValue("選んでください");
    await expect(canvas.getByLabelText("パスワード")).toHaveAttribute("autocomplete", "new-password");
    await expect(canvas.getByText("このアドレスは11月21日（土） 20:00まで使えます")).toBeVisible();
  },
};
export const Checking: Story = {
  name: "読み込み中",
  args: { step: { name: "checking" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("コードを確かめています");
  },
};
export const CheckFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { step: { name: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "もう一度確かめる" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InvalidCode: Story = {
  name: "OP-1 間違ったコード、期限を過ぎたコード",
  args: { step: { name: "invalidCode" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("このコードは使えません");
    await expect(canvas.getByText("npm run club -- setup")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
export const AlreadySetUp: Story = {
  name: "OP-1 もうチームがある",
  args: { step: { name: "alreadySetUp" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("はじめの設定は済んでいます");
    await expect(canvas.getByRole("link", { name: "ログインへ" })).toHaveAttribute("href", "/login");
  },
};
export const Done: Story = {
  name: "済んだ",
  args: { step: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("設定が終わりました");
    await expect(
      canvas.getByText("青葉台ベースボールクラブの監督は、大野 健一さんです。このページは、これから先は開けません。"),
    ).toBeVisible();
    await expect(canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["メンバーを追加する", "/member-list/bulk-add"],
      ["指導者を招待する", "/team-management"],
      ["あとにして、ホームへ", "/"],
    ]);
  },
};
export const LongText: Story = {
  name: "長い名前",
  args: {
    step: {
      name: "done",
      made: {
        team_name: "青葉台ベースボールクラブ中学部・高等部合同ソフトボールチーム",
        name: "勅使河原 慎太郎左衛門",
      },
    },
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const MobileDark: Story = {
  name: "スマートフォン・暗い画面",
  globals: { viewport: { value: "mobile" }, theme: "dark" },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
