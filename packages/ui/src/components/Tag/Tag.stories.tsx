import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Tag } from "./Tag.tsx";

const meta = {
  id: "components-tag",
  title: "部品/タグ",
  component: Tag,
  args: { children: "参加申請中" },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: "種類",
  render: () => (
    <Row>
      <Tag>仮登録</Tag>
      <Tag tone="s">提出済み</Tag>
      <Tag tone="w">参加申請中</Tag>
      <Tag tone="d">期限切れ</Tag>
      <Tag tone="i">新着</Tag>
      <Tag tone="best">自己ベスト</Tag>
    </Row>
  ),
};
export const Dark: Story = { ...Tones, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Tones, name: "ハイコントラスト", globals: { contrast: "forced" } };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-3")};
`;
