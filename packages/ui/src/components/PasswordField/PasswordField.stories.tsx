import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  id: "components-password-field",
  title: "部品/パスワード入力",
  component: PasswordField,
  args: { label: "パスワード", autoComplete: "current-password", defaultValue: "himitsu-123" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: "隠している" };
export const WithError: Story = { name: "入力エラー", args: { error: "パスワードを入力してください" } };
export const Dark: Story = { ...WithError, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...WithError, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Toggles: Story = {
  name: "操作：見せる・隠す",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("パスワード");
    await expect(box).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "パスワードを表示する" }));
    await expect(box).toHaveAttribute("type", "text");
    await expect(box).toHaveValue("himitsu-123");
    await userEvent.click(canvas.getByRole("button", { name: "パスワードを隠す" }));
    await expect(box).toHaveAttribute("type", "password");
  },
};
