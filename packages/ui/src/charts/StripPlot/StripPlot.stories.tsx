import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.harness.tsx";
import { StripPlot, type StripPlotProps } from "./StripPlot.tsx";
import { crowdedStrips, gradeStrips } from "./strip.fixtures.ts";

const meta = {
  id: "charts-strip-plot",
  title: "図表/ストリッププロット",
  component: StripPlot,
  args: {
    caption: "学年ごとの打球速度",
    summary: "自己ベストを更新したのは、小野寺 湊さんの 150.0 km/h と増田 碧さんの 114.8 km/h です。",
    measure: "打球速度",
    unit: "km/h",
    groups: gradeStrips,
    range: [60, 160],
    onSelect: fn(),
  },
} satisfies Meta<typeof StripPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (StripPlotProps & { panel: string })[] = [
  { panel: "学年ごと", ...meta.args },
  { panel: "1学年に60人", ...meta.args, summary: "420人を並べています。", groups: crowdedStrips(60) },
  {
    panel: "1人、長い名前",
    ...meta.args,
    summary: "長谷川 ひまり子さんが自己ベストを更新しました。",
    groups: [
      {
        id: "h2",
        name: "高校2年生（女子・硬式）",
        target: [120, 130],
        players: [{ id: "1", name: "長谷川 ひまり子", value: 158, isBest: true }],
      },
    ],
  },
  { panel: "0件", ...meta.args, summary: "", groups: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <StripPlot {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
