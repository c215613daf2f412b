import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { PrintMeasureScreen } from "./PrintMeasureScreen.tsx";
import { crowd, firstDay, longDayName, longNamed, printMeasureArgs } from "./printMeasure.fixtures.ts";

const meta = {
  id: "screens-print-measure",
  title: "画面/測定シート",
  component: PrintMeasureScreen,
  render: withHeldView(PrintMeasureScreen),
  parameters: { layout: "fullscreen" },
  args: printMeasureArgs,
} satisfies Meta<typeof PrintMeasureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const papers = canvas.getAllByRole("article");
    await expect(papers.length).toBe(1);
    const { width, height } = papers[0]?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([794, 1123]);
    const rows = canvas.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(rows.length).toBe(14);
    await expect(rows[2]).toBe("1増田 碧中2 ますだ みどり8.717.236.2178");
    await expect(canvas.getByText("50–400")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "この測定会の入力画面を開くQRコード" })).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", parameters: unseen, globals: { viewport: { value: "mobile" } } };
export const Players: Story = {
  name: "選手ごとの伸び：一枚にひとり",
  parameters: unseen,
  args: { view: { kind: "players", stage: null, player: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "選手" }), "小川 新");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("小川 新小6 おがわ あらた");
    const jump = canvas.getByRole("row", { name: /^遠投（m）/ });
    await expect(jump).toHaveTextContent("遠投（m）35.036.2★38.0+1.838.0");
    await expect(canvas.getByText("★は、この測定会で出た自己ベストです。")).toBeVisible();
  },
};
export const Long: Story = {
  name: "12項目と13人：同じ選手の紙が続く",
  parameters: unseen,
  args: crowd,
  play: async ({ canvas }) => {
    const papers = canvas.getAllByRole("article");
    await expect(papers.length).toBe(4);
    await expect(papers.map((paper) => paper.getBoundingClientRect().height)).toEqual([1123, 1123, 1123, 1123]);
    await expect(papers.map((paper) => paper.querySelector("tbody td")?.textContent)).toEqual(["1", "1", "13", "13"]);
    await expect(papers[3]).toHaveTextContent("4 / 4");
  },
};
export const LongNames: Story = {
  name: "選手ごとの伸び：長い名前と長い測定会の名前でも、一枚に収まる",
  parameters: unseen,
  args: { ...longNamed, view: { kind: "players", stage: null, player: null } },
  play: async ({ canvas }) => {
    const papers = canvas.getAllByRole("article");
    await expect(papers.map((paper) => paper.getBoundingClientRect().height)).toEqual([1123, 1123, 1123, 1123]);
    await expect(papers.filter((paper) => paper.scrollWidth > paper.clientWidth)).toEqual([]);
    await expect(papers.filter((paper) => paper.scrollHeight > paper.clientHeight)).toEqual([]);
    await expect(papers[0]).toHaveTextContent("勅使河原長谷部 ひまり子美沙希");
    await expect(canvas.getByRole("combobox", { name: "測定会" })).toHaveDisplayValue(`2026/11/20 ${longDayName}`);
  },
};
export const Few: Story = {
  name: "少ない：2人、測定1回",
  args: firstDay,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    const rows = canvas.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(rows.slice(2, 5)).toEqual(["1増田 碧中2 ますだ みどり", "2小川 新小6 おがわ あらた", "3"]);
    await userEvent.click(canvas.getByRole("button", { name: "選手ごとの伸び" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await expect(canvas.queryByText(/★/)).toBeNull();
    const [jump] = canvas.getAllByRole("row", { name: /^遠投（m）/ });
    await expect(jump).toHaveTextContent("遠投（m）38.0–38.0");
  },
};
export const NoDays: Story = {
  name: "0件",
  parameters: unseen,
  args: { days: { status: "ready", value: [] }, sheet: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("印刷する測定会がありません")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "測定会の入力を開く" })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day",
    );
  },
};
export const Nobody: Story = {
  name: "選手がいない",
  parameters: unseen,
  args: { members: { status: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("印刷する選手がいません")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "印刷する" })).toBeNull();
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { sheet: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { sheet: { status: "failed", code: "unavailable" }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
