import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { Lineup, type LineupGroup, type LineupPlayer } from "./Lineup.tsx";
import { LineupLegend } from "./LineupLegend.tsx";

const player = (fullName: string, daysWithout: number | null = 0, id = fullName): LineupPlayer => ({
  id,
  name: fullName.split(" ")[0] ?? fullName,
  fullName,
  href: `/training-report/${encodeURIComponent(id)}`,
  submitted: daysWithout === 0,
  daysWithout,
});

const groups: readonly LineupGroup[] = [
  {
    id: "h",
    name: "高校",
    players: [player("小野寺 結衣"), player("西田 大和", 3), player("石井 悠真", 2), player("長谷川 ひまり子", 6)],
  },
  {
    id: "j",
    name: "中学",
    players: [
      player("藤井 颯太"),
      player("岡田 蒼"),
      player("青山 朔"),
      player("坂口 律", 3),
      player("増田 碧"),
      player("久保田 結月"),
      player("水野 葵"),
      player("原田 暖", null),
    ],
  },
  {
    id: "e",
    name: "小学",
    players: Array.from({ length: 40 }, (_, index) => player(`中川 詩${index}`, index % 9 === 8 ? 15 : 0)),
  },
];

const meta = {
  id: "components-lineup",
  title: "部品/ラインアップ",
  component: Lineup,
  args: { groups },
  render: (args) => (
    <Columns split="5+7">
      <Panel title="今日の提出" action={<LineupLegend />}>
        <Lineup {...args} />
      </Panel>
    </Columns>
  ),
} satisfies Meta<typeof Lineup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Says: Story = {
  name: "操作：札は氏名と状態で読め、その選手へ行ける",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "今日の提出" }));
    await expect(panel.getByText("4人中1人が提出済み")).toBeInTheDocument();
    await userEvent.tab();
    await expect(panel.getByRole("link", { name: "小野寺 結衣 提出済み" })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute(
      "href",
      `/training-report/${encodeURIComponent("小野寺 結衣")}`,
    );
    await expect(panel.getByRole("link", { name: "石井 悠真 未提出" })).toHaveTextContent(/^石井/);
    await expect(panel.getByRole("link", { name: "西田 3日 記録なし（西田 大和）" })).toHaveTextContent("西田 3日");
    await expect(panel.getByRole("link", { name: "原田 暖 未提出" })).toHaveTextContent(/^原田/);
  },
};
