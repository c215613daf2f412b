import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { LineChart } from "./LineChart.tsx";
import { ownExitSpeed, teamExitSpeed, weekly } from "./line.fixtures.ts";

const meta = {
  id: "charts-line-chart-actions",
  title: "図表/線グラフ（操作）",
  component: LineChart,
  decorators: [onPanel],
  args: {
    caption: "打球速度の推移",
    summary: "小野寺さんの打球速度は 137.1 km/h です。",
    measure: "打球速度",
    unit: "km/h",
    today: "2026-11-20",
    series: [teamExitSpeed, ownExitSpeed],
    onSelect: fn(),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: "操作：矢印キーで点をたどる",
  play: async ({ args, canvas, step, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });

    await step("入ると、いちばん新しい点に立つ", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(points).toHaveFocus();
      await expect(points).toHaveAttribute("aria-valuetext", "11/20、小野寺 137.1km/h");
      await expect(canvas.getByText("11/20", { selector: "strong" })).toBeVisible();
    });
    await step("← で前の週、Home で最初の週", async () => {
      await userEvent.keyboard("{ArrowLeft}");
      await expect(points).toHaveAttribute("aria-valuetext", "11/16、小野寺 137.0km/h");
      await userEvent.keyboard("{Home}{ArrowLeft}");
      await expect(points).toHaveAttribute("aria-valuetext", "9/7、小野寺 130.6km/h");
    });
    await step("↑ で別の線の同じ週", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(points).toHaveAttribute("aria-valuetext", "9/7、チーム高校 127.2km/h");
    });
    await step("Enter でその日を返す", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenLastCalledWith("2026-09-07");
    });
    await step("Esc で吹き出しを消しても、フォーカスは残る", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(canvas.queryByText("9/7", { selector: "strong" })).toBeNull();
      await expect(points).toHaveFocus();
    });
  },
};

export const Pointer: Story = {
  name: "操作：マウスと指で点を指す",
  play: async ({ args, canvas, step, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    const { left, top, width, height } = points.getBoundingClientRect();
    const leftEdge = { clientX: left + 50, clientY: top + height - 30 };

    await step("いちばん近い週の、表の行と同じ言葉が出る", async () => {
      await userEvent.pointer({ target: points, coords: leftEdge });
      await expect(canvas.getByText("9/7", { selector: "strong" }).parentElement).toHaveTextContent(
        "9/7チーム高校127.2km/h小野寺130.6km/h",
      );
    });
    await step("離れると消える", async () => {
      await userEvent.unhover(points);
      await expect(canvas.queryByText("9/7", { selector: "strong" })).toBeNull();
    });
    await step("指で触れた点は、離しても残る", async () => {
      await userEvent.pointer({
        keys: "[TouchA]",
        target: points,
        coords: { clientX: left + width - 40, clientY: top + 40 },
      });
      await expect(canvas.getByText("11/20", { selector: "strong" })).toBeVisible();
      await expect(args.onSelect).toHaveBeenLastCalledWith("2026-11-20");
    });
  },
};

export const Table: Story = {
  name: "操作：表に切り替える",
  play: async ({ canvas, step, userEvent }) => {
    const picture = canvas.getByRole("img", { name: "小野寺さんの打球速度は 137.1 km/h です。" });

    await step("ボタンで表になり、同じ場所に収まる", async () => {
      const before = picture.parentElement?.parentElement?.getBoundingClientRect().height;
      await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
      await expect(picture).not.toBeVisible();
      await expect(canvas.getByRole("columnheader", { name: "小野寺（km/h）" })).toBeVisible();
      await expect(canvas.getByRole("row", { name: "11/20 129.9 137.1" })).toBeInTheDocument();
      await expect(picture.parentElement?.parentElement?.getBoundingClientRect().height).toBe(before);
    });
    await step("ボタンで図に戻る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "グラフで見る" }));
      await expect(picture).toBeVisible();
    });
    await step("Tキーで行き来しても、フォーカスを失わない", async () => {
      (await canvas.findByRole("slider")).focus();
      await userEvent.keyboard("t");
      await expect(canvas.getByRole("region", { name: "打球速度の推移の表" })).toHaveFocus();
      await userEvent.keyboard("T");
      await expect(canvas.getByRole("slider")).toHaveFocus();
    });
    await step("Ctrl+T はブラウザに任せる", async () => {
      await userEvent.keyboard("{Control>}t{/Control}");
      await expect(picture).toBeVisible();
    });
  },
};

export const LastDay: Story = {
  name: "操作：最後の日は軸の右端に立つ",
  play: async ({ canvas, canvasElement }) => {
    const grid = canvasElement.querySelector("svg line");
    const end = canvasElement.querySelector("[data-look='own'] [data-part='dot']");
    await expect(canvas.getByRole("img")).toBeVisible();
    await expect(end?.getAttribute("transform")?.split(",")[0]).toBe(`translate(${grid?.getAttribute("x2")}`);
  },
};

export const Joined: Story = {
  name: "操作：測らなかった週をまたいで線をつなぎ、表には記録なしを残す",
  args: {
    joined: true,
    series: [
      {
        ...ownExitSpeed,
        points: weekly([130, null, null, 133, null, 135]),
        start: { date: "2026-08-31", value: 128 },
        isEndless: true,
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = await canvas.findByRole("img");
    await waitFor(() => expect(canvasElement.querySelector("[data-part='line']")).toBeInTheDocument());
    await expect(canvasElement.querySelector("[data-part='line']")?.getAttribute("d")).toMatch(/^M[^M]+$/);
    await expect(canvasElement.querySelectorAll("[data-part='dot']")).toHaveLength(3);
    await expect(picture).not.toHaveTextContent("135.0");
    await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
    await expect(canvas.getByRole("row", { name: "9/14 記録なし" })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /^8.31/ })).toBeNull();
  },
};

export const Unfinished: Story = {
  name: "操作：終わっていない週は破線の先の開いた点で、途中と言う",
  args: { series: [teamExitSpeed, { ...ownExitSpeed, isUnfinished: true }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("途中")).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll("circle[data-part='open']")).toHaveLength(1));
    await expect(canvasElement.querySelectorAll("[data-part='unfinished']")).toHaveLength(1);
    // The filled point marks the last whole week.
    await expect(canvasElement.querySelectorAll("[data-look='own'] > [data-part='dot']")).toHaveLength(1);
  },
};

export const OnlyUnfinished: Story = {
  name: "操作：終わっていない週だけなら、開いた点が一つで、面はない",
  args: { filled: true, series: [{ ...ownExitSpeed, points: ownExitSpeed.points.slice(-1), isUnfinished: true }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("circle[data-part='open']")).toHaveLength(1));
    await expect(canvasElement.querySelectorAll("[data-part='under']")).toHaveLength(0);
  },
};
