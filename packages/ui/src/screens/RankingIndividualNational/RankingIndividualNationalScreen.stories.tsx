import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import {
  fourteenthPage,
  manyOurs,
  nationalRanking,
  noneNational,
  othersOnly,
  tenNational,
} from "./nationalRanking.fixtures.ts";
import { RankingIndividualNationalScreen } from "./RankingIndividualNationalScreen.tsx";
import { defaultNationalRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-individual-national",
  title: "画面/全国ランキング（個人）",
  component: RankingIndividualNationalScreen,
  render: withHeldView(RankingIndividualNationalScreen),
  parameters: { layout: "fullscreen" },
  args: {
    ranking: { status: "ready", value: nationalRanking },
    sportType: "baseball",
    analyzer: false,
    view: { ...defaultNationalRankingView, gender: "M" },
    onViewChange: fn(),
    onRetry: fn(),
    readAll: fn(async () => nationalRanking),
  },
} satisfies Meta<typeof RankingIndividualNationalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("img", {
        name: "全国4,541人のうち、チームで最も上は小野寺 湊さんの139位、上位3.1%です。",
      }),
    ).toBeVisible();
    await expect(canvas.getByText("11月19日（木） 24:00 集計・対象 4,541人")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /絞り込み/ })).toHaveTextContent(
      "直近1か月・高校・男・ティー・軟式球",
    );
    const table = within(canvas.getByRole("table", { name: "全国ランキング（個人）" }));
    await expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "順位上位選手学年最大（km/h）1位との差",
      "1393.1%小野寺 湊高2150.0−9.8",
      "1844.1%三浦 陽翔高2148.9−10.9",
      "86919.1%石井 悠真高1139.6−20.2",
      "98121.6%西田 大和高1138.6−21.2",
    ]);
  },
};
export const Around: Story = {
  name: "上位とチームの前後",
  args: { view: { ...defaultNationalRankingView, gender: "M", show: "around" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^139 小野寺 湊 自チーム 神奈川県/ })).toBeVisible();
    await expect(canvas.getByText(/6位〜137位を省略しています/)).toBeVisible();
  },
};
export const EveryStage: Story = {
  name: "すべての学年",
  args: {
    ranking: { status: "ready", value: { ...nationalRanking, grade: null } },
    view: { ...defaultNationalRankingView, grade: "all" },
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /絞り込み/ })).toHaveTextContent("直近1か月・すべての学年・男女");
    await expect(canvas.getByText("すべての学年・男女 打球速度（km/h）")).toBeVisible();
  },
};
export const EveryRank: Story = {
  name: "すべての順位",
  args: {
    ranking: { status: "ready", value: fourteenthPage },
    view: { ...defaultNationalRankingView, gender: "M", show: "every", page: 14 },
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/131–140/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "14ページ" })).toHaveAttribute("aria-current", "page");
  },
};
export const NotTakingPart: Story = {
  name: "参加していない",
  args: { ranking: { status: "ready", value: { ...othersOnly, national: false } } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このチームは全国ランキングに参加していません。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "各種設定を開く" })).toHaveAttribute("href", "/evaluation-setting");
    await expect(canvas.queryByRole("combobox", { name: "チームの選手へ移動" })).toBeNull();
  },
};
export const NoneOurs: Story = {
  name: "チームの選手がいない",
  args: { ranking: { status: "ready", value: othersOnly } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この条件で測定したチームの選手はいません。")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(5);
    await expect(canvas.queryByRole("button", { name: "チームの選手" })).toBeNull();
  },
};
export const Few: Story = {
  name: "少ない：全国10人、チームの選手はひとり",
  args: { ranking: { status: "ready", value: tenNational }, readAll: fn(async () => tenNational) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("img", {
        name: "全国10人のうち、チームで最も上は小野寺 湊さんの7位、上位70.0%です。",
      }),
    ).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "全国ランキング（個人）" }));
    await expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "順位上位選手学年最大（km/h）1位との差",
      "770.0%小野寺 湊高2129.6−18.6",
    ]);
    const board = canvas.getByRole("region", { name: "チームの選手の順位" });
    await expect(board.getBoundingClientRect().height).toBeLessThan(200);
  },
};
export const TooFew: Story = {
  name: "10人に満たない",
  args: { ranking: { status: "ready", value: { ...noneNational, too_few: true } } },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("人数が少ないため、表示していません")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "チームの選手の順位" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "絞り込みを解除する" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      period: 2,
      gender: null,
      grade: null,
      battingType: 1,
      ball: null,
      page: 1,
    });
  },
};
export const Empty: Story = {
  name: "0件",
  args: { ranking: { status: "ready", value: noneNational }, view: defaultNationalRankingView },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この条件の測定はありません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "すべての学年で見る" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "all", page: 1 });
  },
};
export const Loading: Story = { name: "読み込み中", args: { ranking: { status: "loading" } }, parameters: noPicture };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { ranking: { status: "failed", code: "unavailable" } },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  name: "チームの選手が多い・長い名前",
  args: { ranking: { status: "ready", value: manyOurs } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("24人のうち上位8人")).toBeVisible();
    await expect(canvas.getByText(/1–10/)).toBeVisible();
  },
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: noPicture,
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: noPicture };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: noPicture };
