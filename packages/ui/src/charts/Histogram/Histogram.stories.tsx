import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { type Bin, binOf } from "./bins.ts";
import { Histogram, type HistogramProps } from "./Histogram.tsx";

const counted = (counts: readonly number[], from: number, width: number): Bin[] =>
  counts.map((count, index) => ({ from: from + index * width, to: from + (index + 1) * width, count }));

const meta = {
  id: "charts-histogram",
  title: "図表/ヒストグラム",
  component: Histogram,
  args: {
    caption: "打球角度の分布",
    summary: "34球のうち12球、35.3%が12〜20°に入っています。",
    measure: "打球角度",
    unit: "°",
    counted: "球数",
    countUnit: "球",
    bins: counted([1, 1, 2, 3, 3, 4, 3, 6, 6, 3, 1, 1, 0, 0, 0], -16, 4),
    best: { name: "12〜20°　35.3%", from: 12, to: 20 },
  },
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (HistogramProps & { panel: string })[] = [
  { panel: "いい角度の範囲", ...meta.args },
  { panel: "平均", ...meta.args, best: undefined, mean: 14.6 },
  {
    panel: "全国の中の自分たち",
    caption: "最大打球速度の分布",
    summary: "小野寺 湊さんは全国の高校2年の上位8%です。",
    measure: "最大打球速度",
    unit: "km/h",
    counted: "人数",
    countUnit: "人",
    bins: counted(
      [12, 21, 40, 66, 98, 150, 214, 290, 362, 430, 470, 482, 455, 402, 338, 262, 188, 122, 74, 41, 18, 6],
      96,
      3,
    ),
    people: [
      { name: "小野寺", value: 147.8 },
      { name: "三浦", value: 141.9 },
      { name: "長谷川 ひまり子", value: 133.1 },
    ],
  },
  { panel: "1球だけ", ...meta.args, best: undefined, bins: binOf([13.6], 4) },
  {
    panel: "端にある範囲と長い名前",
    ...meta.args,
    best: { name: "この速度で見込み塁打が最も高い 36〜44° の範囲　0.0%", from: 36, to: 44 },
  },
  { panel: "0件", ...meta.args, bins: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <Histogram {...chart} />
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
  name: "操作：階級をたどり、表で確かめる",
  decorators: [onPanel],
  play: async ({ canvas, step, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    points.focus();

    await step("Home で最初の階級、→ で次の階級", async () => {
      await userEvent.keyboard("{Home}");
      await expect(points).toHaveAttribute("aria-valuetext", "−16〜−12°、球数 1球");
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(points).toHaveAttribute("aria-valuetext", "−8〜−4°、球数 2球");
    });
    await step("マウスを重ねても同じ言葉が出る", async () => {
      const { left, top, width } = points.getBoundingClientRect();
      await userEvent.pointer({ target: points, coords: { clientX: left + width * 0.57, clientY: top + 60 } });
      await expect(canvas.getByText("16〜20°", { selector: "strong" })).toBeVisible();
    });
    await step("Tキーで表になる", async () => {
      await userEvent.keyboard("t");
      await expect(canvas.getByRole("row", { name: "12〜16° 6" })).toBeVisible();
    });
  },
};
