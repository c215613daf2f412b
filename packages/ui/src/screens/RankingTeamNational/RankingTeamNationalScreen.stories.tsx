import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { RankingTeamNationalScreen, type RankingTeamNationalScreenProps } from "./RankingTeamNationalScreen.tsx";
import {
  distanceRanking,
  fourTeams,
  longNamedTeams,
  noTeams,
  ownTeam,
  speedRanking,
  teamRanking,
  unranked,
} from "./teamRanking.fixtures.ts";
import { defaultTeamRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-team-national",
  title: "画面/全国ランキング（チーム）",
  component: RankingTeamNationalScreen,
  render: withHeldView(RankingTeamNationalScreen),
  parameters: { layout: "fullscreen" },
  args: {
    ranking: { status: "ready", value: teamRanking },
    teamName: ownTeam,
    sportType: "baseball",
    analyzer: false,
    view: defaultTeamRankingView,
    onViewChange: fn(),
    onRetry: fn(),
    readAll: fn<RankingTeamNationalScreenProps["readAll"]>(async () => teamRanking.rows),
  },
} satisfies Meta<typeof RankingTeamNationalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: ownTeam })).toHaveTextContent("この期間にあと3件の提出で並びます");
    const headers = canvas.getAllByRole("columnheader").map((header) => header.textContent);
    await expect(headers).toEqual(["順位", "チーム", "都道府県", "人数", "70〜100 %", "実施率"]);
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
    await expect(canvas.queryByRole("group", { name: "学年" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
  },
};
export const Speed: Story = {
  name: "打球速度・1位",
  args: {
    ranking: { status: "ready", value: speedRanking },
    view: { ...defaultTeamRankingView, kind: "exit_speed" },
  },
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("全国1位です")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み.*直近1か月・高校・男女・ティー・軟式球/ }));
    for (const name of ["学年", "性別", "打撃の種類", "使用球", "期間"]) {
      await expect(canvas.getByRole("group", { name })).toBeVisible();
    }
  },
};
export const Distance: Story = {
  name: "打球飛距離",
  args: {
    ranking: { status: "ready", value: distanceRanking },
    view: { ...defaultTeamRankingView, kind: "distance" },
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^1 青葉台ベースボールクラブ 神奈川県 16人 84\.6m$/ })).toBeVisible();
    await expect(canvas.getByText("全国の中央値 70.2m")).toBeVisible();
  },
};
export const Few: Story = {
  name: "少ない：4チーム、始めたばかりの5人",
  args: { ranking: { status: "ready", value: fourTeams }, readAll: fn(async () => fourTeams.rows) },
  play: async ({ canvas }) => {
    const board = canvas.getByRole("region", { name: ownTeam });
    await expect(board).toHaveTextContent("この期間にあと12件の提出で並びます");
    await expect(board).toHaveTextContent(/都道府県内1位 \/ 1チーム$/);
    await expect(canvas.getByRole("row", { name: /^4 青葉台ベースボールクラブ 神奈川県 5人 2\.9%$/ })).toBeVisible();
  },
};
export const NotRanked: Story = {
  name: "まだ順位に入っていない",
  args: { ranking: { status: "ready", value: unranked } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このチームはまだ順位に入っていません。")).toBeVisible();
  },
};
export const NotTakingPart: Story = {
  name: "参加していない",
  args: { ranking: { status: "ready", value: { ...unranked, national: false } } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "各種設定を開く" })).toHaveAttribute("href", "/evaluation-setting");
  },
};
export const Empty: Story = {
  name: "0件",
  args: {
    ranking: { status: "ready", value: noTeams },
    view: { ...defaultTeamRankingView, kind: "pitch_speed", grade: "h" },
  },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("並ぶチームがありません")).toBeVisible();
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
export const LongNames: Story = {
  name: "長い名前",
  args: { ranking: { status: "ready", value: longNamedTeams } },
  parameters: noPicture,
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const [scale] = canvas.getAllByText("目盛り");
    await expect(scale?.nextElementSibling).toHaveTextContent("70〜100 %");
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: noPicture };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: noPicture };
