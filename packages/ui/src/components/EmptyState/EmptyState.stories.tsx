import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { userPlusIcon } from "../Icon/icons.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  id: "components-empty-state",
  title: "部品/空の状態",
  component: EmptyState,
  args: { title: "まだ測定データがありません" },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  name: "はじめて",
  args: {
    children: "選手をアナライザーに招待すると、打球速度と角度がここに表示されます。",
    action: (
      <Button variant="primary" icon={userPlusIcon}>
        選手を招待する
      </Button>
    ),
  },
};
export const Filtered: Story = {
  name: "絞り込みの結果",
  args: {
    title: "条件に合う選手がいません",
    children: "学年「高」・性別「女」の選手は登録されていません。",
    action: <Button>絞り込みを解除する</Button>,
  },
};
export const TitleOnly: Story = { name: "題だけ" };
export const LongText: Story = {
  ...First,
  name: "長い文",
  args: {
    title: "「長谷川ひまり子・青葉台ベースボールクラブ中学部」に合う選手がいません",
    children:
      "漢字でも、ひらがなでも、カタカナでも探せます。姓だけ、名だけでもかまいません。空白は入れても入れなくても同じです。",
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...First, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...First, name: "ハイコントラスト", globals: { contrast: "forced" } };
