import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { StripPlot } from "./StripPlot.tsx";
import { gradeStrips } from "./strip.fixtures.ts";

const meta = {
  id: "charts-strip-plot-actions",
  title: "図表/ストリッププロット（操作）",
  component: StripPlot,
  decorators: [onPanel],
  args: {
    caption: "学年ごとの打球速度",
    summary: "2人が自己ベストを更新しました。",
    measure: "打球速度",
    unit: "km/h",
    groups: gradeStrips,
    range: [60, 160],
    onSelect: fn(),
  },
} satisfies Meta<typeof StripPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: "操作：矢印キーで、横は選手、縦は学年をたどる",
  play: async ({ args, canvas, userEvent }) => {
    const players = await canvas.findByRole("slider", { name: "選手" });
    players.focus();
    await userEvent.keyboard("{ArrowUp}{Home}");
    await expect(players).toHaveAttribute(
      "aria-valuetext",
      "増田 碧、区分 中2、打球速度 114.8km/h、目標の範囲 記録なし",
    );
    await userEvent.keyboard("{ArrowRight}");
    await expect(players).toHaveAttribute(
      "aria-valuetext",
      "青山 朔、区分 中2、打球速度 120.8km/h、目標の範囲 記録なし",
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("青山 朔");
  },
};

export const Pointer: Story = {
  name: "操作：マウスで選手を指し、押して選ぶ",
  play: async ({ args, canvas, userEvent }) => {
    const players = await canvas.findByRole("slider", { name: "選手" });
    const { left, width, bottom } = canvas.getByText("増田 碧 114.8").getBoundingClientRect();
    const coords = { clientX: left + width / 2, clientY: bottom + 8 };
    await userEvent.pointer({ target: players, coords });
    await expect(canvas.getByText("増田 碧", { selector: "strong" })).toBeVisible();
    await userEvent.pointer({ keys: "[MouseLeft]", target: players, coords });
    await expect(args.onSelect).toHaveBeenLastCalledWith("増田 碧");
  },
};

export const Table: Story = {
  name: "操作：表に切り替える",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
    await expect(canvas.getByRole("row", { name: "小野寺 湊 高2 150.0 138–150" })).toBeVisible();
  },
};
