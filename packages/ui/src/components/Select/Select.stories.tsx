import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Select } from "./Select.tsx";

const sizes = ["10", "25", "50", "100"].map((value) => ({ value, label: `${value}件` }));

const meta = {
  id: "components-select",
  title: "部品/選択",
  component: Select,
  args: { label: "1ページの件数", options: sizes, defaultValue: "10", onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Disabled: Story = { name: "変えられない", args: { disabled: true } };
export const LongText: Story = {
  name: "長い言葉",
  args: { options: [{ value: "10", label: "青葉台ベースボールクラブ中学部・高等部合同チーム（軟式）" }] },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };

export const Chooses: Story = {
  name: "操作：選ぶ",
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "1ページの件数" });
    await userEvent.selectOptions(select, "50件");
    await expect(select).toHaveValue("50");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
