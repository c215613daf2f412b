import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { CalendarHeat } from "./CalendarHeat.tsx";

const meta = {
  id: "charts-calendar-heat-actions",
  title: "図表/実施カレンダー（操作）",
  component: CalendarHeat,
  decorators: [onPanel],
  args: {
    caption: "実施カレンダー",
    measure: "実施率",
    range: { start: "2026-11-09", end: "2026-11-22" },
    today: "2026-11-20",
    thresholds: [45, 60, 70, 80],
    days: [
      { date: "2026-11-09", percent: 62 },
      { date: "2026-11-13", percent: 44.4 },
      { date: "2026-11-15", percent: null },
      { date: "2026-11-16", percent: 88 },
      { date: "2026-11-20", percent: 63 },
    ],
  },
} satisfies Meta<typeof CalendarHeat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: "操作：矢印キーで、横は週、縦は曜日をたどる",
  play: async ({ canvas, step, userEvent }) => {
    const days = await canvas.findByRole("slider", { name: "実施率" });
    days.focus();

    await step("最後の行は日曜、休みの日は記録なし", async () => {
      await expect(days).toHaveAttribute("aria-valuetext", "11月15日（日）、実施率 記録なし");
    });
    await step("↑ で金曜、→ で次の週の金曜", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(days).toHaveAttribute("aria-valuetext", "11月13日（金）、実施率 44%");
      await userEvent.keyboard("{ArrowRight}");
      await expect(days).toHaveAttribute("aria-valuetext", "11月20日（金）、実施率 63%");
      await expect(canvas.getByText("11月20日（金）", { selector: "strong" })).toBeVisible();
    });
  },
};

export const Pointer: Story = {
  name: "操作：マウスで日を指す、未来の日は反応しない",
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByRole("slider", { name: "実施率" });
    const point = async (text: string) => {
      const { left, top } = canvas.getByText(text).getBoundingClientRect();
      await userEvent.pointer({ target: days, coords: { clientX: left + 4, clientY: top + 4 } });
    };
    await point("88");
    await expect(canvas.getByText("11月16日（月）", { selector: "strong" })).toBeVisible();
    await userEvent.unhover(days);
    await expect(canvas.queryByText("11月16日（月）", { selector: "strong" })).toBeNull();
  },
};

export const Table: Story = {
  name: "操作：表に切り替える",
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole("img", {
      name: "4日分の実施率です。いちばん高い日は11月16日（月）の88%です。",
    });
    await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
    await expect(picture).not.toBeVisible();
    await expect(canvas.getByRole("row", { name: "11月13日（金） 44" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "11月15日（日） 記録なし" })).toBeVisible();
  },
};
