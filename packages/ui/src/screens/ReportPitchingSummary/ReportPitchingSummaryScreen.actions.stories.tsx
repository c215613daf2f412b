import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { pitchingDoubts, pitchingMonth } from "./pitchingSummary.fixtures.ts";
import { ReportPitchingSummaryScreen } from "./ReportPitchingSummaryScreen.tsx";
import { defaultPitchingSummaryView } from "./view.ts";

const meta = {
  id: "screens-report-pitching-summary-actions",
  title: "画面/選手別レポート・投球サマリー/操作",
  component: ReportPitchingSummaryScreen,
  render: withHeldView(ReportPitchingSummaryScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ...reportAround,
    summary: { status: "ready", value: pitchingMonth },
    refreshing: false,
    reading: "plain",
    view: defaultPitchingSummaryView,
    onPlayerRetry: fn(),
    today: "2026-11-20",
    onViewChange: fn(),
    onRetry: fn(),
    onExport: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportPitchingSummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: "操作：期間と線を選び、表をCSVで残す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("D-1 読み方Bでは、5はシンカー", async () => {
      await expect(
        within(canvas.getByRole("table", { name: "球種ごとの球速" })).getByRole("rowheader", { name: "シンカー" }),
      ).toBeVisible();
    });
    await step("EN-10 期間", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3 });
      await expect(canvas.getByText("前の3か月 17.9")).toBeVisible();
    });
    await step("線は、多い3つから、すべてへ", async () => {
      const panel = within(canvas.getByRole("region", { name: "球速の推移" }));
      await expect(await panel.findByRole("img", { name: /^ストレートの中央値/ })).not.toHaveTextContent("カーブ");
      await userEvent.click(panel.getByRole("button", { name: "すべて" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ lines: "all" });
      await expect(panel.getByRole("img", { name: /^ストレートの中央値/ })).toHaveTextContent("カーブ");
    });
    await step("CSV", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /CSV/ }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
      await expect(args.onExport).toHaveBeenCalledWith(
        expect.stringContaining("スライダー,66,15.8,117.9,122.2,2026-11-15,117.6,13.3"),
        "球種ごとの球速_小野寺湊_20261120.csv",
      );
    });
  },
};

export const ChoosesBall: Story = {
  name: "操作：球は混ぜず、選び直す",
  args: { summary: { status: "ready", value: pitchingDoubts } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      within(canvas.getByRole("group", { name: "使用球" })).getByRole("button", { name: "球の記録なし" }),
    );
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ball: "unset" });
  },
};

export const ChartsMissing: Story = {
  name: "操作：図が届かなければ、その場で読み直す",
  args: { loadPart: async () => null },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "球速の推移" }));
    await userEvent.click(await panel.findByRole("button", { name: "再読み込みする" }));
    await expect(await panel.findByRole("alert")).toHaveTextContent("図を読み込めませんでした。");
    await expect(canvas.getByRole("table", { name: "球種ごとの球速" })).toBeVisible();
  },
};
