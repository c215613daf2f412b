import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { EvaluationResultScreen } from "./EvaluationResultScreen.tsx";
import { firstGrowth, firstMeasured } from "./evaluation.fixtures.ts";
import { wholePage } from "./evaluationArgs.fixtures.ts";
import { defaultEvaluationView } from "./view.ts";

const meta = {
  id: "screens-evaluation-result-few",
  title: "画面/測定",
  component: EvaluationResultScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { ...wholePage, evaluation: { status: "ready", value: firstMeasured }, items: [] },
} satisfies Meta<typeof EvaluationResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  name: "少ない：2人を1日だけ測った",
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("table", { name: "測定" })).getAllByRole("row");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "選手期間の最大前の1か月平均目標まで直近8日測定日",
      "小川 新小6106.2km/h–記録なし94.4目標なし11/18",
      "川口 晴小594.1km/h–記録なし88.0目標なし11/18",
    ]);
    await expect(await canvas.findByRole("img", { name: /^2人の打球速度/ })).toHaveAccessibleName(
      "2人の打球速度の中央値は 100.2 km/h、いちばんよいのは小川 新さんの 106.2 km/h です。",
    );
    await expect(canvas.queryByText("自己ベスト")).toBeNull();
    await expectToFitWindow();
  },
};

export const FewDays: Story = {
  name: "少ない：選手の伸びは、1日だけ",
  args: {
    view: { ...defaultEvaluationView, player: firstGrowth.player.id },
    growth: { status: "ready", value: firstGrowth },
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("dialog", { name: "小川 新" }));
    const terms = panel.getAllByRole("term").map(({ textContent }) => textContent);
    // No growth between two days, no place among ten of the same grade.
    await expect(panel.getAllByRole("definition").map(({ textContent }, at) => [terms[at], textContent])).toEqual([
      ["2年間の最大", "106.2km/h"],
      ["小6の目標", "目標なし"],
    ]);
    await expect(
      await panel.findByText("測定は 2026/11/18 の1日だけです。もう1日測ると、ここに伸びの線が出ます。"),
    ).toBeVisible();
    await expect(panel.queryByRole("img")).toBeNull();
    await expect(panel.getByText("自己ベストの更新は、まだありません。")).toBeVisible();
  },
};
