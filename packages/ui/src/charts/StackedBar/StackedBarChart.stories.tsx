import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage, onPanel } from "../theme/chartStage.tsx";
import { StackedBarChart, type StackedBarChartProps } from "./StackedBarChart.tsx";

const meta = {
  id: "charts-stacked-bar-chart",
  title: "図表/積み上げ棒グラフ",
  component: StackedBarChart,
  args: {
    caption: "打撃結果",
    summary: "実打16球のうち、アウトが12球、ヒットが4球です。",
    category: "打撃の種類",
    measure: "球数",
    unit: "球",
    partLabel: "打撃結果",
    parts: [
      { id: "out", name: "アウト", mark: 0 },
      { id: "hit", name: "ヒット", mark: 5 },
      { id: "home", name: "ホームラン", mark: 2 },
    ],
    bars: [
      { id: "tee", label: "ティー", values: { out: 9, hit: 6, home: 1 } },
      { id: "toss", label: "トス", values: { out: 10, hit: 8, home: 2 } },
      { id: "live", label: "実打", values: { out: 12, hit: 4, home: null } },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const pitches = [
  { id: "1", name: "ストレート", mark: 1 },
  { id: "2", name: "カットボール", mark: 2 },
  { id: "3", name: "スライダー", mark: 3 },
  { id: "4", name: "カーブ", mark: 4 },
  { id: "5", name: "ツーシーム", mark: 5 },
  { id: "6", name: "チェンジアップ", mark: 6 },
  { id: "7", name: "スプリット", mark: 7 },
  { id: "8", name: "その他", mark: 8 },
  { id: "0", name: "未設定", mark: 0 },
] as const;

const kinds: readonly (StackedBarChartProps & { panel: string })[] = [
  { panel: "打撃の種類ごと", ...meta.args },
  { panel: "割合", ...meta.args, share: true },
  { panel: "1本だけ", ...meta.args, bars: meta.args.bars.slice(2) },
  {
    panel: "登板ごと（縦）",
    ...meta.args,
    caption: "登板ごとの球数",
    category: "登板",
    partLabel: "球種",
    orientation: "columns",
    parts: pitches,
    bars: ["10/4", "10/11", "10/25", "11/3", "11/15", "11/20"].map((label, bar) => ({
      id: label,
      label,
      values: Object.fromEntries(pitches.map(({ id }, part) => [id, ((bar + 2) * (11 - part) * 7) % 23])),
    })),
  },
  {
    panel: "長い名前",
    ...meta.args,
    bars: [{ id: "a", label: "青葉台ベースボールクラブ 長谷川 ひまり子", values: { out: 1, hit: 20, home: 3 } }],
  },
  { panel: "0件", ...meta.args, bars: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <StackedBarChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };

export const Explores: Story = {
  name: "操作：棒の中と棒の間を動き、選ぶ",
  decorators: [onPanel],
  play: async ({ args, canvas, step, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    points.focus();

    await step("← → は棒の中、↑ ↓ は棒の間", async () => {
      await userEvent.keyboard("{Home}");
      await expect(points).toHaveAttribute("aria-valuetext", "実打、アウト 12球");
      await userEvent.keyboard("{ArrowRight}");
      await expect(points).toHaveAttribute("aria-valuetext", "実打、ヒット 4球");
      await userEvent.keyboard("{ArrowUp}");
      await expect(points).toHaveAttribute("aria-valuetext", "トス、ヒット 8球");
    });
    await step("Enter でその棒を返す", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenCalledWith("toss");
    });
    await step("マウスを重ねると、棒のすべての部分が出る", async () => {
      const { left, top, width } = points.getBoundingClientRect();
      await userEvent.pointer({ target: points, coords: { clientX: left + width / 3, clientY: top + 20 } });
      await expect(canvas.getByText("ティー", { selector: "strong" }).parentElement).toHaveTextContent(
        "ティーアウト9球ヒット6球ホームラン1球合計16球",
      );
    });
    await step("表では記録のない部分も見える", async () => {
      await userEvent.keyboard("t");
      await expect(canvas.getByRole("row", { name: "実打 12 4 記録なし 16" })).toBeInTheDocument();
    });
  },
};
