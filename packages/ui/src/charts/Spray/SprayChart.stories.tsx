import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.harness.tsx";
import { SprayChart, type SprayChartProps } from "./SprayChart.tsx";
import { sprayed } from "./spray.fixtures.ts";

const meta = {
  id: "charts-spray",
  title: "図表/打球の方向",
  component: SprayChart,
  args: { balls: sprayed(34), bats: "R", onSelect: fn() },
} satisfies Meta<typeof SprayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (SprayChartProps & { panel: string })[] = [
  { panel: "右打ち、34球、高校のフェンス", ...meta.args, fence: { sideM: 97.534, centerM: 121.918 } },
  { panel: "左打ち、500球", balls: sprayed(500), bats: "L" },
  {
    panel: "両打ち、近い打球ばかり",
    balls: sprayed(30).map((ball) => ({ ...ball, distanceM: ball.distanceM / 3 })),
    bats: "X",
  },
  { panel: "1球、ファウルだけ", balls: sprayed(1), bats: "R", height: "m" },
  { panel: "0件", balls: [], bats: "R", height: "s" },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <SprayChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = {
  ...Kinds,
  name: "印刷",
  decorators: [asPrinted],
  // Print styles are covered by the line and bar charts' pictures; many points make large pictures.
  parameters: { visual: { disable: true } },
};
