import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { battingNothing } from "./battingSummary.fixtures.ts";
import { ReportBattingSummaryScreen } from "./ReportBattingSummaryScreen.tsx";
import { defaultBattingSummaryView } from "./view.ts";

const meta = {
  id: "screens-report-batting-summary-actions",
  title: "画面/選手別レポート・打撃サマリー/操作",
  component: ReportBattingSummaryScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  render: withHeldView(ReportBattingSummaryScreen),
  args: {
    ...reportAround,
    summary: { status: "ready", value: battingNothing },
    view: defaultBattingSummaryView,
    onPlayerRetry: fn(),
    today: "2026-11-20",
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportBattingSummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: "操作：種類・球・期間を選ぶ",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("ほかの球にしかない種類を選ぶと、球はいつものものにまかせる", async () => {
      const types = within(canvas.getByRole("group", { name: "打撃の種類" }));
      await expect(types.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        "ティー",
        "実打 0",
        "種類なし",
      ]);
      await userEvent.click(types.getByRole("button", { name: "種類なし" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ battingType: 0, ball: null });
    });
    await step("その球にない種類は続けない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "軟式" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ ball: "rubber", battingType: null });
    });
    await step("期間", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3 });
      await expect(canvas.queryByRole("button", { name: "直近3か月で見る" })).toBeNull();
    });
  },
};

export const PhoneFilters: Story = {
  name: "操作：スマートフォンでは、期間も絞り込みの中",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "絞り込み" }));
    await userEvent.click(sheet.getByRole("button", { name: "1週間" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 1 });
    await userEvent.click(sheet.getByRole("button", { name: "0球を表示する" }));
  },
};
