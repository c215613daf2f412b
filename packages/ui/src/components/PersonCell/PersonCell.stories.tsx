import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { PersonCell } from "./PersonCell.tsx";

const meta = {
  id: "components-person-cell",
  title: "部品/人のセル",
  component: PersonCell,
  args: { name: "小野寺 結衣", kana: "おのでら ゆい", grade: "h2" },
  render: (args) => (
    <Stack>
      <PersonCell {...args} />
      <PersonCell {...args} kana="" detail="48球" />
      <PersonCell name="三浦 陽翔" />
      <PersonCell name="長谷川 ひまり子" kana="はせがわ ひまりこ" grade="e3" size="l">
        <Tag tone="w">参加申請中</Tag>
      </PersonCell>
      <PersonCell name="村瀬 亮" detail="コーチ" size="l" />
      <PersonCell name="大塚 奏太" kana="おおつか かなた" grade="e5" size="xl" />
    </Stack>
  ),
} satisfies Meta<typeof PersonCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = { name: "並び" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Narrow: Story = {
  name: "長い名前を狭い場所に",
  args: { name: "勅使河原 ひまり子アレクサンドラ", kana: "てしがわら ひまりこあれくさんどら", grade: "j1" },
  globals: { viewport: { value: "mobile" } },
};

export const Spoken: Story = {
  name: "操作：名前が先に読まれる",
  render: (args) => (
    <button type="button">
      <PersonCell {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "小野寺 結衣 おのでら ゆい 高2" })).toBeVisible();
  },
};
