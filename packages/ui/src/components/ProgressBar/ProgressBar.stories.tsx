import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  id: "components-progress-bar",
  title: "部品/進捗バー",
  component: ProgressBar,
  args: { label: "取り込んでいます", done: 184, total: 271, unit: "球" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Stack gap="l">
      <ProgressBar label="取り込んでいます" done={184} total={271} unit="球" />
      <ProgressBar label="まだ始まっていません" done={0} total={20000} unit="行" />
      <ProgressBar label="取り込みました" done={271} total={271} unit="球" />
      <ProgressBar label="動画を送っています" done={67} total={100} measure="percent" />
      <ProgressBar label="ファイルを読んでいます" done={null} total={0} />
      <StatPanel>
        <ProgressBar label="取り込んでいます" done={184} total={271} unit="球" tone="board" />
      </StatPanel>
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LongText: Story = {
  name: "長い言葉",
  args: {
    label: "青葉台ベースボールクラブ中学部・高等部合同チームの打撃記録を取り込んでいます",
    done: 19999,
    total: 20000,
  },
  globals: { viewport: { value: "mobile" } },
};

export const Speaks: Story = {
  name: "操作：名前と、どこまで進んだかを読み上げる",
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "取り込んでいます" });
    await expect(bar).toHaveAttribute("aria-valuenow", "184");
    await expect(bar).toHaveAttribute("aria-valuemax", "271");
    await expect(bar).toHaveAttribute("aria-valuetext", "271球のうち184球");
  },
};
export const Endless: Story = {
  name: "操作：どこまで進んだか分からないときは、数を言わない",
  args: { done: null, total: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "取り込んでいます" });
    await expect(bar).not.toHaveAttribute("aria-valuenow");
    await expect(bar).not.toHaveAttribute("aria-valuetext");
  },
};

const StatPanel = styled.div`
  padding: ${token("sp-4")};
  background: ${token("board")};
  color: ${token("board-ink")};
`;
