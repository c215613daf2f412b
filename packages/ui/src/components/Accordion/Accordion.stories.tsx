import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Accordion } from "./Accordion.tsx";

const meta = {
  id: "components-accordion",
  title: "部品/開く題",
  component: Accordion,
  args: { title: "投球数の上限を変えたい", children: "各種設定で、チームに合うルールを選びます。" },
  render: (args) => (
    <Panel flush aria-label="よくある質問">
      <Accordion {...args} sign="Q" open />
      <Accordion sign="Q" title="選手がQRコードを読み取れません" aside={<Tag tone="w">準備中の画面</Tag>}>
        期限が切れていないかを確かめてください。
      </Accordion>
      <Accordion title="印のない題">印がなければ、中身は左端から始まります。</Accordion>
    </Panel>
  ),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Mobile: Story = {
  name: "スマートフォンでの長い題",
  globals: { viewport: { value: "mobile" } },
  args: {
    title:
      "CSVの取り込みで「選手がわからない」と出たときに、名前ごとに選手を選びなおすには、どの画面のどこを押せばよいですか",
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const ByKeyboard: Story = {
  name: "操作：キーボードで開いて閉じる",
  render: (args) => <Accordion {...args} sign="Q" />,
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText("各種設定で、チームに合うルールを選びます。");
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText("投球数の上限を変えたい").closest("summary");
    await expect(summary).toHaveFocus();
    // A scripted press reaches a native summary only as a click.
    summary?.click();
    await expect(answer).toBeVisible();
    summary?.click();
    await expect(answer).not.toBeVisible();
  },
};
