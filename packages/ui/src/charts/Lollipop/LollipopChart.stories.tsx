import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { LollipopChart, type LollipopChartProps } from "./LollipopChart.tsx";
import type { Lollipop } from "./lollipop.ts";

const rows: readonly Lollipop[] = [
  { id: "5", name: "ツーシーム", mark: 5, value: -5.3, count: 20 },
  { id: "2", name: "カットボール", mark: 2, value: -8.1, count: 52 },
  { id: "7", name: "スプリット", mark: 7, value: -11.9, count: 39 },
  { id: "3", name: "スライダー", mark: 3, value: -13.2, count: 66 },
  { id: "6", name: "チェンジアップ", mark: 6, value: -17.6, count: 33 },
  { id: "4", name: "カーブ", mark: 4, value: -26.6, count: 52 },
];

const noPicture = { visual: { disable: true } };

const meta = {
  id: "charts-lollipop-chart",
  title: "図表/差の図",
  component: LollipopChart,
  parameters: noPicture,
  args: {
    caption: "ストレートとの球速差",
    summary: "いちばん遅いカーブは、ストレートより26.6 km/h遅い球です。",
    category: "球種",
    measure: "ストレートとの差",
    unit: "km/h",
    rows,
  },
} satisfies Meta<typeof LollipopChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (LollipopChartProps & { panel: string })[] = [
  { panel: "6球種", ...meta.args },
  {
    panel: "ストレートより速い球種、長い名前",
    ...meta.args,
    summary: "スライダーの平均がストレートより速くなっています。",
    rows: [
      { id: "3", name: "縦に大きく曲がるスライダー", mark: 3, value: 1.8, count: 8 },
      { id: "6", name: "チェンジアップ", mark: 6, value: -17.6, count: 1204 },
    ],
  },
  { panel: "0件", ...meta.args, summary: "", empty: "ほかの球種を投げると、差を表示します。", rows: [] },
];

export const Kinds: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <LollipopChart {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" }, parameters: noPicture };
export const HighContrast: Story = {
  ...Kinds,
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: noPicture,
};
export const Mobile: Story = {
  ...Kinds,
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: noPicture,
};

export const Keyboard: Story = {
  name: "操作：球種をたどり、表に切り替える",
  decorators: [onPanel],
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole("slider", { name: "球種" });
    slider.focus();
    await userEvent.keyboard("{End}");
    await expect(slider).toHaveAttribute("aria-valuetext", "カーブ、ストレートとの差 −26.6km/h、球数 52球");
    await userEvent.keyboard("t");
    await expect(await canvas.findByRole("row", { name: "スプリット −11.9 39" })).toBeVisible();
  },
};
