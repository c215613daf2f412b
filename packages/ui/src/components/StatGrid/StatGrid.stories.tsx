import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Delta } from "../Delta/Delta.tsx";
import { LevelIndicator } from "../LevelIndicator/LevelIndicator.tsx";
import { RankMove } from "../RankMove/RankMove.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { StatGrid } from "./StatGrid.tsx";
import type { Stat } from "./stat.ts";

const report: readonly Stat[] = [
  {
    id: "rate",
    label: "実施率",
    value: 74,
    unit: "%",
    note: (
      <>
        <Delta value={1} digits={0} /> 前の1か月 73%
      </>
    ),
  },
  {
    id: "mean",
    label: "1日の平均提出",
    value: 17.8,
    digits: 1,
    unit: "/ 24人",
    note: (
      <>
        <Delta value={1.1} /> 前の1か月比
      </>
    ),
  },
  {
    id: "missing",
    label: "3日以上 記録なし",
    value: 7,
    unit: "人",
    href: "/training-report?missing=3",
    note: (
      <>
        <Delta value={2} digits={0} sense="burden" /> 先週比
      </>
    ),
  },
  { id: "streak", label: "最長の連続実施", value: 42, unit: "日", note: "中川 詩（小6）" },
  { id: "load", label: "投球数の注意", value: 3, unit: "人", href: "/pitch-guard", note: "超過1・注意2" },
];
const pitching: readonly Stat[] = [
  { id: "mean", label: "ストレート 平均", value: 131.2, digits: 1, unit: "km/h", note: "高2の中央値 128.4" },
  {
    id: "best",
    label: "ストレート 最大",
    value: 136.4,
    digits: 1,
    unit: "km/h",
    note: (
      <>
        <Tag tone="best">自己ベスト</Tag> 11/15 紅白戦
      </>
    ),
  },
  { id: "zone", label: "ゾーン率", value: null, unit: "%", note: "コースの記録がありません" },
  { id: "load", label: "直近7日の投球数", value: 478, unit: "/ 500球", note: <LevelIndicator level="caution" /> },
  {
    id: "results",
    label: "結果",
    parts: [
      { label: "アウト", value: 12 },
      { label: "ヒット", value: 4 },
      { label: "本塁打", value: 0 },
    ],
    hideBelow: "tablet",
  },
];
const podium: readonly Stat[] = [
  {
    id: "1",
    lead: "1位",
    label: "小野寺 結衣（高2）",
    value: 150,
    digits: 1,
    unit: "km/h",
    note: "先月 2位・平均 137.6",
  },
  {
    id: "2",
    lead: "2位",
    label: "長谷川 ひまり子（高2）",
    value: 148.9,
    digits: 1,
    unit: "km/h",
    note: <RankMove rank={2} before={1} />,
  },
  { id: "3", lead: "3位", label: "石井 悠真（高1）", value: 139.6, digits: 1, unit: "km/h", note: "先月 3位" },
];
const members: readonly Stat[] = [
  { id: "members", label: "メンバー", value: 1204, unit: "人", note: "高校5・中学8・小学1,191" },
  { id: "analyzer", label: "アナライザー 利用中", value: 13, unit: "人", note: "招待中 2・招待待ち 4" },
  { id: "load", label: "今週の負荷", value: 498, unit: "分×きつさ", note: "先週 612" },
];

const meta = {
  id: "components-stat-grid",
  title: "部品/スタットボード",
  component: StatGrid,
  args: { stats: report },
} satisfies Meta<typeof StatGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: "五つ・三つ・上位3人・読み込み中",
  render: (args) => (
    <Stack gap="l">
      <StatGrid {...args} />
      <StatGrid stats={pitching} aria-label="投球のまとめ" />
      <StatGrid stats={podium} layout="podium" title="打球速度 上位3人" caption="直近1か月の最大・km/h" />
      <StatGrid stats={members} highlight="none" title="利用状況" caption="11月20日時点" />
      <StatGrid stats={members} layout="three" />
      <StatGrid {...args} loading />
      <StatGrid stats={members} aria-busy />
    </Stack>
  ),
};
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Tablet: Story = { ...Kinds, name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Laptop: Story = { ...Kinds, name: "ノートPC", globals: { viewport: { value: "laptop" } } };
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LargeText: Story = {
  ...Kinds,
  name: "文字 200 %",
  globals: { text: "200", viewport: { value: "mobile" } },
};

export const Reads: Story = {
  name: "操作：数字は名前と組で読め、だれかへ行ける",
  parameters: { visual: { disable: true } },
  args: { title: "今月" },
  play: async ({ canvas, userEvent }) => {
    const board = within(canvas.getByRole("region", { name: "今月" }));
    await expect(board.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "実施率",
      "1日の平均提出",
      "3日以上 記録なし",
      "最長の連続実施",
      "投球数の注意",
    ]);
    await expect(board.getAllByRole("definition").map((figure) => figure.textContent)).toEqual([
      "74%",
      "+1 前の1か月 73%",
      "17.8/ 24人",
      "+1.1 前の1か月比",
      "7人",
      "+2 先週比",
      "42日",
      "中川 詩（小6）",
      "3人",
      "超過1・注意2",
    ]);
    await userEvent.tab();
    await expect(board.getByRole("link", { name: "3日以上 記録なし" })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute("href", "/training-report?missing=3");
  },
};

export const Loading: Story = {
  name: "操作：届くまで、数字も比べるものも出さない",
  parameters: { visual: { disable: true } },
  args: { title: "今月", loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "今月" })).toHaveAttribute("aria-busy", "true");
    const figures = canvas.getAllByRole("definition").map((figure) => figure.textContent);
    await expect(figures).toEqual(Array.from({ length: 5 }, () => "–読み込み中"));
  },
};
