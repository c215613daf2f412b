import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.harness.tsx";
import { CalendarHeat, type CalendarHeatProps } from "./CalendarHeat.tsx";
import { ratesBetween } from "./calendar.fixtures.ts";

const meta = {
  id: "charts-calendar-heat",
  title: "図表/実施カレンダー",
  component: CalendarHeat,
  args: {
    caption: "実施カレンダー",
    measure: "実施率",
    range: { start: "2026-08-24", end: "2026-11-22" },
    days: ratesBetween("2026-08-24", "2026-11-20"),
    today: "2026-11-20",
    thresholds: [45, 60, 70, 80],
  },
} satisfies Meta<typeof CalendarHeat>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofOneWeek = { start: "2026-11-16", end: "2026-11-22" };

const kinds: readonly (CalendarHeatProps & { panel: string })[] = [
  { panel: "3か月", ...meta.args },
  {
    panel: "1年（狭い升には値を書かない）",
    ...meta.args,
    range: { start: "2025-11-24", end: "2026-11-22" },
    days: ratesBetween("2025-11-24", "2026-11-20"),
  },
  { panel: "1か月", ...meta.args, range: { start: "2026-10-21", end: "2026-11-20" } },
  { panel: "1日だけ", ...meta.args, range: ofOneWeek, days: [{ date: "2026-11-20", percent: 100 }] },
  { panel: "しきい値を変えた", ...meta.args, thresholds: [20, 40, 60, 90] },
  { panel: "0件", ...meta.args, days: [] },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...chart }) => (
        <Panel key={panel} title={panel}>
          <CalendarHeat {...chart} />
        </Panel>
      ))}
    </ChartStage>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
