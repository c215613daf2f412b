import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { ConsistencyChart, type ConsistencyChartProps } from "./ConsistencyChart.tsx";
import type { ConsistencyRow } from "./consistency.ts";

const balls = (count: number, mean: number, wide: number) =>
  Array.from({ length: count }, (_, at) => Math.round((mean + (((at * 7) % 13) - 6) * wide) * 10) / 10);

const now: ConsistencyRow = { id: "now", name: "この期間", values: balls(34, 104.6, 1.1), mean: 104.6, sd: 4.1 };
const before: ConsistencyRow = {
  id: "before",
  name: "前の期間",
  values: balls(29, 102.4, 1.4),
  mean: 102.4,
  sd: 5.2,
  isContext: true,
};

const noPicture = { visual: { disable: true } };

const meta = {
  id: "charts-consistency-chart",
  title: "図表/ばらつき",
  component: ConsistencyChart,
  parameters: noPicture,
  args: {
    caption: "打球速度の安定",
    summary: "打球速度のばらつき：この期間 ±4.1（34球）、前の期間 ±5.2（29球）",
    measure: "打球速度",
    unit: "km/h",
    words: { each: "一球", group: "区分", band: "平均±標準偏差" },
    rows: [now, before],
  },
} satisfies Meta<typeof ConsistencyChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (ConsistencyChartProps & { panel: string })[] = [
  { panel: "前の期間と", ...meta.args },
  { panel: "120球", ...meta.args, height: "m", rows: [{ ...now, values: balls(120, 104.6, 1.1) }, before] },
  { panel: "前の期間がない", ...meta.args, rows: [now] },
  { panel: "0件", ...meta.args, summary: "", rows: [] },
];

export const Kinds: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <ConsistencyChart {...chart} />
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
  name: "操作：遅いほうから一球ずつたどり、幅と球数を読む",
  decorators: [onPanel],
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole("slider", { name: "一球" });
    slider.focus();
    await userEvent.keyboard("{ArrowUp}{Home}");
    await expect(slider).toHaveAttribute(
      "aria-valuetext",
      "1球目、区分 この期間、打球速度 98.0km/h、平均±標準偏差 100.5–108.7km/h",
    );
    await expect(canvas.getByRole("img")).toHaveTextContent("±4.134球");
    await expect(canvas.getByRole("img")).toHaveTextContent("±5.229球");
  },
};
