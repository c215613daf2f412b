import type { BattingSummary } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { reportAroundFew, threeBattedFigures } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { battingMonth, battingNothing } from "./battingSummary.fixtures.ts";
import { ReportBattingSummaryScreen } from "./ReportBattingSummaryScreen.tsx";
import { defaultBattingSummaryView } from "./view.ts";

const meta = {
  id: "screens-report-batting-summary-few",
  title: "画面/選手別レポート・打撃サマリー",
  component: ReportBattingSummaryScreen,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ReportBattingSummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { count, mean, max, mean_angle } = threeBattedFigures;
const lastWeek = battingNothing.weeks.length - 1;

/** The only one of his school stage who has been measured, on one day. */
const battingOnce: BattingSummary = {
  ...battingNothing,
  choices: [{ batting_type: 3, ball: "hard", count }],
  figures: threeBattedFigures,
  figures_before: battingNothing.figures,
  types: [{ batting_type: 3, count, mean, max: max?.value ?? null, mean_angle }],
  weeks: battingNothing.weeks.map((week, at) => (at === lastWeek ? { ...week, mean, team: mean } : week)),
  balls: battingMonth.balls.slice(0, count).map((ball, at) => ({
    ...ball,
    datetime: (battingMonth.balls[0]?.datetime ?? 0) - at * 120,
    distance: [37.3, 85.1, 79.9][at] ?? null,
  })),
  balls_total: count,
};

export const Few: Story = {
  name: "少ない：測定1日、3球",
  args: {
    ...reportAroundFew,
    summary: { status: "ready", value: battingOnce },
    view: defaultBattingSummaryView,
    onPlayerRetry: fn(),
    today: "2026-11-20",
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole("region", { name: "この期間の要点" }));
    await expect(head.getByRole("link", { name: "測定はまだ1日、3球。" })).toBeVisible();
    const board = canvas.getByRole("region", { name: "打撃の数字" });
    await expect([...board.querySelectorAll("dl > div")].map(({ textContent }) => textContent?.trim())).toEqual([
      "平均打球速度（実打）138.3km/h",
      "最大打球速度146.5km/h11/20",
      "平均角度12.7°8〜32° 3球のうち2球",
      "最大飛距離85.1m11/20 実打",
      "測定回数3回1日で測定",
    ]);
    await expect(canvas.getByRole("region", { name: "打球速度の推移" })).toHaveTextContent(
      "最後に測った週の平均は138.3 km/hです。別の週にも測ると、推移を線で表示します。",
    );
    await canvas.findByRole("img", { name: "角度のある3球のうち2球が8〜32°です。" });
  },
};
