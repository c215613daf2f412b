import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { ScatterChart } from "./ScatterChart.tsx";
import { battedBalls, stages } from "./scatter.fixtures.ts";

const meta = {
  id: "charts-scatter-chart-actions",
  title: "図表/散布図（操作）",
  component: ScatterChart,
  decorators: [onPanel],
  args: {
    caption: "打球速度と打球角度",
    summary: "強い打球は高校に多くあります。",
    x: { measure: "打球速度", unit: "km/h", range: [60, 160] },
    y: { measure: "打球角度", unit: "°", range: [-30, 60] },
    categories: stages,
    points: [
      { id: "slow", categoryId: "h", name: "小野寺 湊", detail: "11/18", x: 120, y: 10 },
      { id: "fast", categoryId: "h", name: "三浦 陽翔", detail: "11/20", x: 147.8, y: 5.4 },
      { id: "small", categoryId: "e", name: "長谷川 ひまり子", detail: "11/20", x: 88, y: 20 },
    ],
    labels: { name: "選手", detail: "日", category: "学年" },
    onSelect: fn(),
  },
} satisfies Meta<typeof ScatterChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: "操作：矢印キーで球をたどり、選ぶ",
  play: async ({ args, canvas, step, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    points.focus();

    await step("→ ← は同じ仲間の中を速度の順に動く", async () => {
      await userEvent.keyboard("{ArrowUp}{Home}");
      await expect(points).toHaveAttribute(
        "aria-valuetext",
        "小野寺 湊、日 11/18、学年 高校、打球速度 120.0km/h、打球角度 10.0°",
      );
      await userEvent.keyboard("{ArrowRight}");
      await expect(points).toHaveAttribute(
        "aria-valuetext",
        "三浦 陽翔、日 11/20、学年 高校、打球速度 147.8km/h、打球角度 5.4°",
      );
    });
    await step("↓ で次の仲間へ移る", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByText("長谷川 ひまり子", { selector: "strong" })).toBeVisible();
    });
    await step("Enter でその球を返す", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(args.onSelect).toHaveBeenCalledWith("small");
    });
  },
};

export const Legend: Story = {
  name: "操作：凡例で仲間を隠す",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const symbols = () => canvasElement.querySelectorAll("[role='img'] path[data-mark]").length;
    const high = canvas.getByRole("button", { name: "高校", pressed: true });

    await step("押すと図からも表からも消える", async () => {
      await expect(symbols()).toBe(3);
      await userEvent.click(high);
      await expect(high).toHaveAttribute("aria-pressed", "false");
      await expect(symbols()).toBe(1);
      await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
      await expect(canvas.getAllByRole("rowheader")).toHaveLength(1);
      await userEvent.click(canvas.getByRole("button", { name: "グラフで見る" }));
    });
    await step("すべて隠すと、記録がないとは言わず、隠していると伝える", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "小学" }));
      await expect(canvas.getByText("凡例ですべて隠しています")).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "表で見る" })).toBeNull();
    });
    await step("もう一度押すと戻る", async () => {
      await userEvent.click(high);
      await expect(symbols()).toBe(2);
    });
  },
};

export const FiveThousand: Story = {
  name: "操作：5,000球でも、近い球を指せる",
  args: { points: battedBalls(5000) },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    const { left, top, width, height } = points.getBoundingClientRect();

    await step("近い球はひとつの記号にまとまり、5,000球を過不足なく数える", async () => {
      const cells = Array.from(canvasElement.querySelectorAll<SVGPathElement>("[role='img'] path[data-count]"));
      await expect(cells.length).toBeLessThan(1500);
      await expect(cells.reduce((sum, { dataset }) => sum + Number(dataset.count), 0)).toBe(5000);
      await expect(canvas.getByRole("list", { name: "記号ひとつの球数" })).toHaveTextContent("1球2〜4球5〜9球10球から");
    });
    await step("マウスの下の球の言葉が出る", async () => {
      await userEvent.pointer({ target: points, coords: { clientX: left + width * 0.8, clientY: top + height * 0.5 } });
      await expect(canvas.getByText("打球速度", { selector: "dt" })).toBeVisible();
      await expect(points).toHaveAttribute("aria-valuemax", "5000");
    });
    await step("球のない所では消える", async () => {
      await userEvent.pointer({ target: points, coords: { clientX: left + 3, clientY: top + 3 } });
      await expect(canvas.queryByText("打球速度", { selector: "dt" })).toBeNull();
    });
  },
};

export const Chosen: Story = {
  name: "操作：選んだ球は、薄くなったほかの球の上に立つ",
  args: { points: battedBalls(5000), chosen: new Set(["h-0", "h-3", "h-6"]) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("slider", { name: "グラフの点" });
    await expect(canvasElement.querySelectorAll("[data-look='chosen'] > path")).toHaveLength(3);
    const quiet = Array.from(canvasElement.querySelectorAll<SVGPathElement>("[data-quiet] > path"));
    await expect(quiet.reduce((sum, { dataset }) => sum + Number(dataset.count), 0)).toBe(4997);
    await expect(quiet[0] && getComputedStyle(quiet[0]).opacity).toBe("0.3");
  },
};

export const FiveThousandRows: Story = {
  name: "操作：5,000球の表は、100行ずつ",
  args: { points: battedBalls(5000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "表で見る" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(100);
  },
};

export const Aligned: Story = {
  name: "操作：範囲は、同じ値の目盛りの線に重なる",
  args: {
    x: { measure: "打球速度", unit: "km/h", range: [63, 157] },
    bands: [
      {
        categoryId: "h",
        steps: [
          { x: 125, from: 0, to: 20 },
          { x: 135, from: 0, to: 20 },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const lineAt = (value: string) => {
      const tick = canvas.getAllByText(value).find((text) => text.closest("g[transform]"));
      const { left = 0, width = 0 } = tick?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    const band = canvasElement.querySelector("[role='img'] svg[aria-hidden] path[data-part='band']");
    const { left = 0, right = 0 } = band?.getBoundingClientRect() ?? {};
    await expect(Math.abs(left - lineAt("120"))).toBeLessThan(1.5);
    await expect(Math.abs(right - lineAt("140"))).toBeLessThan(1.5);
  },
};
