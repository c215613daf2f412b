import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { nationalRanking } from "./nationalRanking.fixtures.ts";
import { RankingIndividualNationalScreen } from "./RankingIndividualNationalScreen.tsx";
import { defaultNationalRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-individual-national-actions",
  title: "画面/全国ランキング（個人）",
  component: RankingIndividualNationalScreen,
  render: withHeldView(RankingIndividualNationalScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ranking: { status: "ready", value: nationalRanking },
    sportType: "baseball",
    analyzer: false,
    view: { ...defaultNationalRankingView, grade: "h", gender: "M" },
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RankingIndividualNationalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyOursNamed: Story = {
  name: "操作：AP-6 名前が出るのはチームの選手だけ",
  play: async ({ canvas }) => {
    const names = within(canvas.getByRole("table", { name: "全国ランキング（個人）" }))
      .getAllByRole("rowheader")
      .map((header) => header.textContent);
    await expect(names.filter((name) => name !== "非公開")).toEqual([
      "小野寺 湊 自チーム",
      "三浦 陽翔 自チーム",
      "石井 悠真 自チーム",
      "西田 大和 自チーム",
    ]);
    await expect(names).toHaveLength(17);
  },
};

export const Moves: Story = {
  name: "操作：省いた順位の続き、選手への移動、すべての順位",
  play: async ({ args, canvas, userEvent, step }) => {
    await step("省いたところの先頭のページへ", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: "続きを表示" })[0] ?? canvas.getByRole("main"));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1 });
    });
    await step("選手のいるページへ", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "チームの選手へ移動" }), "三浦 陽翔 184位");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 19 });
    });
    await step("上位とチームの前後へ戻る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "上位とチームの前後" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: null });
      await userEvent.click(canvas.getByRole("button", { name: "すべての順位" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1 });
      await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2, size: 10 });
    });
    await step("条件を変えると、はじめの見かたに戻る", async () => {
      const stage = within(canvas.getByRole("group", { name: "学年" }));
      await userEvent.click(stage.getByRole("button", { name: "中" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "j", page: null });
    });
  },
};

export const ChartAsTable: Story = {
  name: "操作：分布を表で確かめる",
  play: async ({ canvas, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    points.focus();
    await userEvent.keyboard("t");
    await expect(canvas.getByRole("row", { name: "96〜99km/h 12" })).toBeVisible();
  },
};
