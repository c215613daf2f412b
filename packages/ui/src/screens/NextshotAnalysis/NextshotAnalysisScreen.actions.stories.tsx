import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { analysisMembers, battedMonth } from "./analysis.fixtures.ts";
import { NextshotAnalysisScreen } from "./NextshotAnalysisScreen.tsx";
import { defaultAnalysisView } from "./view.ts";

const meta = {
  id: "screens-nextshot-analysis-actions",
  title: "画面/測定データ分析/操作",
  component: NextshotAnalysisScreen,
  render: withHeldView(NextshotAnalysisScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    analysis: { status: "ready", value: battedMonth },
    refreshing: false,
    members: analysisMembers,
    reading: "short",
    view: defaultAnalysisView,
    onViewChange: fn(),
    onRetry: fn(),
    onExport: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof NextshotAnalysisScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: "操作：種類と球は一組で選び、投球に替え、比較をCSVで残す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("混ぜて集計しない", async () => {
      const pools = canvas.getByRole("combobox", { name: "打撃の種類と使用球" });
      await expect(pools).toHaveDisplayValue("実打・硬式（178球）");
      await userEvent.selectOptions(pools, "ティー・軟式（12球）");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, battingType: 1, ball: "rubber" });
    });
    await step("並べ替えとCSV", async () => {
      const table = within(canvas.getByRole("table", { name: "選手どうしの比較" }));
      await userEvent.click(table.getByRole("button", { name: /^球数/ }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "count", dir: "desc" }, page: 1 });
      await userEvent.click(canvas.getByRole("button", { name: "CSV" }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
      await expect(args.onExport).toHaveBeenCalledWith(
        expect.stringContaining("石井 悠真,高1,20,124.9,2026-11-19,126.5"),
        "測定データ分析_打撃_20261120.csv",
      );
    });
    await step("投球に替えると、打撃の条件は消える", async () => {
      await userEvent.click(
        within(canvas.getByRole("group", { name: "測定の種類" })).getByRole("button", { name: "投球" }),
      );
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        page: 1,
        mode: 2,
        battingType: null,
        ball: null,
        pitch: 0,
      });
    });
  },
};

export const ChoosesPeriod: Story = {
  name: "操作：期間を替えると、1ページ目に戻る",
  args: { view: { ...defaultAnalysisView, page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    const choices = within(canvas.getByRole("group", { name: "期間" }));
    await expect(choices.getByRole("button", { pressed: true })).toHaveTextContent("直近1か月");
    await userEvent.click(choices.getByRole("button", { name: "直近3か月" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, period: 3 });
    await expect(choices.getByRole("button", { pressed: true })).toHaveTextContent("直近3か月");
  },
};

export const Focus: Story = {
  name: "操作：目立たせる選手を選ぶと、ほかの球は薄くなる",
  play: async ({ args, canvas, userEvent }) => {
    const figure = await canvas.findByRole("figure", { name: "打球速度と打球角度" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "目立たせる選手" }), "小野寺 湊（48球）");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ focus: [201] });
    await waitFor(() => expect(figure.querySelectorAll("[data-look='chosen'] > path")).toHaveLength(48));
    await expect(figure.querySelectorAll("[data-look='quiet'] > path")).toHaveLength(130);
  },
};

export const ChoosesPlayers: Story = {
  name: "操作：選手を探して選び、札から外す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("かなで探す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "選手を選ぶ" }));
      const dialog = within(await screen.findByRole("dialog", { name: "選手を選ぶ" }));
      await userEvent.click(dialog.getByRole("checkbox", { name: "小野寺 湊" }));
      await userEvent.type(dialog.getByRole("searchbox", { name: "名前で探す" }), "みうら");
      await expect(dialog.getAllByRole("checkbox")).toHaveLength(1);
      await userEvent.click(dialog.getByRole("checkbox", { name: "三浦 陽翔" }));
      await userEvent.click(dialog.getByRole("button", { name: "2人を表示する" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, players: [201, 202] });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("札から外す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "小野寺 湊を外す" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, players: [202] });
    });
  },
};
