import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { MonthHarness } from "./Month.harness.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { kinds, records } from "./monthCalendar.fixtures.ts";

const meta = {
  id: "components-month-calendar-actions",
  title: "部品/月のカレンダー（操作）",
  component: MonthCalendar,
  args: {
    month: "2026-11",
    days: records,
    today: "2026-11-20",
    selected: "2026-11-18",
    min: "2026-04-01",
    kinds,
    onMonthChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <MonthHarness {...args} />,
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mouse: Story = {
  name: "操作：日を押して選び、月を送る",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("その日のまとめが読まれる", async () => {
      const chosen = canvas.getByRole("button", { name: "11月18日（水） 投球、打撃、55分、痛み10" });
      await expect(chosen).toHaveAttribute("aria-pressed", "true");
      await expect(canvas.getByRole("button", { name: "11月13日（金） 記録なし" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "今日 11月20日（金） 体力、10分" })).toBeVisible();
    });
    await step("選ぶ", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^11月4日/ }));
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(args.onSelect).toHaveBeenCalledWith("2026-11-04");
      await expect(canvas.getByRole("button", { name: /^11月4日/ })).toHaveAttribute("aria-pressed", "true");
    });
    await step("未来の日と次の月は開けない", async () => {
      await expect(canvas.queryByRole("button", { name: /^11月21日/ })).toBeNull();
      await expect(canvas.getByRole("button", { name: "次の月" })).toBeDisabled();
    });
    await step("前の月", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "前の月" }));
      await expect(args.onMonthChange).toHaveBeenCalledWith("2026-10");
      await expect(canvas.getByRole("heading", { name: "2026年10月" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "次の月" })).toBeEnabled();
    });
  },
};

export const Keyboard: Story = {
  name: "操作：矢印で動き、月をまたぎ、Enter で選ぶ",
  play: async ({ args, canvas, step, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole("button", { name });
    await step("暦の中で Tab が止まるのは一日だけ", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "前の月" })).toHaveFocus();
      await userEvent.tab();
      await expect(day(/^11月18日/)).toHaveFocus();
      await userEvent.tab();
      await expect(day(/^11月18日/)).not.toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step("今日より先へは行かない", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}");
      await expect(day(/^今日 11月20日/)).toHaveFocus();
    });
    await step("週の初めと終わり", async () => {
      await userEvent.keyboard("{ArrowUp}{Home}");
      await expect(day(/^11月9日/)).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(day(/^11月15日/)).toHaveFocus();
    });
    await step("前の月へ入り、選ぶ", async () => {
      await userEvent.keyboard("{PageUp}{ArrowLeft}");
      await waitFor(() => expect(day(/^10月14日/)).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenCalledWith("2026-10-14");
    });
    await step("初めの日より前へは行かない", async () => {
      await userEvent.keyboard("{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}");
      await waitFor(() => expect(day(/^4月1日/)).toHaveFocus());
      await expect(canvas.getByRole("button", { name: "前の月" })).toBeDisabled();
    });
  },
};

export const Touch: Story = {
  name: "操作：スマートフォンでも一日が指の幅ある",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole("button", { name: /^11月11日/ });
    const { width, height } = day.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ keys: "[TouchA]", target: day });
    await expect(args.onSelect).toHaveBeenCalledWith("2026-11-11");
  },
};
