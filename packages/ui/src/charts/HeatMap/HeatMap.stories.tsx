import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.harness.tsx";
import { HeatMap, type HeatMapProps } from "./HeatMap.tsx";

const days = ["月", "火", "水", "木", "金", "土", "日"].map((name) => ({ id: name, name }));
const hours = ["朝", "昼休み", "放課後", "夜"];

const meta = {
  id: "charts-heat-map",
  title: "図表/ヒートマップ",
  component: HeatMap,
  args: {
    caption: "曜日と時間帯の実施率",
    rowLabel: "時間帯",
    unit: "%",
    thresholds: [45, 60, 70, 80],
    columns: days,
    rows: hours.map((name, row) => ({
      id: name,
      name,
      values: days.map((_, index) => (row === 1 && index > 4 ? null : 32 + ((row * 41 + index * 23) % 66))),
    })),
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (HeatMapProps & { panel: string })[] = [
  { panel: "曜日と時間帯", ...meta.args },
  {
    panel: "小数、長い名前、列が多い",
    caption: "投球数ごとの球速",
    rowLabel: "選手",
    unit: "km/h",
    digits: 1,
    thresholds: [90, 100, 110, 120],
    columns: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      name: `${index * 10 + 1}–${index * 10 + 10}球`,
    })),
    rows: ["長谷川 ひまり子", "小野寺 結衣", "増田 碧"].map((name, row) => ({
      id: name,
      name,
      values: Array.from({ length: 12 }, (_, index) => (index > 9 - row ? null : 131.2 - row * 14 - index * 1.3)),
    })),
  },
  {
    panel: "1マス",
    ...meta.args,
    columns: days.slice(0, 1),
    rows: [{ id: "夜", name: "夜", values: [100] }],
  },
  { panel: "0件", ...meta.args, rows: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <HeatMap {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
