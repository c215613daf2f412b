import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { bellIcon, filterIcon } from "../Icon/icons.ts";
import { StatPanel } from "../StatPanel/StatPanel.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  id: "components-badge",
  title: "部品/バッジ",
  component: Badge,
  args: { count: 4 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: "数・点・角",
  render: () => (
    <Cluster>
      <Badge count={1} />
      <Badge count={99} tone="danger" />
      <Badge count={100} />
      <Badge count={0} />
      <Badge count={1} look="dot" tone="danger" />
      <Square type="button">
        <Icon path={bellIcon} />
        運営からのお知らせ
        <Badge count={1} look="dot" tone="danger" place="corner" />
      </Square>
      <Square type="button">
        <Icon path={filterIcon} />
        絞り込み
        <Badge count={3} place="corner" />
      </Square>
      <StatPanel title="成長ノート" caption={<Badge count={4} />} />
    </Cluster>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Names: Story = {
  name: "操作：件数はボタンの名前で読め、0なら何も言わない",
  parameters: { visual: { disable: true } },
  render: () => (
    <>
      <button type="button">
        成長ノート <Badge count={128} />
      </button>
      <button type="button">
        測定 <Badge count={0} />
      </button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "成長ノート 128件" })).toHaveTextContent("99+");
    await expect(canvas.getByRole("button", { name: "測定" })).toBeVisible();
  },
};

const Square = styled.button`
  position: relative;
  display: inline-flex;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;
