import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { DashboardScreen, defaultDashboardView } from "./DashboardScreen.tsx";
import { firstWeek, heatOfFirstWeek } from "./dashboard.fixtures.ts";

const meta = {
  id: "screens-dashboard-few",
  title: "画面/チームレポート",
  component: DashboardScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    dashboard: { status: "ready", value: firstWeek },
    heat: { status: "ready", value: heatOfFirstWeek },
    view: defaultDashboardView,
    refreshing: false,
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

export const Few: Story = {
  name: "少ない：2人、火曜に始めたチームの金曜、記録1件",
  play: async ({ canvas, step }) => {
    await canvas.findByRole("img", { name: "期間の実施率は、いまのところ17%です。目標の85%まで68ポイントです。" });
    await step("要点は、登録から3日記録のない一人だけ", async () => {
      const head = within(canvas.getByRole("region", { name: "きょうの要点" }));
      await expect(texts(head.getAllByRole("link"))).toEqual(["中中川 詩さんは3日記録なし。"]);
    });
    await step("前の期間にチームがなければ、くらべない", async () => {
      const board = canvas.getByRole("region", { name: "チームの数字" });
      await expect([...board.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
        "実施率17%",
        "1日の平均提出0.3/ 2人",
        "3日以上 記録なし1人+1 先週比",
        "最長の連続実施0日",
        "投球数の注意0人注意する選手はいません",
      ]);
    });
    await step("七日そろわないうちは、低い曜日を言わない", async () => {
      const calendar = within(canvas.getByRole("region", { name: "実施カレンダー" }));
      await expect(texts(calendar.getAllByRole("definition"))).toEqual(["0日"]);
    });
    await step("はじめての週の負荷は、線ではなく一文で言う", async () => {
      const load = within(canvas.getByRole("region", { name: "練習の負荷" }));
      await expect(await load.findByText("今週の1人あたりの負荷は、いまのところ150です。")).toBeVisible();
      await expect(load.queryByRole("img")).toBeNull();
      await expect(load.queryByRole("button", { name: "表で見る" })).toBeNull();
    });
    await expectToFitWindow();
  },
};
