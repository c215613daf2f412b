import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MonthHarness } from "./Month.harness.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { kinds, records } from "./monthCalendar.fixtures.ts";

const meta = {
  id: "components-month-calendar",
  title: "部品/月のカレンダー",
  component: MonthCalendar,
  args: {
    month: "2026-11",
    days: records,
    today: "2026-11-20",
    selected: "2026-11-18",
    min: "2025-04-01",
    kinds,
    onMonthChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <MonthHarness {...args} />,
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = { name: "記録" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Laptop: Story = { name: "ノートPC", globals: { viewport: { value: "laptop" } } };
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Empty: Story = { name: "記録のない月", args: { days: new Map(), selected: null, month: "2026-02" } };
