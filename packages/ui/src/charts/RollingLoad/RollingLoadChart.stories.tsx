import { addDays } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { RollingLoadChart, type RollingLoadChartProps } from "./RollingLoadChart.tsx";
import type { LoadDay } from "./rollingLoad.ts";

const daily = [24, 40, 0, 30, 28, 34, 0, 42, 48, 40, 0, 57, 66, 76];
const weekly = [256, 270, 241, 246, 255, 267, 235, 254, 266, 324, 285, 321, 370, 478];
const days: readonly LoadDay[] = daily.map((day, at) => ({
  date: addDays("2026-11-07", at),
  day,
  week: weekly[at] ?? 0,
}));

const noPicture = { visual: { disable: true } };

const meta = {
  id: "charts-rolling-load-chart",
  title: "図表/7日の合計と1日の球数",
  component: RollingLoadChart,
  parameters: noPicture,
  args: {
    caption: "投球数と上限",
    summary: "直近7日の合計は478球で、上限は500球です。",
    days,
    limit: 500,
    dayLimit: null,
    counted: "rolling",
    cautionFrom: 400,
  },
} satisfies Meta<typeof RollingLoadChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (RollingLoadChartProps & { panel: string })[] = [
  { panel: "上限の近く", ...meta.args },
  {
    panel: "上限を超えた",
    ...meta.args,
    summary: "直近7日の合計は478球で、上限は350球です。",
    limit: 350,
    dayLimit: 70,
    cautionFrom: 280,
  },
  {
    panel: "1日の上限だけ、月曜からの週",
    ...meta.args,
    summary: "今週（月曜から）の合計は478球です。",
    limit: null,
    dayLimit: 95,
    counted: "calendar",
    cautionFrom: undefined,
  },
  { panel: "上限がない", ...meta.args, summary: "直近7日の合計は478球です。", limit: null, cautionFrom: undefined },
  { panel: "0件", ...meta.args, summary: "", days: [] },
];

export const Kinds: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <RollingLoadChart {...chart} />
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
  name: "操作：BE-1 日をたどり、合計とその日の球数を読む",
  decorators: [onPanel],
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole("slider");
    slider.focus();
    await userEvent.keyboard("{End}");
    await expect(slider).toHaveAttribute("aria-valuetext", "11/20、7日の合計 478球、1日の球数 76球");
    await expect(canvas.getByRole("img")).toHaveTextContent("上限 500");
    await userEvent.keyboard("t");
    await expect(await canvas.findByRole("row", { name: "11/17 285 0" })).toBeVisible();
  },
};

export const DayLimit: Story = {
  name: "操作：BE-1 1日の上限は棒の側に、合計の名前は数えかたのとおり",
  args: { limit: null, dayLimit: 95, counted: "calendar", cautionFrom: undefined },
  decorators: [onPanel],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("上限 95")).toBeVisible();
    (await canvas.findByRole("slider")).focus();
    await expect(canvas.getByText("月曜からの合計（球）")).toBeVisible();
  },
};
