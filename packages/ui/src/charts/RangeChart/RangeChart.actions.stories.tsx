import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPanel } from "../theme/chartStage.tsx";
import { RangeChart } from "./RangeChart.tsx";
import { gradeRanges } from "./range.fixtures.ts";

const meta = {
  id: "charts-range-chart-actions",
  title: "図表/箱ひげ図（操作）",
  component: RangeChart,
  decorators: [onPanel],
  args: {
    caption: "学年ごとの打球速度",
    summary: "小野寺 湊さんは高2の中央値より 14.3 km/h 速い値です。",
    measure: "打球速度",
    unit: "km/h",
    ownName: "小野寺 湊",
    groups: gradeRanges,
    range: [100, 160],
  },
} satisfies Meta<typeof RangeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: "操作：矢印キーで区分をたどる",
  play: async ({ canvas, userEvent }) => {
    const groups = await canvas.findByRole("slider", { name: "打球速度" });
    groups.focus();
    await userEvent.keyboard("{Home}{ArrowDown}");
    await expect(groups).toHaveAttribute(
      "aria-valuetext",
      "高2、小野寺 湊 150.0km/h、最小 112.5km/h、下位25% 129.4km/h、中央値 135.7km/h、上位25% 142.0km/h、最大 155.9km/h、人数 386人",
    );
  },
};

export const Pointer: Story = {
  name: "操作：行のどこを指しても、その区分が出る",
  play: async ({ canvas, userEvent }) => {
    const groups = await canvas.findByRole("slider", { name: "打球速度" });
    const { left } = groups.getBoundingClientRect();
    const { top } = canvas.getByText("高1").getBoundingClientRect();
    await userEvent.pointer({ target: groups, coords: { clientX: left + 60, clientY: top + 8 } });
    await expect(canvas.getByText("高1", { selector: "strong" }).parentElement).toHaveTextContent(
      "高1小野寺 湊記録なし最小101.2km/h",
    );
  },
};

export const Table: Story = {
  name: "操作：表に切り替える",
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("slider")).focus();
    await userEvent.keyboard("t");
    await expect(canvas.getByRole("region", { name: "学年ごとの打球速度の表" })).toHaveFocus();
    await expect(canvas.getByRole("row", { name: "高2 150.0 112.5 129.4 135.7 142.0 155.9 386" })).toBeVisible();
    await userEvent.keyboard("t");
    await expect(canvas.getByRole("img", { name: meta.args.summary })).toBeVisible();
  },
};
