import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPanel } from "../theme/chartStage.tsx";
import { RadarChart } from "./RadarChart.tsx";

const meta = {
  id: "charts-radar-actions",
  title: "図表/レーダーチャート（操作）",
  component: RadarChart,
  decorators: [onPanel],
  args: {
    caption: "測定のバランス",
    summary: "増田 碧さんは遠投が高く、握力の記録がありません。",
    ownName: "増田 碧",
    meanName: "中2女子の平均",
    items: [
      { id: "sprint", name: "50m走", own: 72, mean: 50, measured: "8.0 秒" },
      { id: "throw", name: "遠投", own: 81, mean: 51, measured: "46.5 m" },
      { id: "jump", name: "立ち幅とび", own: 55, mean: 49, measured: "184.0 cm" },
      { id: "grip", name: "握力", own: null, mean: 50 },
    ],
  },
} satisfies Meta<typeof RadarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: "操作：矢印キーで項目をたどる",
  play: async ({ canvas, userEvent }) => {
    const items = await canvas.findByRole("slider", { name: "項目" });
    await expect(items).toHaveAttribute("aria-valuemax", "3");
    await expect(canvas.getByText("記録なし：握力")).toBeVisible();
    items.focus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(items).toHaveAttribute("aria-valuetext", "遠投、増田 碧 81、中2女子の平均 51、測定値 46.5 m");
  },
};

export const Pointer: Story = {
  name: "操作：マウスで項目を指す",
  play: async ({ canvas, userEvent }) => {
    const items = await canvas.findByRole("slider", { name: "項目" });
    const { left, top, width, height } = items.getBoundingClientRect();
    await userEvent.pointer({
      target: items,
      coords: { clientX: left + width / 2, clientY: top + height * 0.26 },
    });
    await expect(canvas.getByText("50m走", { selector: "strong" }).parentElement).toHaveTextContent(
      "50m走増田 碧72中2女子の平均50測定値8.0 秒",
    );
  },
};

export const Table: Story = {
  name: "操作：表に切り替える",
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("slider")).focus();
    await userEvent.keyboard("t");
    await expect(canvas.getByRole("row", { name: "遠投 81 51 46.5 m" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "握力 記録なし 50 記録なし" })).toBeVisible();
  },
};

export const TooFew: Story = {
  name: "操作：3つに足りなければ、形にしない",
  args: { items: meta.args.items.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3つ以上の項目を測ると表示できます")).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "表で見る" })).toBeNull();
  },
};
