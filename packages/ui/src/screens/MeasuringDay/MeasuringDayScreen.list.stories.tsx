import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MeasuringDayScreen } from "./MeasuringDayScreen.tsx";
import { measuringDayArgs } from "./measuringDayArgs.fixtures.ts";

const meta = {
  id: "screens-measuring-day-list",
  title: "画面/測定会の入力/一覧",
  component: MeasuringDayScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: { ...measuringDayArgs, day: null },
} satisfies Meta<typeof MeasuringDayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: "読み込み中",
  args: { days: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByText("測定会はまだありません")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "測定会を始める" })).toBeNull();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { days: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(canvas.queryByText("測定会はまだありません")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
