import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { events, nowS } from "../EventRow/events.fixtures.ts";
import { Panel } from "../Panel/Panel.tsx";
import { EventMonth } from "./EventMonth.tsx";
import { EventMonthLegend } from "./EventMonthLegend.tsx";

const meta = {
  id: "components-event-month",
  title: "部品/行事の月",
  component: EventMonth,
  globals: { viewport: { value: "desktop" } },
  args: { month: "2026-11", nowS, events },
  render: (args) => (
    <Panel flush footer={<EventMonthLegend />}>
      <EventMonth {...args} />
    </Panel>
  ),
} satisfies Meta<typeof EventMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "11月",
  play: async ({ canvas }) => {
    const saturday = within(canvas.getByRole("cell", { name: /^11月28日/ }));
    await expect(saturday.getByText("重なり")).toBeVisible();
    await expect(saturday.getByRole("link", { name: "試合 9:00 練習試合" })).toHaveAttribute(
      "href",
      "/event-list/team/54",
    );
    await expect(saturday.getByRole("link", { name: "運営 10:00 冬の測定会" })).toHaveAttribute(
      "href",
      "/event-list/detail/3",
    );
    await expect(canvas.getByRole("link", { name: "その他 河川敷の清掃 中止" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: /^11月20日（金） 今日$/ })).toBeVisible();
  },
};
export const Dark: Story = {
  name: "暗い画面",
  globals: { viewport: { value: "desktop" }, theme: "dark" },
};
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "desktop" }, contrast: "forced" },
};
export const Empty: Story = { name: "行事のない月", args: { month: "2027-02", events: [] } };
