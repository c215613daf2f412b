import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Status } from "./Status.tsx";

const meta = {
  id: "components-status",
  title: "部品/状態",
  component: Status,
  args: { tone: "ok", children: "利用中" },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 強制カラーの設定では、色をやめて形と言葉だけで区別する。 */
export const Tones: Story = {
  name: "種類",
  render: () => (
    <Row>
      <Status tone="ok">利用中</Status>
      <Status tone="wait">承認待ち</Status>
      <Status tone="invited">招待中</Status>
      <Status tone="stopped">利用停止</Status>
      <Status tone="error">エラー</Status>
    </Row>
  ),
};
export const Dark: Story = { ...Tones, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Tones, name: "ハイコントラスト", globals: { contrast: "forced" } };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-4")};
`;
