import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { HeatMap } from "./HeatMap.tsx";

const meta = {
  id: "charts-heat-map-actions",
  title: "図表/ヒートマップ（操作）",
  component: HeatMap,
  decorators: [onPanel],
  args: {
    caption: "投球数ごとの球速",
    rowLabel: "選手",
    unit: "km/h",
    digits: 1,
    thresholds: [90, 100, 110, 120],
    columns: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      name: `${index * 10 + 1}–${index * 10 + 10}球`,
    })),
    rows: [
      { id: "a", name: "長谷川 ひまり子", values: [98.4, null, 99.95] },
      { id: "b", name: "小野寺 結衣", values: [120] },
    ],
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Says: Story = {
  name: "表からわかることを、一文で言う",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "投球数ごとの球速" })).toHaveAccessibleDescription(
      "28マスのうち3マスに記録があります。いちばん大きいのは小野寺 結衣の1–10球で120.0km/h、いちばん小さいのは長谷川 ひまり子の1–10球で98.4km/hです。",
    );
  },
};

export const SaysOne: Story = {
  name: "どの記録も同じなら、そう言う",
  parameters: { visual: { disable: true } },
  args: { rows: [{ id: "a", name: "小野寺 結衣", values: [98.4, 98.4] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "投球数ごとの球速" })).toHaveAccessibleDescription(
      "どの記録も98.4km/hです。記録があるのは14マスのうち2マスです。",
    );
  },
};

export const Reads: Story = {
  name: "操作：行と列の見出しで読め、キーボードで横に送れる",
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("group", { name: "投球数ごとの球速の表" });
    await expect(canvas.getByRole("columnheader", { name: "11–20球" })).toBeInTheDocument();
    const row = canvas.getByRole("row", { name: /^長谷川 ひまり子 98\.4 記録なし 100\.0/ });
    await expect(row).toBeVisible();
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  },
};
