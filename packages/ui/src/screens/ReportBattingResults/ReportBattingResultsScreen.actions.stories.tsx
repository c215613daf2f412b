import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { ballChanges } from "../../components/BallActions/ballChanges.fixtures.ts";
import { chooseOrder } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { battingPage } from "./battingResults.fixtures.ts";
import { ReportBattingResultsScreen } from "./ReportBattingResultsScreen.tsx";
import { defaultBattingResultsView } from "./view.ts";

const meta = {
  id: "screens-report-batting-results-actions",
  title: "画面/選手別レポート・打撃結果/操作",
  component: ReportBattingResultsScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [
    () => import("../../components/Menu/MenuSurface.tsx"),
    () => import("../../components/DateRangeField/DateRangeField.tsx"),
  ],
  render: withHeldView(ReportBattingResultsScreen),
  args: {
    ...reportAround,
    results: { status: "ready", value: battingPage },
    today: "2026-11-20",
    view: { ...defaultBattingResultsView, page: 2 },
    changes: ballChanges,
    onPlayerRetry: fn(),
    onViewChange: fn(),
    onRetry: fn(),
    readAll: fn(async () => null),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportBattingResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrows: Story = {
  name: "操作：絞り込みは1ページ目に戻り、並べ替えは列の見出しから",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("結果と種類", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "ヒット" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, result: 2 });
      await userEvent.click(canvas.getByRole("button", { name: "ティー 16" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, battingType: 1 });
    });
    await step("速い順", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^打球速度（km\/h）/ }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, sort: { id: "speed", dir: "desc" } });
    });
    await step("ページと表示件数", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2 });
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "25");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 25 });
    });
    await step("CSV は、見えているページではなくすべての記録を読む", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "CSV" }));
      await waitFor(() => expect(args.readAll).toHaveBeenCalledOnce());
    });
  },
};

export const ChoosesDays: Story = {
  name: "操作：日付を選ぶと1ページ目に戻る",
  play: async ({ args, canvas, userEvent }) => {
    const days = within(await canvas.findByRole("group", { name: "日付" }));
    await userEvent.click(days.getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "直近3か月" }));
    await userEvent.click(screen.getByRole("button", { name: "この期間にする" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, start: "2026-08-20", end: "2026-11-20" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect((await canvas.findByRole("group", { name: "日付" })).textContent).toMatch(
      /2026.*8.*20.*〜.*2026.*11.*20/,
    );
  },
};

export const Corrects: Story = {
  name: "操作：一球を直す、消す",
  play: async ({ args, canvas, step, userEvent }) => {
    const [first] = battingPage.rows;
    const more = { name: "11/20 18:42の129.4 km/hのその他の操作" };
    await step("直す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "11/20 18:42の129.4 km/hを直す" }));
      const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
      await userEvent.selectOptions(dialog.getByLabelText("結果"), "ヒット");
      await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
      await expect(args.changes.onEdit).toHaveBeenLastCalledWith(first, {
        batting_result: 2,
        before: expect.objectContaining({ batting_type: 3, batting_result: 1, ball: "hard", speed: 129.4 }),
      });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("消す", async () => {
      await userEvent.click(canvas.getByRole("button", more));
      await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
      await waitFor(() => expect(args.changes.onDelete).toHaveBeenLastCalledWith(first));
    });
  },
};

const swings = battingPage.rows.map((ball, index) => ({
  ...ball,
  ...{ speed: null, angle: null, distance: null, batting_result: null },
  ...{ bat_speed: 92.4 + index, attack_angle: index === 0 ? null : 8 },
}));

export const Swings: Story = {
  name: "EN-9 スイングだけを測る機器の球は、スイング速度とアタックアングルを見せる",
  args: {
    results: {
      status: "ready",
      value: {
        ...battingPage,
        figures: {
          ...battingPage.figures,
          ...{ count: 0, mean: null, max: null, ev90: null, mean_angle: null, longest: null },
          sweet_spot: { inside: 0, of: 0 },
          results: { out: 0, hit: 0, home_run: 0 },
        },
        rows: swings,
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "一球ごとの打撃の記録" }));
    await expect(table.queryByRole("columnheader", { name: /打球速度/ })).toBeNull();
    await expect(table.getByRole("columnheader", { name: "スイング速度（km/h）" })).toBeVisible();
    const rowOf = (at: number) => table.getAllByRole("row")[at];
    await expect(rowOf(1)).toHaveTextContent(/実打.*92\.4–/);
    await expect(rowOf(2)).toHaveTextContent(/実打.*93\.48\.0/);
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "打球速度（km/h）：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "speed", dir: "desc" }, page: 1 });
  },
};
