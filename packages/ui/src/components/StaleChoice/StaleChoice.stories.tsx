import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { StaleChoice } from "./StaleChoice.tsx";

const meta = {
  id: "components-stale-choice",
  title: "部品/同時に編集されたとき",
  component: StaleChoice,
  args: {
    by: "片山 恵",
    fields: [
      { name: "weight", label: "体重", theirs: "57.4 kg", mine: "57.9 kg" },
      { name: "batting", label: "打席", theirs: "両", mine: "" },
    ],
    onResolve: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof StaleChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async () => {
    await expect(screen.getByRole("dialog", { name: "片山 恵さんが先に保存しました" })).toBeVisible();
    const radios = screen.getAllByRole("radio");
    await expect(radios.map((radio) => radio.closest("label")?.textContent)).toEqual([
      "57.4 kgいまの保存内容",
      "57.9 kgあなたの入力",
      "両いまの保存内容",
      "（空欄）あなたの入力",
    ]);
  },
};
export const Dark: Story = {
  name: "暗い画面",
  globals: { theme: "dark" },
  parameters: { visual: { disable: true } },
};
export const Forced: Story = {
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};
export const LongText: Story = {
  name: "長い文（スマートフォン）、だれが保存したか分からない",
  globals: { viewport: { value: "mobile" } },
  args: {
    by: null,
    fields: [
      {
        name: "goal",
        label: "チームの目標",
        theirs: "一球に理由を持つ。週5日、15分でもバットにさわる。".repeat(6),
        mine: "あいさつと道具の手入れを、だれに言われなくても続ける。".repeat(6),
      },
    ],
  },
  play: async () => {
    await expect(screen.getByRole("dialog", { name: "ほかの人が先に保存しました" })).toBeVisible();
  },
};
