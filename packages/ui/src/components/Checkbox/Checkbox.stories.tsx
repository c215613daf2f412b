import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  id: "components-checkbox",
  title: "部品/チェックボックス",
  component: Checkbox,
  args: { label: "ログイン状態を保持する" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: "オフ" };
export const On: Story = { name: "オン", args: { defaultChecked: true } };
export const Disabled: Story = { name: "変えられない", args: { disabled: true } };
export const LongText: Story = {
  name: "長い言葉",
  args: { label: "保護者の同意を書面で受け取り、チームの規約で定めた期間、鍵のかかる場所に保管しています" },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...On, name: "暗い画面", globals: { theme: "dark" } };

export const Toggles: Story = {
  name: "操作：言葉を押しても切り替わる",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "ログイン状態を保持する" });
    await userEvent.click(canvas.getByText("ログイン状態を保持する"));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};
