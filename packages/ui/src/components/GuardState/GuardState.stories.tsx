import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { elbowPain } from "../GuardTable/guard.fixtures.ts";
import { StatPanel } from "../StatPanel/StatPanel.tsx";
import { GuardState } from "./GuardState.tsx";

const meta = {
  id: "components-guard-state",
  title: "部品/投手の状態",
  component: GuardState,
  args: { guard: { level: "room", pain: elbowPain } },
  render: (args) => (
    <>
      <Stack>
        <GuardState {...args} />
        <GuardState guard={{ level: "over", pain: elbowPain }} />
        <GuardState guard={{ level: "caution", pain: null }} />
        <GuardState guard={{ level: null, pain: null }}>記録だけ</GuardState>
      </Stack>
      <StatPanel>
        <GuardState {...args} />
      </StatPanel>
    </>
  ),
} satisfies Meta<typeof GuardState>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Kinds: Story = {
  name: "痛みの報告は段階の上に立ち、余裕ありは出さない",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("右ひじの痛み 6／10（11/19）")).toHaveLength(3);
    await expect(canvas.queryByText("余裕あり")).toBeNull();
    await expect(canvas.getByText("超過")).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: unseen,
};
