import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  countRanking,
  fewRanking,
  localRanking,
  longNamedRanking,
  newTeamRanking,
  noRanking,
} from "../../components/PlayerRanking/playerRanking.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { RankingIndividualLocalScreen } from "./RankingIndividualLocalScreen.tsx";
import { defaultLocalRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-individual-local",
  title: "画面/チーム内ランキング",
  component: RankingIndividualLocalScreen,
  render: withHeldView(RankingIndividualLocalScreen),
  parameters: { layout: "fullscreen" },
  args: {
    ranking: { status: "ready", value: localRanking },
    sportType: "baseball",
    analyzer: false,
    view: defaultLocalRankingView,
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RankingIndividualLocalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole("columnheader").map((header) => header.textContent);
    await expect(headers).toEqual([
      "順位",
      "変動",
      "選手",
      "70〜150 km/h",
      "最大",
      "平均",
      "測定回数",
      "伸び率",
      "記録日",
    ]);
    await expect(canvas.getByRole("region", { name: "打球速度 上位3人" })).toHaveTextContent(
      /^.*1位小野寺 湊（高2）150\.0km\/h.*2位三浦 陽翔（高2）148\.9km\/h.*3位石井 悠真（高1）139\.6km\/h/,
    );
  },
};
export const Growth: Story = {
  name: "伸び率の順",
  args: { view: { ...defaultLocalRankingView, by: "growth" } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("rowheader").map((header) => header.textContent);
    await expect(names.slice(0, 3)).toEqual(["坂坂口 律小4", "青青山 朔中2", "中中川 詩小6"]);
    await expect(canvas.getByRole("region", { name: "打球速度 伸び率の上位3人" })).toHaveTextContent(
      "1位坂口 律（小4）+25.4%60.2（40球）→ 75.5 km/h（38球）",
    );
  },
};
export const Few: Story = {
  name: "少ない：2人、測定1日",
  args: { ranking: { status: "ready", value: fewRanking } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "打球速度 上位2人" })).toHaveTextContent(
      /1位小野寺 湊（高2）150\.0km\/h平均 137\.62位三浦 陽翔（高2）148\.9km\/h平均 136\.6チームの中央値149\.5km\/h対象2人$/,
    );
    await expect(canvas.getAllByRole("row")[2]).toHaveTextContent(
      /^2新.*三三浦 陽翔高2148\.9136\.63回–記録なし11\/19$/,
    );
  },
};
export const Counts: Story = {
  name: "測定回数",
  args: { ranking: { status: "ready", value: countRanking }, view: { ...defaultLocalRankingView, kind: 3 } },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    const headers = canvas.getAllByRole("columnheader").map((header) => header.textContent);
    await expect(headers).toEqual(["順位", "変動", "選手", "10〜190 回", "測定回数", "最後の測定"]);
    await expect(canvas.getByRole("region", { name: "測定回数 上位3人" })).toHaveTextContent(
      /^測定回数 上位3人直近1か月・回.*1位岡田 蒼（中3）185回.*1位宮本 悠人（小5）185回.*3位久保田 結月（中1）160回/,
    );
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
    await expect(canvas.queryByRole("group", { name: "使用球" })).toBeNull();
    await expect(canvas.queryByRole("group", { name: "並べかた" })).toBeNull();
  },
};
export const Softball: Story = {
  name: "ソフトボール",
  args: { sportType: "softball", ranking: { status: "ready", value: { ...localRanking, ball: "soft" } } },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
    await expect(canvas.queryByRole("group", { name: "使用球" })).toBeNull();
    await expect(canvas.getByRole("group", { name: "打撃の種類" })).toBeVisible();
  },
};
export const Empty: Story = {
  name: "0件",
  args: { ranking: { status: "ready", value: noRanking } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この条件の測定はありません")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "測定を開く" })).toHaveAttribute("href", "/evaluation-result");
  },
};
export const NarrowedEmpty: Story = {
  name: "絞り込みで0件",
  args: {
    ranking: { status: "ready", value: noRanking },
    view: { ...defaultLocalRankingView, grade: "h", gender: "F", battingType: 3 },
  },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "絞り込みを解除する" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      period: 2,
      gender: null,
      grade: null,
      battingType: 1,
      ball: null,
      sort: { id: "rank", dir: "asc" },
      page: 1,
    });
  },
};
export const NoGrowth: Story = {
  name: "伸び率を出せる選手がいない",
  args: { ranking: { status: "ready", value: newTeamRanking }, view: { ...defaultLocalRankingView, by: "growth" } },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("伸び率を出せる選手がいません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "記録の順で見る" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4);
  },
};
export const Loading: Story = { name: "読み込み中", args: { ranking: { status: "loading" } }, parameters: noPicture };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { ranking: { status: "failed", code: "unavailable" } },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongNames: Story = {
  name: "長い名前",
  args: { ranking: { status: "ready", value: longNamedRanking } },
  parameters: noPicture,
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const [scale] = canvas.getAllByText("目盛り");
    await expect(scale?.nextElementSibling).toHaveTextContent("70〜150 km/h");
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: noPicture };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: noPicture };
