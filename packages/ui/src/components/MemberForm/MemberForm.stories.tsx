import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { MemberFormHarness } from "./MemberForm.harness.tsx";
import { MemberForm } from "./MemberForm.tsx";
import { midoriBefore } from "./memberForm.fixtures.ts";
import { memberValues, startWriting } from "./parts/memberValues.ts";

const meta = {
  id: "components-member-form",
  title: "部品/メンバーの入力",
  component: MemberForm,
  render: (args) => <MemberFormHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    sportType: "baseball",
    start: startWriting(midoriBefore),
    onWrite: fn(),
    onSend: fn(async () => {}),
    onReadCurrent: fn(async () => midoriBefore),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const onMobile = { viewport: { value: "mobile" } };

export const Editing: Story = {
  name: "編集",
  play: async () => {
    await expect(screen.getByRole("dialog", { name: "メンバーの編集" })).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /^身長/ })).toHaveValue("160.0");
    await expect(screen.getByRole("combobox", { name: "学年" })).toHaveValue("j2");
  },
};
export const Adding: Story = {
  name: "追加（スマートフォン）",
  args: { start: startWriting() },
  globals: onMobile,
  play: async () => {
    await expect(screen.getByRole("dialog", { name: "メンバーを追加" })).toBeVisible();
    await expect(screen.getByRole("textbox", { name: "メールアドレス" })).toHaveAccessibleDescription(
      "なければ空のままで、仮アカウントになります。あとから登録できます。",
    );
  },
};
export const Softball: Story = {
  name: "EN-1 ソフトボールでは投／打を聞かない",
  parameters: unseen,
  args: { sportType: "softball" },
  play: async () => {
    await expect(screen.queryByRole("group", { name: "打席" })).toBeNull();
    await expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toContain("性別");
  },
};
export const Resumed: Story = {
  name: "前に入力していた内容の続き",
  parameters: unseen,
  args: {
    start: { ...startWriting(midoriBefore), values: { ...memberValues(midoriBefore), weight: 57.9 } },
  },
  play: async ({ userEvent, args }) => {
    const weight = screen.getByRole("textbox", { name: /^体重/ });
    await expect(weight).toHaveValue("57.9");
    await userEvent.click(screen.getByRole("button", { name: "はじめの内容に戻す" }));
    await expect(weight).toHaveValue("57.4");
    await expect(args.onWrite).toHaveBeenLastCalledWith(null);
    await expect(screen.queryByRole("button", { name: "はじめの内容に戻す" })).toBeNull();
  },
};
export const LongText: Story = {
  name: "長い名前・文字200 %（スマートフォン）",
  parameters: unseen,
  globals: { ...onMobile, text: "200" },
  args: {
    start: startWriting({
      ...midoriBefore,
      last_name: "勅使河原小路".repeat(8),
      email: `${"a".repeat(60)}@mail.example`,
    }),
  },
  play: async () => {
    const sheet = screen.getByRole("dialog");
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };
