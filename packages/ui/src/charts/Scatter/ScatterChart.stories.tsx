import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { ScatterChart, type ScatterChartProps } from "./ScatterChart.tsx";
import { battedBalls, stages } from "./scatter.fixtures.ts";

const bandSteps = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, at) => ({ x: from + at * 5, from: 12 + at * 2, to: 20 + at * 2 }));

const meta = {
  id: "charts-scatter-chart",
  title: "図表/散布図",
  component: ScatterChart,
  args: {
    caption: "打球速度と打球角度",
    summary: "178球のうち、強い打球の範囲に入ったのは高校が最も多く、小学は0球です。",
    x: { measure: "打球速度", unit: "km/h", range: [60, 155] },
    y: { measure: "打球角度", unit: "°", range: [-30, 60] },
    categories: stages,
    points: battedBalls(178),
    labels: { name: "選手", detail: "日", category: "学年" },
    bands: [
      { categoryId: "h", steps: bandSteps(120, 150) },
      { categoryId: "j", steps: bandSteps(95, 120) },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof ScatterChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const fastest = meta.args.points.reduce((best, point) => (point.x > best.x ? point : best));

const chosenIds = battedBalls(5000)
  .flatMap(({ id, name }) => (name === "増田 碧" ? [id] : []))
  .slice(0, 40);

const kinds: readonly (ScatterChartProps & { panel: string })[] = [
  {
    panel: "打球速度と打球角度",
    ...meta.args,
    notes: [{ pointId: fastest.id, text: `小野寺 ${fastest.x.toFixed(1)} km/h・${fastest.y.toFixed(1)}°` }],
    selectedId: "j-7",
  },
  { panel: "5,000球", ...meta.args, points: battedBalls(5000), chosen: new Set(chosenIds) },
  { panel: "1球だけ", ...meta.args, points: battedBalls(178).slice(0, 1) },
  {
    panel: "長い名前と、範囲の外の球",
    ...meta.args,
    categories: [
      { id: "h", name: "青葉台ベースボールクラブ高等部", mark: 3 },
      { id: "j", name: "青葉台ベースボールクラブ中学部", mark: 5 },
    ],
    points: [
      { id: "a", categoryId: "h", name: "長谷川 ひまり子", x: 171, y: 70 },
      { id: "b", categoryId: "j", name: "小野寺 結衣", x: 40, y: -41 },
      { id: "c", categoryId: "j", name: "小野寺 結衣", x: 100, y: 0 },
    ],
    notes: [{ pointId: "a", text: "長谷川 ひまり子 171.0 km/h・70.0°" }],
  },
  { panel: "0件", ...meta.args, points: [], empty: "直近1か月の打球はありません" },
];

const drawn = (shown: typeof kinds) => (
  <ChartStage>
    {shown.map(({ panel, ...chart }) => (
      <Panel key={panel} title={panel}>
        <ScatterChart {...chart} />
      </Panel>
    ))}
  </ChartStage>
);

export const Kinds: Story = { name: "表示", render: () => drawn(kinds) };
const Few: Story = { render: () => drawn(kinds) };
export const Dark: Story = { ...Few, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Few, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Few, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const NoteOnPhone: Story = {
  name: "スマートフォン：言葉は、図の中に収まる",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: true } },
  args: {
    points: [...meta.args.points, { id: "low", categoryId: "h", name: "小野寺 湊", detail: "11/20", x: 140, y: -14 }],
    notes: [{ pointId: "low", text: "小野寺 140.0 km/h・−14.0°" }],
  },
  decorators: [onPanel],
};
export const Printed: Story = {
  ...Few,
  name: "印刷",
  decorators: [asPrinted],
  // Print styles are covered by the line and bar charts' pictures; many points make large pictures.
  parameters: { visual: { disable: true } },
};
