import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import {
  countRanking,
  fewRanking,
  localRanking,
  longNamedRanking,
  newTeamRanking,
  noRanking,
} from "../../components/PlayerRanking/playerRanking.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { NextshotRankingScreen } from "./NextshotRankingScreen.tsx";
import { defaultNextshotRankingView } from "./view.ts";

const meta = {
  id: "screens-nextshot-ranking",
  title: "画面/アナライザーランキング",
  component: NextshotRankingScreen,
  render: withHeldView(NextshotRankingScreen),
  parameters: { layout: "fullscreen" },
  args: {
    ranking: { status: "ready", value: localRanking },
    sportType: "baseball",
    view: defaultNextshotRankingView,
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NextshotRankingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "打球速度 上位3人" })).toHaveTextContent(
      "1位小野寺 湊（高2）150.0km/h",
    );
    await expect(canvas.getByRole("region", { name: "打球速度 伸び率の上位3人" })).toHaveTextContent(
      "1位坂口 律（小4）+25.460.2（40球）→ 75.5 km/h（38球）",
    );
    const table = within(canvas.getByRole("table", { name: "アナライザーランキング" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "順位",
      "変動",
      "選手",
      "上位1割 もと ○ → いま ●（km/h）",
      "最大",
      "平均",
      "測定回数",
      "伸び率",
      "記録日",
    ]);
    await expect(await table.findByLabelText("137.2から146.0")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "個人 アナライザー" })).toHaveAttribute("aria-current", "page");
  },
};
export const Counts: Story = {
  name: "測定回数",
  args: { ranking: { status: "ready", value: countRanking }, view: { ...defaultNextshotRankingView, kind: 3 } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "測定回数 上位3人" })).toHaveTextContent(
      /^測定回数 上位3人直近1か月・回.*1位岡田 蒼（中3）185回/,
    );
    await expect(canvas.queryByRole("region", { name: /伸び率/ })).toBeNull();
    const headers = canvas.getAllByRole("columnheader").map((header) => header.textContent);
    await expect(headers).toEqual(["順位", "変動", "選手", "10〜190 回", "測定回数", "最後の測定"]);
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent(/^1↑3.*岡岡田 蒼中318511\/16$/);
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
    await expect(canvas.getByRole("link", { name: "CSVを取り込む" })).toHaveAttribute(
      "href",
      "/nextshot/analysis/import",
    );
  },
};
export const Few: Story = {
  name: "少ない：2人、測定1日",
  args: { ranking: { status: "ready", value: fewRanking } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "打球速度 上位2人" })).toHaveTextContent(
      /1位小野寺 湊（高2）150\.0km\/h平均 137\.62位三浦 陽翔（高2）148\.9km\/h平均 136\.6$/,
    );
    await expect(canvas.getByRole("region", { name: "打球速度 伸び率の上位3人" })).toHaveTextContent(
      "伸び率を出せる選手がいません",
    );
    await expect(canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "順位",
      "変動",
      "選手",
      "最大",
      "平均",
      "測定回数",
      "伸び率",
      "記録日",
    ]);
  },
};
export const NoGrowth: Story = {
  name: "伸び率を出せる選手がいない",
  args: { ranking: { status: "ready", value: newTeamRanking } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "打球速度 伸び率の上位3人" })).toHaveTextContent(
      "伸び率を出せる選手がいません",
    );
    await expect(await canvas.findByLabelText("146.0、もとの記録はありません")).toBeVisible();
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
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: noPicture };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: noPicture };
