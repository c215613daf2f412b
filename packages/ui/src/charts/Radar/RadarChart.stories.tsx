import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.tsx";
import { RadarChart, type RadarChartProps } from "./RadarChart.tsx";
import type { RadarItem } from "./radarItem.ts";

const items: RadarItem[] = [
  { id: "sprint", name: "50m走", own: 72, mean: 50, measured: "8.0 秒" },
  { id: "bases", name: "ベースラン", own: 68, mean: 50, measured: "16.8 秒" },
  { id: "throw", name: "遠投", own: 81, mean: 51, measured: "46.5 m" },
  { id: "jump", name: "立ち幅とび", own: 55, mean: 49, measured: "184.0 cm" },
  { id: "grip", name: "握力", own: 43, mean: 50, measured: "24.6 kg" },
  { id: "swing", name: "スイング速度", own: 77, mean: 50, measured: "92.4 km/h" },
];

const meta = {
  id: "charts-radar",
  title: "図表/レーダーチャート",
  component: RadarChart,
  args: {
    caption: "測定のバランス",
    summary: "増田 碧さんは遠投とスイング速度が中2女子の平均より高く、握力が低めです。",
    items,
    ownName: "増田 碧",
    meanName: "中2女子の平均",
  },
} satisfies Meta<typeof RadarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (RadarChartProps & { panel: string })[] = [
  { panel: "6項目", ...meta.args },
  {
    panel: "8項目、長い名前",
    ...meta.args,
    ownName: "長谷川 ひまり子",
    meanName: "青葉台ベースボールクラブ 中学2年女子の平均",
    items: [...items, ...items.slice(0, 2)].map((item, index) => ({
      ...item,
      id: String(index),
      name: `${item.name}（${index + 1}回目の測定）`,
      own: [100, 0, 81, 55, 43, 77, 12, 99][index] ?? null,
    })),
  },
  {
    panel: "握力の記録なし、平均なし",
    ...meta.args,
    items: items.map((item) => ({ ...item, mean: null, own: item.id === "grip" ? null : item.own })),
  },
  { panel: "3項目", ...meta.args, items: items.slice(0, 3), height: "m" },
  { panel: "1項目だけ", ...meta.args, items: items.slice(0, 1), height: "s" },
  { panel: "0件", ...meta.args, items: [], height: "s" },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <RadarChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
