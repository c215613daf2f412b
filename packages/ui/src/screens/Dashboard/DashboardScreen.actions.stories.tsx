import type { GuardedPitcher } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { withoutParts } from "../../state/withoutParts.harness.ts";
import { DashboardScreen, defaultDashboardView } from "./DashboardScreen.tsx";
import { heatOfMonth, heatOfQuarter, lastMonth, noPlayers } from "./dashboard.fixtures.ts";

const meta = {
  id: "screens-dashboard-actions",
  title: "画面/チームレポート/操作",
  component: DashboardScreen,
  render: withHeldView(DashboardScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    dashboard: { status: "ready", value: lastMonth },
    heat: { status: "ready", value: heatOfMonth },
    view: defaultDashboardView,
    refreshing: false,
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: "操作：D-9 期間と学年を選ぶと、選手の表は1ページ目に戻る",
  args: { view: { ...defaultDashboardView, page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("10月20日〜11月20日（32日間）")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, period: 3 });
    await userEvent.click(canvas.getByRole("button", { name: "中" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, grade: "j" });
    await expect(canvas.getByRole("link", { name: /痛みの報告あり。$/ })).toHaveAttribute(
      "href",
      "/training-report?grade=j&pain=1",
    );
    await expect(canvas.getByRole("button", { name: "中" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("link", { name: "すべて見る" })).toHaveAttribute(
      "href",
      "/training-report?grade=j&missing=1",
    );
    await userEvent.click(canvas.getByRole("button", { name: "すべて" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, grade: null });
  },
};

export const PhoneFilters: Story = {
  name: "操作：スマートフォンでは、学年を紙で選ぶ",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "1週間" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, period: 1 });
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(await screen.findByRole("dialog", { name: "絞り込み" }));
    await userEvent.click(sheet.getByRole("button", { name: "高" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, grade: "h" });
    await userEvent.click(sheet.getByRole("button", { name: "24人の記録を表示する" }));
    await expect(canvas.getByText("高・10月20日〜11月20日（32日間）")).toBeVisible();
  },
};

export const Sends: Story = {
  name: "操作：記録がない選手から選んで、お知らせを書き始める",
  play: async ({ canvas, step, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "記録がない選手" }));
    await step("はじめは、見えていない人も含めて全員", async () => {
      await expect(panel.getByRole("link", { name: "7人に送る" })).toHaveAttribute(
        "href",
        "/notification?to=6.7.8.9.10.11.12",
      );
    });
    await step("外した人には送らない", async () => {
      await userEvent.click(panel.getByRole("checkbox", { name: "野口 咲茉さんに送る" }));
      await userEvent.click(panel.getByRole("button", { name: "ほか2人を表示" }));
      await userEvent.click(panel.getByRole("checkbox", { name: "原田 暖さんに送る" }));
      await expect(panel.getByRole("link", { name: "5人に送る" })).toHaveAttribute(
        "href",
        "/notification?to=7.8.9.10.11",
      );
      await userEvent.click(panel.getByRole("checkbox", { name: "原田 暖さんに送る" }));
      await expect(panel.getByRole("link", { name: "6人に送る" })).toBeVisible();
    });
    await step("だれも選ばなければ、選ぶように言う", async () => {
      for (const box of panel.getAllByRole("checkbox", { checked: true })) await userEvent.click(box);
      await expect(panel.getByText("送る選手を選んでください")).toBeVisible();
      await expect(panel.queryByRole("link", { name: /人に送る$/ })).toBeNull();
    });
  },
};

export const TurnsPages: Story = {
  name: "操作：EN-11 選手の表は10人ずつ。1ページの人数を選べる",
  args: { view: { ...defaultDashboardView, period: 3 }, heat: { status: "ready", value: heatOfQuarter } },
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "選手ごとの実施" }));
    await panel.findByText("1週間の実施日数（日）");
    await expect(panel.getByText(/件中/)).toHaveTextContent("全 60 件中 1–10 件");
    await userEvent.click(panel.getByRole("button", { name: "前のページ" }));
    await expect(args.onViewChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole("button", { name: "次のページ" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2 });
    await userEvent.selectOptions(panel.getByRole("combobox", { name: "表示件数" }), "25");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 25 });
    await expect(panel.getByText(/件中/)).toHaveTextContent("全 60 件中 1–25 件");
  },
};

export const ChartsMissing: Story = {
  name: "操作：R9 図を運べなかったら、もう一度",
  ...withoutParts(1),
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "実施率の推移" }));
    await expect(await panel.findByRole("alert")).toHaveTextContent("図を読み込めませんでした。");
    await userEvent.click(panel.getByRole("button", { name: "再読み込みする" }));
    await expect(await panel.findByRole("img", { name: /^期間の実施率は、いまのところ74%です。/ })).toBeVisible();
  },
};

export const Nobody: Story = {
  name: "操作：その学年にいなければ、すべてに戻せる",
  args: { dashboard: { status: "ready", value: noPlayers }, view: { ...defaultDashboardView, grade: "h" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この学年の選手はいません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "絞り込みを解除する" }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ page: 1, grade: null });
  },
};

export const HurtWithoutPitches: Story = {
  name: "BE-1 しばらく投げていない投手の痛みは、注意に数え、この7日の投球数には並べない",
  args: {
    dashboard: { status: "ready", value: { ...lastMonth, guard: lastMonth.guard?.map(withoutPitches) ?? null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "チームの数字" })).toHaveTextContent("投球数の注意3人痛み1");
    const panel = within(canvas.getByRole("region", { name: "投球数" }));
    await expect(panel.queryByText("小川 新")).toBeNull();
    await expect(panel.getAllByRole("listitem")).toHaveLength(3);
  },
};

function withoutPitches(pitcher: GuardedPitcher): GuardedPitcher {
  return pitcher.pain ? { ...pitcher, days: [0, 0, 0, 0, 0, 0, 0] } : pitcher;
}
