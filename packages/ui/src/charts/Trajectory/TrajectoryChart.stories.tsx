import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.harness.tsx";
import { TrajectoryChart, type TrajectoryChartProps } from "./TrajectoryChart.tsx";
import { comparedBalls, liveBalls, manyBalls } from "./trajectory.fixtures.ts";

const meta = {
  id: "charts-trajectory",
  title: "図表/打球の軌道",
  component: TrajectoryChart,
  args: { balls: liveBalls },
} satisfies Meta<typeof TrajectoryChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (TrajectoryChartProps & { panel: string })[] = [
  { panel: "実打の14球とフェンス", balls: liveBalls, fenceM: 95 },
  { panel: "2球をくらべる", balls: comparedBalls, bestId: "best", height: "s" },
  { panel: "400球", balls: manyBalls(400) },
  {
    panel: "長い名前",
    balls: comparedBalls.map((ball) => ({ ...ball, label: `${ball.label}（長谷川 ひまり子・記録会）` })),
    bestId: "best",
    height: "s",
  },
  { panel: "ソフトボール", ball: "soft", balls: liveBalls.slice(0, 6), fenceM: 60, height: "s" },
  { panel: "1球、たたきつけたゴロ", balls: liveBalls.slice(3, 4), height: "s" },
  { panel: "0件", balls: [], height: "s" },
];

const drawn = (shown: typeof kinds) => (
  <ChartStage>
    {shown.map(({ panel, ...chart }) => (
      <Panel key={panel} title={panel}>
        <TrajectoryChart {...chart} />
      </Panel>
    ))}
  </ChartStage>
);

export const Kinds: Story = { name: "表示", render: () => drawn(kinds) };
/** Without the story of many balls, whose picture is large and shows nothing new. */
const Few: Story = { render: () => drawn(kinds.filter(({ panel }) => panel !== "400球")) };
export const Dark: Story = { ...Few, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Few, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Few, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = {
  ...Few,
  name: "印刷",
  decorators: [asPrinted],
  // Print styles are covered by the line and bar charts' pictures; many points make large pictures.
  parameters: { visual: { disable: true } },
};
