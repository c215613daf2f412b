import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { Link } from "../Link/Link.tsx";
import { StatPanel } from "./StatPanel.tsx";

const meta = {
  id: "components-stat-panel",
  title: "部品/スコアボードの地",
  component: StatPanel,
  args: { title: "利用状況", caption: "11月20日時点" },
  render: (args) => (
    <Stack gap="l">
      <StatPanel {...args} action={<Link href="/member-list">メンバーリストを見る</Link>} />
      <StatPanel
        {...args}
        title="長い見出しの板：青葉台ベースボールクラブ 小学部・中学部 合同チームの利用状況"
        action={
          <Button variant="accent" size="s">
            画像を保存
          </Button>
        }
      />
      <StatPanel
        title="更新しました"
        action={
          <Button variant="board" size="s">
            取り消す
          </Button>
        }
      />
    </Stack>
  ),
} satisfies Meta<typeof StatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const NamedByTitle: Story = {
  name: "操作：見出しが区画の名前になる",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "利用状況" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "メンバーリストを見る" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "画像を保存" })).toHaveFocus();
  },
};
