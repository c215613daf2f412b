import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "./TextField.tsx";

const meta = {
  id: "components-text-field",
  title: "部品/文字入力",
  component: TextField,
  args: { label: "チーム名", name: "name" },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示", args: { help: "選手と保護者の画面にも出ます。" } };
export const Required: Story = {
  name: "必須",
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "チーム名" })).toBeRequired();
  },
};
export const WithError: Story = {
  name: "入力エラー",
  args: { error: "チーム名を入力してください", help: "50文字まで。", defaultValue: "青葉台" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "チーム名" });
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription("チーム名を入力してください 50文字まで。");
    await expect(box).toHaveValue("青葉台");
  },
};
export const Disabled: Story = { name: "変えられない", args: { disabled: true, defaultValue: "青葉台" } };
export const LongText: Story = {
  name: "長い言葉",
  args: {
    label: "選手・保護者の画面と、大会の申込書に出るチームの正式な名前",
    error: "チーム名は50文字以内で入力してください。いまは68文字です。18文字減らしてください。",
    defaultValue: "青葉台".repeat(20),
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...WithError, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...WithError, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Counted: Story = {
  name: "操作：文字数の上限を超えても書け、減らす数を言う",
  args: { label: "件名", max: 5, optional: true, defaultValue: "練習" },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "件名" });
    await expect(box).toHaveAccessibleDescription("5文字まで。いま2文字です。");
    await userEvent.type(box, "試合です");
    await expect(box).toHaveValue("練習試合です");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("1文字減らしてください 5文字まで。いま6文字です。");
  },
};
