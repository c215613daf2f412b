import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { posterOfField } from "../../components/BallVideo/ballVideo.fixtures.ts";
import { reportAroundFew, reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { pressedAt } from "../../layout/pressedAt.fixtures.ts";
import { noPitchingDays, onePitchingDay, pitchesOfDay, pitchingDays } from "./pitchingResults.fixtures.ts";
import { pitchingResultsArgs } from "./pitchingResultsArgs.fixtures.ts";
import { ReportPitchingResultsScreen } from "./ReportPitchingResultsScreen.tsx";
import { defaultPitchingResultsView } from "./view.ts";

const meta = {
  id: "screens-report-pitching-results",
  title: "画面/選手別レポート・投球結果",
  component: ReportPitchingResultsScreen,
  parameters: { layout: "fullscreen" },
  args: pitchingResultsArgs,
} satisfies Meta<typeof ReportPitchingResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("table", { name: "日ごとの投球の記録" })).getAllByRole("row");
    await expect(rows[1]).toHaveTextContent(/^動画なし11\/19（木）64球131\.2 134\.6FBCTSLCBSP$/);
    await expect(rows[3]).toHaveTextContent(/^動画なし11\/15（日）72球129\.9自己ベスト 136\.4/);
    await expect(
      canvas.getAllByRole("img", {
        name: "ストレート 24球、カットボール 8球、スライダー 12球、カーブ 8球、ツーシーム 3球、チェンジアップ 4球、スプリット 6球",
      }),
    ).toHaveLength(1);
    await expect(canvas.getByText("13日")).toBeVisible();
    await expect(await canvas.findByRole("group", { name: "日付" })).toBeVisible();
  },
};
export const Few: Story = {
  name: "少ない：測定1日、4球",
  args: {
    ...reportAroundFew,
    days: { status: "ready", value: onePitchingDay },
    view: { ...defaultPitchingResultsView, day: "2026-11-19" },
  },
  play: async ({ canvas }) => {
    const [, day] = within(canvas.getByRole("table", { name: "日ごとの投球の記録" })).getAllByRole("row");
    await expect(day).toHaveTextContent(/^動画なし11\/19（木）4球132\.8 ?134\.6FBSL$/);
    await expect(canvas.getByText("1日")).toBeVisible();
    await expect(canvas.getByText("16:34")).toBeVisible();
    await expect(canvas.queryByText("自己ベスト")).toBeNull();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Mobile: Story = {
  name: "スマートフォン・長い名前・開いた日",
  args: {
    player: {
      status: "ready",
      value: { ...reportMember, last_name: "東久世長谷川", first_name: "ひまり子アレクサンドラ" },
    },
    view: { ...defaultPitchingResultsView, day: "2026-11-19" },
  },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("球種")).toHaveDisplayValue("すべての球種");
    await expect(canvas.getByText("16:31")).toBeVisible();
    for (const day of canvas.getAllByRole("button", { name: /の詳細$/ })) {
      const card = day.closest("article") ?? day;
      await expect(pressedAt(card, 0.05, 0.1)).toBe(day);
      await expect(pressedAt(card, 0.5, 0.9)).toBe(day);
    }
    await expectToFitWindow();
  },
};

const filmed = { video_id: 302, poster: posterOfField };

export const Thumbnail: Story = {
  name: "動画のある日を開く：小さな写真と、その球へのリンク",
  args: {
    days: {
      status: "ready",
      value: {
        ...pitchingDays,
        rows: pitchingDays.rows.map((day) => (day.date === "2026-11-19" ? { ...day, ...filmed } : day)),
      },
    },
    pitches: {
      status: "ready",
      value: {
        ...pitchesOfDay,
        rows: pitchesOfDay.rows.map((ball) => (ball.id === 7002 ? { ...ball, ...filmed } : ball)),
      },
    },
    view: { ...defaultPitchingResultsView, day: "2026-11-19" },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, step }) => {
    await step("日の行", async () => {
      const day = canvas.getByRole("button", { name: "11/19（木）の詳細" }).closest("tr");
      await expect(day?.querySelector("img")).toHaveAttribute("src", posterOfField);
      await expect(day).not.toHaveTextContent("動画なし");
    });
    await step("一球の行", async () => {
      const table = canvas.getByRole("table", { name: "11/19（木）の投球" });
      await expect(table.querySelectorAll("img")).toHaveLength(1);
      const link = within(table).getByRole("link", { name: "16:31" });
      await expect(link).toHaveAttribute("href", "/nextshot/report/201/pitching/results/7002");
      const ball = link.closest("tr");
      await expect(ball?.querySelector("img")).toHaveAttribute("src", posterOfField);
      await expect(ball).not.toHaveTextContent("動画なし");
    });
  },
};

export const LargeText: Story = {
  name: "文字200 %・スマートフォン",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  play: expectToFitWindow,
};

export const Tablet: Story = {
  name: "タブレット：行のどこを押しても開く",
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    for (const day of canvas.getAllByRole("button", { name: /の詳細$/ })) {
      await expect(pressedAt(day.closest("tr") ?? day, 0.3, 0.5)).toBe(day);
    }
  },
};

export const Empty: Story = {
  name: "0件",
  args: {
    days: { status: "ready", value: noPitchingDays },
    view: { ...defaultPitchingResultsView, pitch: 8 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("日付を広げるか、球種の条件を外してください。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(defaultPitchingResultsView);
  },
};

export const Loading: Story = { name: "読み込み中", args: { days: { status: "loading" } } };

export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { days: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const DayFailed: Story = {
  name: "ER-4 開いた日だけ読み込みに失敗 → 再試行",
  args: {
    pitches: { status: "failed", code: "unavailable" },
    view: { ...defaultPitchingResultsView, day: "2026-11-19" },
    days: { status: "ready", value: { ...pitchingDays, total: 2, rows: pitchingDays.rows.slice(0, 2) } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("11/17（火）")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetryDay).toHaveBeenCalledOnce();
  },
};
