import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage, onPanel } from "../theme/chartStage.tsx";
import { BarChart, type BarChartProps } from "./BarChart.tsx";

const pitchesPerDay = [36, 58, 0, 44, 40, 48, null, 62, 70, 58, 0, 82, 96, 110];

const meta = {
  id: "charts-bar-chart",
  title: "図表/棒グラフ",
  component: BarChart,
  args: {
    caption: "1日の投球数",
    summary: "直近14日で最も多いのは11月20日の110球で、上限の105球を超えています。",
    category: "日",
    measure: "投球数",
    unit: "球",
    limit: { name: "上限", value: 105, cautionFrom: 84 },
    bars: pitchesPerDay.map((value, index) => ({
      id: `2026-11-${String(index + 7).padStart(2, "0")}`,
      label: `11/${index + 7}`,
      value,
      tone: (value ?? 0) > 105 ? "danger" : (value ?? 0) > 84 ? "caution" : "own",
    })),
    onSelect: fn(),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const players = ["小野寺 湊", "三浦 陽翔", "石井 悠真", "藤井 颯太", "長谷川 ひまり子", "増田 碧"];

const kinds: readonly (BarChartProps & { panel: string })[] = [
  { panel: "日ごと、上限つき", ...meta.args },
  {
    panel: "選手ごと（横）",
    caption: "選手別の平均打球速度",
    summary: "最も速いのは小野寺 湊さんの 136.7 km/h です。",
    category: "選手",
    measure: "平均打球速度",
    unit: "km/h",
    orientation: "rows",
    digits: 1,
    bars: players.map((label, index) => ({
      id: label,
      label,
      value: 136.7 - index * 6.4,
      tone: index === 0 ? "own" : "context",
    })),
  },
  {
    panel: "球種ごと",
    caption: "球種ごとの球数",
    summary: "ストレートが157球で最も多く、全体の37%です。",
    category: "球種",
    measure: "球数",
    unit: "球",
    orientation: "rows",
    bars: [
      { id: "1", label: "ストレート", value: 157, tone: 1 },
      { id: "3", label: "スライダー", value: 66, tone: 3 },
      { id: "2", label: "カットボール", value: 52, tone: 2 },
      { id: "4", label: "カーブ", value: 52, tone: 4 },
      { id: "7", label: "スプリット", value: 39, tone: 7 },
      { id: "6", label: "チェンジアップ", value: 33, tone: 6 },
      { id: "5", label: "ツーシーム", value: 20, tone: 5 },
      { id: "8", label: "その他", value: 12, tone: 8 },
      { id: "0", label: "未設定", value: 4, tone: 0 },
    ],
  },
  {
    panel: "1本だけ、記録なし、長い名前",
    caption: "測定回数",
    summary: "長谷川 ひまり子さんは9回です。",
    category: "選手",
    measure: "測定回数",
    unit: "回",
    orientation: "rows",
    bars: [
      { id: "a", label: "青葉台ベースボールクラブ 長谷川 ひまり子", value: 9 },
      { id: "b", label: "小野寺 結衣", value: null },
    ],
  },
  {
    panel: "100日",
    ...meta.args,
    limit: undefined,
    bars: Array.from({ length: 100 }, (_, index) => ({
      id: String(index),
      label: String(index + 1),
      value: (index * 37) % 90,
      tone: index === 99 ? ("own" as const) : ("context" as const),
    })),
  },
  { panel: "0件", ...meta.args, bars: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <BarChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };

const sevenDays = [256, 270, 241, 246, 255, 267, 235, 254, 266, 324, 285, 321, 370, 478];

export const NoRoom: Story = {
  name: "操作：スマートフォンでは、触れ合う数を書かない",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: true } },
  decorators: [onPanel],
  args: {
    limit: { name: "上限", value: 500 },
    bars: sevenDays.map((value, index) => ({ id: String(index), label: `11/${index + 7}`, value })),
  },
  play: async ({ canvas }) => {
    const last = await canvas.findByText("478", { selector: "text" });
    const boxes = Array.from(last.ownerDocument.querySelectorAll("text[data-part=value]"), (number) =>
      number.getBoundingClientRect(),
    );
    await expect(boxes.length).toBeGreaterThan(sevenDays.length / 2 - 1);
    for (const [index, box] of boxes.entries()) {
      const touching = boxes.filter(
        (other, at) =>
          at > index &&
          other.left < box.right &&
          box.left < other.right &&
          Math.abs(other.bottom - box.bottom) < box.height / 2,
      );
      await expect(touching).toEqual([]);
    }
  },
};

export const Explores: Story = {
  name: "操作：棒をたどり、選び、表で確かめる",
  decorators: [onPanel],
  play: async ({ args, canvas, step, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    points.focus();

    await step("最後の日から始まり、↑ ↓ でも動く", async () => {
      await userEvent.keyboard("{ArrowLeft}");
      await expect(points).toHaveAttribute("aria-valuetext", "11/19、投球数 96球");
      await userEvent.keyboard("{ArrowUp}");
      await expect(points).toHaveAttribute("aria-valuetext", "11/18、投球数 82球");
    });
    await step("記録のない日は、0と区別して読む", async () => {
      await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
      await expect(points).toHaveAttribute("aria-valuetext", "11/9、投球数 0球");
      await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
      await expect(points).toHaveAttribute("aria-valuetext", "11/13、投球数 記録なし");
    });
    await step("Enter でその日を返す", async () => {
      await userEvent.keyboard("{End} ");
      await expect(args.onSelect).toHaveBeenLastCalledWith("2026-11-20");
    });
    await step("マウスは棒の上でなくても、その列の日を指す", async () => {
      const { right, top } = points.getBoundingClientRect();
      await userEvent.pointer({ target: points, coords: { clientX: right - 20, clientY: top + 5 } });
      await expect(canvas.getByText("11/20", { selector: "strong" }).parentElement).toHaveTextContent(
        "11/20投球数110球",
      );
    });
    await step("Tキーで表になる", async () => {
      await userEvent.keyboard("t");
      await expect(canvas.getByRole("row", { name: "11/20 110" })).toBeInTheDocument();
    });
  },
};
