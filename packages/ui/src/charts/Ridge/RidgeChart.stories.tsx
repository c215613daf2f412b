import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { RidgeChart, type RidgeChartProps } from "./RidgeChart.tsx";
import type { Ridge } from "./ridge.ts";

/** Speeds around a mean, skewed to one side, as a pitcher throws them; km/h. */
const offs = [-2.9, -1.8, -1.2, -0.8, -0.5, -0.2, 0, 0.1, 0.3, 0.5, 0.8, 1.1, 1.4, 1.7, 1.5];
const thrown = (name: string, mark: Ridge["mark"], mean: number, wide: number): Ridge => ({
  id: String(mark),
  name,
  mark,
  mean,
  values: offs.map((off) => Math.round((mean + off * wide) * 10) / 10),
});
const ridges = [
  thrown("ストレート", 1, 131.2, 1.4),
  thrown("ツーシーム", 5, 125.9, 1),
  thrown("カットボール", 2, 123, 1.2),
  thrown("スプリット", 7, 119.3, 1.1),
  thrown("スライダー", 3, 117.9, 1.5),
  thrown("チェンジアップ", 6, 113.6, 1.2),
  thrown("カーブ", 4, 104.6, 1.8),
];

const noPicture = { visual: { disable: true } };

const meta = {
  id: "charts-ridge-chart",
  title: "図表/リッジライン",
  component: RidgeChart,
  parameters: noPicture,
  args: {
    caption: "球種ごとの球速",
    summary: "7球種の球速。いちばん速いストレートは平均131.2 km/h です。",
    category: "球種",
    unit: "km/h",
    ridges,
  },
} satisfies Meta<typeof RidgeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (RidgeChartProps & { panel: string })[] = [
  { panel: "7球種", ...meta.args },
  {
    panel: "長い名前、すべて同じ速さ",
    ...meta.args,
    summary: "1球種の球速です。",
    ridges: [{ id: "3", name: "縦に大きく曲がるスライダー", mark: 3, mean: 110, values: [110, 110, 110] }],
  },
  { panel: "0件", ...meta.args, summary: "", ridges: [] },
];

export const Kinds: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <RidgeChart {...chart} />
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
    (await canvas.findByRole("slider", { name: "球種" })).focus();
    await userEvent.keyboard("{Home}{ArrowDown}");
    await expect(canvas.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      "ツーシーム、平均 125.9km/h、最小 123.0km/h、最大 127.6km/h、球数 15球",
    );
    await userEvent.keyboard("t");
    await expect(await canvas.findByRole("row", { name: "カーブ 104.6 99.4 107.7 15" })).toBeVisible();
  },
};
