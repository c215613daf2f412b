import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
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
const ignore = () => {};

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Stack>
      <Checkbox label="予約して送信する" checked onChange={ignore} />
      <Checkbox label="保護者にも送る" help="連絡先が登録されている選手だけに届きます" />
      <Checkbox label="保護者の同意を得ています" aria-invalid />
      <Checkbox label="選ばれていて変えられない" defaultChecked disabled />
      <div>
        <Checkbox label="長谷川 樹を選択" labelPlace="hidden" defaultChecked />
      </div>
    </Stack>
  ),
};
export const LongText: Story = {
  name: "長い言葉",
  args: { label: "保護者の同意を書面で受け取り、チームの規約で定めた期間、鍵のかかる場所に保管しています" },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };

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
