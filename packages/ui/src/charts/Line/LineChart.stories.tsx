import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { LineChart, type LineChartProps } from "./LineChart.tsx";
import {
  growth,
  ownExitSpeed,
  pitchSpeeds,
  ratesBefore,
  ratesNow,
  teamExitSpeed,
  weekly,
  wholeYear,
} from "./line.fixtures.ts";

const meta = {
  id: "charts-line-chart",
  title: "図表/線グラフ",
  component: LineChart,
  parameters: { panel: "打球速度の推移" },
  args: {
    caption: "打球速度の推移",
    summary:
      "小野寺 結衣さんの打球速度は12週で6.5 km/h 伸び、いま 137.1 km/h です。目標の 140 km/h まで 2.9 km/h です。",
    measure: "打球速度",
    unit: "km/h",
    today: "2026-11-20",
    series: [teamExitSpeed, ownExitSpeed],
    goal: 140,
    onSelect: fn(),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (LineChartProps & { panel: string })[] = [
  { panel: "自分と平均と目標", ...meta.args },
  {
    panel: "下を塗る割合",
    caption: "実施率の推移",
    summary: "実施率は 74% で、前年の同じ時期より8ポイント高くなっています。",
    measure: "実施率",
    unit: "%",
    digits: 0,
    today: "2026-11-20",
    range: [50, 92],
    goal: 85,
    filled: true,
    series: [ratesBefore, ratesNow],
    notes: [{ date: "2026-10-12", text: "中間テスト週間", seriesId: "now" }],
  },
  {
    panel: "球種ごと",
    caption: "球種ごとの球速",
    summary: "ストレートは 131.1 km/h、スライダーは 117.8 km/h、チェンジアップは 113.7 km/h です。",
    measure: "球速",
    unit: "km/h",
    today: "2026-11-20",
    range: [108, 134],
    series: pitchSpeeds,
  },
  {
    panel: "伸びの線と幅",
    caption: "打球速度の伸び",
    summary: "打球速度は4週間あたり 2.1 km/h 伸びています。90%区間は 0.7 から 3.4 km/h です。",
    unit: "km/h",
    today: "2026-11-20",
    ...growth,
  },
  {
    panel: "記録が抜けた週",
    caption: "打球速度の推移",
    summary: "記録のある週だけを線で結んでいます。",
    unit: "km/h",
    today: "2026-11-20",
    series: [
      {
        ...ownExitSpeed,
        points: weekly([130.6, 133.2, null, null, 134.3, null, 137.9, 136.4, 136.6, null, null, null]),
      },
    ],
  },
  {
    panel: "1点だけ",
    caption: "打球速度の推移",
    summary: "記録は11月16日の 131.2 km/h だけです。",
    unit: "km/h",
    today: "2026-11-20",
    series: [{ ...ownExitSpeed, points: [{ date: "2026-11-16", value: 131.2 }] }],
  },
  {
    panel: "長い名前",
    caption: "打球速度の推移",
    summary: "長谷川 ひまり子さんは 137.1 km/h です。",
    unit: "km/h",
    today: "2026-11-20",
    series: [
      { ...teamExitSpeed, name: "青葉台ベースボールクラブ中学部・高等部合同チーム" },
      { ...ownExitSpeed, name: "長谷川 ひまり子" },
    ],
    notes: [
      { date: "2026-09-07", text: "新しい測定器に替えました", seriesId: "own" },
      { date: "2026-11-20", text: "長谷川 137.1 km/h", seriesId: "own" },
    ],
  },
  {
    panel: "365日",
    caption: "打球速度の推移",
    summary: "1年で 11.1 km/h 伸びました。",
    unit: "km/h",
    today: "2026-11-20",
    series: [wholeYear],
  },
  { panel: "0件", caption: "打球速度の推移", summary: "", unit: "km/h", today: "2026-11-20", series: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <LineChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
export const BigText: Story = { name: "文字200%", decorators: [onPanel], globals: { text: "200" } };
