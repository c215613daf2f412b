import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ContactHarness } from "./Contact.harness.tsx";
import { ContactScreen } from "./ContactScreen.tsx";
import { bugReport, emptyContactDraft, longReport, ohno, prefill } from "./contact.fixtures.ts";

const meta = {
  id: "screens-contact",
  title: "画面/お問い合わせ",
  component: ContactScreen,
  render: (args) => <ContactHarness {...args} />,
  tags: ["!autodocs"],
  args: {
    sender: ohno,
    draft: bugReport,
    prefill,
    onDraftChange: fn(),
    onSend: fn(async () => {}),
    onSent: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Empty: Story = {
  name: "何も書いていない",
  args: { draft: emptyContactDraft },
  play: async () => {
    await expect(screen.getByRole("combobox", { name: "お問い合わせの種類" })).toHaveDisplayValue("選んでください");
    await expect(screen.getByRole("button", { name: "確認する" })).toHaveAccessibleDescription(
      "お問い合わせの種類と内容を入力すると、確認に進めます",
    );
  },
};
export const Confirm: Story = {
  name: "確認",
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "確認する" }));
    await expect(screen.getByRole("heading", { name: "お問い合わせを送信しますか？" })).toHaveFocus();
  },
};
export const ConfirmOnMobile: Story = {
  ...Confirm,
  name: "確認（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
};
const send: Story["play"] = async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "確認する" }));
  await userEvent.click(screen.getByRole("button", { name: "送信する" }));
};
export const Sending: Story = {
  name: "送信中",
  args: { onSend: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context);
    await expect(screen.getByRole("button", { name: "送信する" })).toHaveAttribute("aria-busy", "true");
  },
};
export const Failed: Story = {
  name: "送信に失敗（スマートフォン）",
  args: { draft: longReport, onSend: fn(() => Promise.reject(new Failure("unavailable"))) },
  globals: { viewport: { value: "mobile" } },
  play: async (context) => {
    await send(context);
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};
export const Refused: Story = {
  name: "欄ごとに断られた（スマートフォン）",
  args: {
    onSend: fn(() => Promise.reject(new Failure("invalid", { fields: { inquiry: "使えない文字が含まれています" } }))),
  },
  globals: { viewport: { value: "mobile" } },
  play: async (context) => {
    await send(context);
    await expect(await screen.findByRole("textbox", { name: "お問い合わせ内容" })).toHaveAccessibleDescription(
      /^使えない文字が含まれています/,
    );
  },
};
export const LongText: Story = { name: "どの欄も上限の長さ", args: { draft: longReport } };
export const LongTextConfirm: Story = {
  ...Confirm,
  name: "上限の長さの確認（スマートフォン）",
  args: { draft: longReport },
  globals: { viewport: { value: "mobile" } },
};
export const NoName: Story = {
  name: "お名前と返信先の登録がない",
  args: { sender: { name: "", email: null } },
  play: async ({ args, userEvent }) => {
    const confirm = screen.getByRole("button", { name: "確認する" });
    await userEvent.click(confirm);
    await userEvent.type(screen.getByRole("textbox", { name: "ページ・画面" }), "{Enter}");
    await expect(screen.getByText("お名前：未登録")).toBeVisible();
    await expect(confirm).toHaveAttribute("aria-disabled", "true");
    await expect(confirm).toHaveAccessibleDescription(
      "お名前が登録されていないため、送信できません。アカウントの画面で登録してください",
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { ...Confirm, name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = {
  ...Empty,
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
};
