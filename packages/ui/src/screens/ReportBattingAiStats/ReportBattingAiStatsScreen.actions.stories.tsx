import { defaultPeriod } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { battingTwoBalls } from "../../charts/AiStats/aiStats.fixtures.ts";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { ReportBattingAiStatsScreen } from "./ReportBattingAiStatsScreen.tsx";

const meta = {
  id: "screens-report-batting-ai-stats-actions",
  title: "画面/選手別レポート・打撃AIスタッツ/操作",
  component: ReportBattingAiStatsScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ...reportAround,
    onPlayerRetry: fn(),
    stats: { status: "ready", value: battingTwoBalls },
    view: { period: defaultPeriod, type: null, ball: null },
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportBattingAiStatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: "操作：種類と球と期間を選び、計算の方法を開く",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("種類と球と期間は、ひとつずつ", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "実打 8球" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ type: 3 });
      await userEvent.click(canvas.getByRole("button", { name: "軟式 12球" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ ball: "rubber" });
      await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3 });
    });
    await step("式と出典と最小の数", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "計算の方法" }));
      const dialog = await screen.findByRole("dialog", { name: "計算の方法" });
      await expect(dialog).toHaveTextContent("Theil 1950、Sen 1968");
      await expect(dialog).toHaveTextContent("実打20球と、比べる選手10人");
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("dialog")).toBeNull();
    });
  },
};

export const Reads: Story = {
  name: "操作：わかったことを、幅と根拠と相手とともに読む",
  play: async ({ canvas }) => {
    const found = canvas.getByRole("region", { name: "わかったこと" });
    const [first] = within(found).getAllByRole("article");
    await expect(first).toHaveTextContent("根拠");
    await expect(first).toHaveTextContent("（90%区間）");
    await expect(first).toHaveTextContent("比べた相手自分の");
    await expect(first).toHaveTextContent("次に試すこと");
    await expect(within(found).getAllByRole("article").length).toBeLessThanOrEqual(3);
    await expect(found).toHaveTextContent("推定値です。指導の判断は、動画と体調とあわせて行ってください。");
  },
};
