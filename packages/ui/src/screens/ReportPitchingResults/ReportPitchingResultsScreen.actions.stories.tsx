import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { chooseOrder } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { pitchingResultsArgs } from "./pitchingResultsArgs.fixtures.ts";
import { ReportPitchingResultsScreen } from "./ReportPitchingResultsScreen.tsx";

const meta = {
  id: "screens-report-pitching-results-actions",
  title: "画面/選手別レポート・投球結果/操作",
  component: ReportPitchingResultsScreen,
  render: withHeldView(ReportPitchingResultsScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [
    () => import("../../components/Menu/MenuSurface.tsx"),
    () => import("../../components/DateRangeField/DateRangeField.tsx"),
  ],
  args: pitchingResultsArgs,
} satisfies Meta<typeof ReportPitchingResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: "操作：球種で絞り、並べ替え、一球ずつCSVで残す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("EN-12 球種。ページと開いた日は戻る", async () => {
      const chips = within(canvas.getByRole("group", { name: "球種" }));
      await expect(chips.getByRole("button", { name: "すべて" })).toHaveAttribute("aria-pressed", "true");
      await expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        "すべて",
        "ストレート",
        "カットボール",
        "スライダー",
        "カーブ",
        "ツーシーム",
        "チェンジアップ",
        "スプリット",
      ]);
      await userEvent.click(chips.getByRole("button", { name: "カーブ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, day: null, pitch: 4 });
      await expect(canvas.getByRole("columnheader", { name: /^平均（km\/h）/ })).toBeVisible();
    });
    await step("並べ替え", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^最大/ }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        sort: { id: "max", dir: "desc" },
        page: 1,
        day: null,
      });
    });
    await step("ページと表示件数。開いた日は戻る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2, day: null });
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "25");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 25, day: null });
    });
    await step("CSV", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "CSV" }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
      await expect(args.onExport).toHaveBeenCalledWith(
        expect.stringContaining("2026/11/19 16:31,スライダー,118.2,2310,硬式"),
        "投球結果_小野寺湊_20261021-20261120.csv",
      );
    });
  },
};

export const ChoosesDays: Story = {
  name: "操作：日付を選ぶと、1ページ目に戻り、開いた日も閉じる",
  play: async ({ args, canvas, userEvent }) => {
    const days = within(await canvas.findByRole("group", { name: "日付" }));
    await userEvent.click(days.getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "直近3か月" }));
    await userEvent.click(screen.getByRole("button", { name: "この期間にする" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      page: 1,
      day: null,
      start: "2026-08-20",
      end: "2026-11-20",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect((await canvas.findByRole("group", { name: "日付" })).textContent).toMatch(
      /2026.*8.*20.*〜.*2026.*11.*20/,
    );
  },
};

export const OpensDay: Story = {
  name: "操作：日を開き、一球の球種を直し、消す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("投げた順に出る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "11/19（木）の詳細" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ day: "2026-11-19", dayPage: 1 });
      const rows = within(canvas.getByRole("table", { name: "11/19（木）の投球" })).getAllByRole("row");
      await expect(rows[2]).toHaveTextContent(/^動画なし16:31スライダー118\.22,310$/);
      await expect(rows[4]).toHaveTextContent(/^動画なし16:34未設定121\.4/);
    });
    await step("球種を直す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "11/19 16:34の121.4 km/hを直す" }));
      const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
      await userEvent.selectOptions(dialog.getByLabelText("球種"), "カーブ");
      await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
      await expect(args.changes.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 7004 }), {
        tag_pitch: 4,
        before: expect.objectContaining({ tag_pitch: 0, batting_type: null, ball: "hard", speed: 121.4 }),
      });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("消す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "11/19 16:31の118.2 km/hのその他の操作" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
      await waitFor(() => expect(args.changes.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 7002 })));
    });
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "最大（km/h）：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "max", dir: "desc" }, page: 1, day: null });
  },
};
