import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { SprayChart } from "./SprayChart.tsx";
import type { SprayedBall } from "./sprayedBall.ts";

const balls: SprayedBall[] = [
  { id: "a", name: "1球目", distanceM: 62.4, directionDeg: -31.2, result: 2 },
  { id: "b", name: "2球目", distanceM: 95, directionDeg: -20, result: 3 },
  { id: "c", name: "3球目", distanceM: 40.5, directionDeg: 3.3, result: 1 },
  { id: "d", name: "4球目", distanceM: 55, directionDeg: 30, result: null },
  { id: "e", name: "5球目", distanceM: 30, directionDeg: 60, result: 1 },
];

const meta = {
  id: "charts-spray-actions",
  title: "図表/打球の方向（操作）",
  component: SprayChart,
  decorators: [onPanel],
  args: { balls, bats: "R", onSelect: fn() },
} satisfies Meta<typeof SprayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: "操作：矢印キーで左から右へたどる",
  play: async ({ args, canvas, step, userEvent }) => {
    const marks = await canvas.findByRole("slider", { name: "打球" });
    marks.focus();

    await step("左端の打球", async () => {
      await userEvent.keyboard("{Home}");
      await expect(marks).toHaveAttribute(
        "aria-valuetext",
        "1球目、飛距離 62.4m、方向（右が＋） −31.2°、打ち分け 引っ張り、結果 ヒット",
      );
    });
    await step("右端はファウル", async () => {
      await userEvent.keyboard("{End}");
      await expect(marks).toHaveAttribute(
        "aria-valuetext",
        "5球目、飛距離 30.0m、方向（右が＋） 60.0°、打ち分け ファウル、結果 アウト",
      );
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenLastCalledWith("e");
    });
  },
};

export const Pointer: Story = {
  name: "操作：マウスで打球を指す",
  play: async ({ canvas, userEvent }) => {
    const marks = await canvas.findByRole("slider", { name: "打球" });
    const { left, top, width, height } = marks.getBoundingClientRect();
    await userEvent.pointer({
      target: marks,
      coords: { clientX: left + width / 2 + 10, clientY: top + height * 0.58 },
    });
    await expect(canvas.getByText("3球目", { selector: "strong" }).parentElement).toHaveTextContent(
      "3球目飛距離40.5m方向（右が＋）3.3°打ち分けセンター結果アウト",
    );
    await userEvent.unhover(marks);
    await expect(canvas.queryByText("3球目", { selector: "strong" })).toBeNull();
  },
};

export const Words: Story = {
  name: "操作：左打ちなら、引っ張りは右方向",
  args: { bats: "L" },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole("img", {
        name: "5球の打球の方向です。フェアの打球は流し50%、センター25%、引っ張り25%です。",
      }),
    ).toBeVisible();
    (await canvas.findByRole("slider")).focus();
    await userEvent.keyboard("t");
    await expect(canvas.getByRole("row", { name: "1球目 62.4 −31.2 流し ヒット" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "4球目 55.0 30.0 引っ張り 記録なし" })).toBeVisible();
  },
};
