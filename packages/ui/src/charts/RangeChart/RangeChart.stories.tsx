import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.tsx";
import { RangeChart, type RangeChartProps } from "./RangeChart.tsx";
import { gradeRanges } from "./range.fixtures.ts";

const meta = {
  id: "charts-range-chart",
  title: "図表/箱ひげ図",
  component: RangeChart,
  args: {
    caption: "学年ごとの打球速度",
    summary: "小野寺 湊さんの 150.0 km/h は、高2の中央値 135.7 km/h より 14.3 km/h 速い値です。",
    measure: "打球速度",
    unit: "km/h",
    ownName: "小野寺 湊",
    groups: gradeRanges,
    range: [100, 160],
  },
} satisfies Meta<typeof RangeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (RangeChartProps & { panel: string })[] = [
  { panel: "学年ごと（中3は記録なし）", ...meta.args },
  {
    panel: "長い名前、球数で数える",
    ...meta.args,
    summary: "長谷川 ひまり子さんの球種ごとの球速です。",
    ownName: "長谷川 ひまり子",
    counted: { label: "球数", unit: "球" },
    groups: gradeRanges.map((group) => ({ ...group, name: `${group.name}・青葉台ベースボールクラブ合同` })),
  },
  { panel: "1件", ...meta.args, groups: gradeRanges.slice(1, 2) },
  { panel: "本人がいない", ...meta.args, groups: gradeRanges.map((group) => ({ ...group, own: null })) },
  { panel: "0件", ...meta.args, summary: "", groups: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <RangeChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
