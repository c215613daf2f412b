import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.harness.tsx";
import { ZoneChart, type ZoneChartProps } from "./ZoneChart.tsx";
import { everyKind, pitchesOfDay } from "./zone.fixtures.ts";

const meta = {
  id: "charts-zone",
  title: "図表/投球コース",
  component: ZoneChart,
  args: { pitches: pitchesOfDay(64), selectedId: "46", onSelect: fn() },
} satisfies Meta<typeof ZoneChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const smallZone = { bottomM: 0.35, topM: 0.8, ballM: 0.036 };

const kinds: readonly (ZoneChartProps & { panel: string })[] = [
  { panel: "64球：密度と最後の20球", ...meta.args },
  { panel: "59球：すべて記号で", pitches: pitchesOfDay(59) },
  { panel: "すべての球種、枠の外の球は端に描く", pitches: everyKind, reading: "plain", selectedId: "8" },
  { panel: "背の低い打者のゾーン、1球", pitches: pitchesOfDay(1), zone: smallZone, selectedId: "1" },
  { panel: "1,000球、凡例なし", pitches: pitchesOfDay(1000), legend: null, height: "m" },
  { panel: "0件", pitches: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <ZoneChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
