import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "./Field.tsx";

const meta = {
  id: "components-field",
  title: "部品/入力欄の枠",
  component: Field,
  args: { label: "背番号", children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  args: { help: "0〜999の数字です。" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "背番号" });
    await expect(box).toHaveAccessibleDescription("0〜999の数字です。");
    await expect(box).not.toHaveAttribute("aria-invalid");
  },
};
export const WithError: Story = {
  name: "入力エラー",
  args: { required: true, error: "背番号を入力してください", help: "0〜999の数字です。" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "背番号" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("背番号を入力してください 0〜999の数字です。");
  },
};
export const MarkedOnly: Story = {
  name: "文なしの赤い枠",
  args: { invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "背番号" })).toBeInvalid();
  },
};
export const LongText: Story = {
  name: "長い言葉",
  args: {
    label: "選手・保護者の画面と、大会の申込書に出る背番号",
    error: "背番号は0〜999の数字で入力してください。ほかの選手と同じ番号は使えません。",
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...WithError, name: "暗い画面", globals: { theme: "dark" } };
