import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { RankingTeamNationalScreen } from "./RankingTeamNationalScreen.tsx";
import { ownTeam, teamRanking } from "./teamRanking.fixtures.ts";
import { defaultTeamRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-team-national-actions",
  title: "画面/全国ランキング（チーム）",
  component: RankingTeamNationalScreen,
  render: withHeldView(RankingTeamNationalScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ranking: { status: "ready", value: teamRanking },
    teamName: ownTeam,
    sportType: "baseball",
    analyzer: false,
    view: defaultTeamRankingView,
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RankingTeamNationalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: "操作：比べるものを選び、省いた順位の続きを見る",
  play: async ({ args, canvas, userEvent, step }) => {
    await step("省いた順位", async () => {
      await expect(canvas.getByText(/6位〜25位を省略しています/)).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "続きを表示" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1 });
      await userEvent.click(canvas.getByRole("button", { name: "3ページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 3, size: 10 });
    });
    await step("比べるもの", async () => {
      const kinds = within(canvas.getByRole("group", { name: "比べるもの" }));
      await userEvent.click(kinds.getByRole("button", { name: "球速" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: "pitch_speed", page: null });
      await expect(canvas.queryByRole("group", { name: "打撃の種類" })).toBeNull();
      await userEvent.click(within(canvas.getByRole("group", { name: "学年" })).getByRole("button", { name: "高" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "h", page: null });
    });
  },
};
