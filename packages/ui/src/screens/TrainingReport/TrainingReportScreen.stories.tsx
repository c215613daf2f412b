import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { TrainingReportHarness } from "./TrainingReport.harness.tsx";
import { TrainingReportScreen } from "./TrainingReportScreen.tsx";
import { busiest, firstWeek, lastDay, newcomer, report, thousand } from "./trainingReport.fixtures.ts";
import { defaultTrainingReportView } from "./view.ts";

const meta = {
  id: "screens-training-report",
  title: "画面/実施記録（選手別）",
  component: TrainingReportScreen,
  render: (args) => <TrainingReportHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    report: { status: "ready", value: report },
    view: defaultTrainingReportView,
    opened: null,
    onViewChange: fn(),
    onOpen: fn(),
    onRetry: fn(),
    onRetryDay: fn(),
  },
} satisfies Meta<typeof TrainingReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  args: { opened: { id: 206, day: { status: "ready", value: lastDay } } },
};
export const Empty: Story = {
  name: "0件",
  args: { report: { status: "ready", value: { ...report, members: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選手がまだいません")).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "期間" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "メンバーリストを開く" })).toHaveAttribute("href", "/member-list");
  },
};
export const FilteredEmpty: Story = {
  name: "絞り込みで0件",
  args: { view: { ...defaultTrainingReportView, grade: "h", missing: true, q: "おのでら" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText("高・3日以上記録がない選手のみ・名前「おのでら」の条件では見つかりませんでした。"),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "絞り込みを解除する" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      grade: null,
      q: "",
      missing: false,
      pain: false,
      page: 1,
    });
    await expect(await canvas.findByText("12人中 12人")).toBeVisible();
  },
};
export const Loading: Story = { name: "読み込み中", args: { report: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { report: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Newcomer: Story = {
  name: "長い名前・記録のない選手",
  args: {
    report: { status: "ready", value: { ...report, members: [newcomer, ...report.members.slice(0, 3)] } },
    opened: { id: newcomer.id, day: { status: "ready", value: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("まだ記録がありません。")).toBeVisible();
    const [strip] = canvas.getAllByRole("img", { name: "直近14日のうち0日実施" });
    await expect(strip?.querySelectorAll('[data-level="none"]')).toHaveLength(12);
  },
};
export const HundredRows: Story = {
  name: "1000人・1ページに100件",
  args: { report: { status: "ready", value: thousand }, view: { ...defaultTrainingReportView, size: 100 } },
};
export const Mobile: Story = {
  name: "スマートフォン",
  args: { opened: { id: 200, day: { status: "ready", value: lastDay } } },
  globals: { viewport: { value: "mobile" } },
};
export const Amounts: Story = {
  name: "練習量",
  args: { view: { ...defaultTrainingReportView, columns: "amounts", sort: { id: "load", dir: "desc" } } },
};
export const AmountsMany: Story = {
  name: "練習量・長い名前・単位が多い・記録なし",
  args: {
    report: { status: "ready", value: { ...report, members: [busiest, newcomer, ...report.members.slice(0, 3)] } },
    view: { ...defaultTrainingReportView, columns: "amounts", sort: { id: "days", dir: "desc" } },
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole("cell").map(({ textContent }) => textContent);
    await expect(cells).toContain("12,400球100,000本300回45分3件");
    await expect(cells.filter((text) => text === "–記録なし").length).toBeGreaterThanOrEqual(7);
  },
};
export const AmountsMobile: Story = {
  ...AmountsMany,
  name: "練習量・スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("100,000")).toBeVisible();
  },
};
export const Dark: Story = { ...Ready, name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { ...Ready, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Few: Story = {
  name: "少ない：2人、火曜に始めたチームの金曜、記録1件",
  args: { report: { status: "ready", value: firstWeek } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2人中 2人")).toBeVisible();
    await expect(canvas.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "選手実施率（低い順）前の1か月連続直近14日 11/7〜11/20時間負荷最終記録詳細",
      // Nobody was in the team in the month before: that is no 0 %.
      "菊菊地 直輝小40%–記録なし0日0分0記録なし",
      "木木下 紬小425%–記録なし1日30分150今日",
    ]);
    await expectToFitWindow();
  },
};
