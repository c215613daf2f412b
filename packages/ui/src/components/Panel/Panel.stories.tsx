import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Panel } from "./Panel.tsx";

const meta = {
  id: "components-panel",
  title: "部品/パネル",
  component: Panel,
  args: { title: "記録がない選手", caption: "直近3日", children: "7人が3日以上記録していません。" },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "記録がない選手" })).toHaveTextContent("7人が3日以上");
  },
};
export const Full: Story = {
  name: "操作と足元",
  args: { action: <Button size="s">声をかける</Button>, footer: "11月20日（金）19:40 時点" },
};
export const Untitled: Story = { name: "見出しなし", args: { title: undefined, caption: undefined } };
export const LongText: Story = {
  name: "長い見出し",
  args: {
    title: "青葉台ベースボールクラブ中学部・高等部合同チームで3日以上記録がない選手",
    action: <Button size="s">7人に声をかける</Button>,
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...Full, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Full, name: "ハイコントラスト", globals: { contrast: "forced" } };
