import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import {
  analysisMembers,
  battedMany,
  battedMonth,
  battedWithoutAngles,
  battedWithTeam,
  nothingMeasured,
  pitchedMonth,
} from "./analysis.fixtures.ts";
import { battedOnce } from "./analysisFew.fixtures.ts";
import { NextshotAnalysisScreen } from "./NextshotAnalysisScreen.tsx";
import { defaultAnalysisView, noAnalysisConditions } from "./view.ts";

const meta = {
  id: "screens-nextshot-analysis",
  title: "画面/測定データ分析",
  component: NextshotAnalysisScreen,
  parameters: { layout: "fullscreen" },
  args: {
    analysis: { status: "ready", value: battedMonth },
    refreshing: false,
    members: analysisMembers,
    reading: "short",
    view: defaultAnalysisView,
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof NextshotAnalysisScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await canvas.findByRole("img", { name: "角度のある178球のうち、強い打球は69球です。" });
    await expect(canvas.getByText("178球・7人")).toBeVisible();
    await step("強い打球の割合", async () => {
      const rows = within(canvas.getByRole("region", { name: "強い打球の割合" })).getAllByRole("row");
      await expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
        "高校784962.8",
        "中学602033.3",
        "小学4000.0",
      ]);
    });
    await step("学年ごとの推移", async () => {
      await expect(await canvas.findByRole("img", { name: "小学の最後の週の平均は87.2 km/hです。" })).toBeVisible();
    });
    await step("選手は、平均の高い順", async () => {
      const panel = within(canvas.getByRole("region", { name: "選手別" }));
      await expect(panel.getAllByRole("listitem")).toHaveLength(6);
      await expect(panel.getByRole("link", { name: /小野寺 湊/ })).toHaveAttribute(
        "href",
        "/nextshot/report/201/batting/summary",
      );
      await expect(panel.getByRole("link", { name: "ランキング" })).toHaveAttribute("href", "/nextshot/ranking");
    });
    await expect(canvas.getByRole("link", { name: "CSVを取り込む" })).toHaveAttribute(
      "href",
      "/nextshot/analysis/import",
    );
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Mobile: Story = {
  name: "スマートフォン",
  args: { view: { ...defaultAnalysisView, players: [201, 208] } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("直近1か月・すべての学年・実打・硬式")).toBeVisible();
    await canvas.findByRole("img", { name: /^角度のある178球/ });
    await expectToFitWindow();
  },
};

export const Many: Story = {
  name: "一度に届くより多い球",
  args: { analysis: { status: "ready", value: battedMany } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("6,120球のうち新しい4,984球・7人")).toBeVisible();
    const figure = await canvas.findByRole("figure", { name: "打球速度と打球角度" });
    const cells = Array.from(figure.querySelectorAll<SVGPathElement>("path[data-count]"));
    await expect(cells.reduce((sum, { dataset }) => sum + Number(dataset.count), 0)).toBe(4984);
    await expect(cells.length).toBeLessThan(1500);
    await expect(within(figure).getByRole("list", { name: "記号ひとつの球数" })).toBeVisible();
  },
};

export const Bands: Story = {
  name: "操作：帯は段階ごとで、真ん中の速さの角度と、入った球を言う",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "打球速度と打球角度" });
    await expect(panel).toHaveTextContent("帯は、その速さで塁打がもっとも多い8°です。");
    await expect(panel).toHaveTextContent(
      "高校：真ん中の速さ（135 km/h）では9〜17°。78球のうち20球（26%）がそれぞれの速さの帯の中。",
    );
    await expect(panel).toHaveTextContent("小学：真ん中の速さ（85 km/h）では11〜19°。40球のうち9球（23%）");
  },
};

export const TeamAverage: Story = {
  name: "team の記録がある日と、3球だけの選手",
  args: { analysis: { status: "ready", value: battedWithTeam } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const trend = canvas.getByRole("region", { name: "打球速度の推移・日ごと" });
    await expect(trend).toHaveTextContent("チーム平均は、測定アプリの値。ない日は全員の平均");
    await within(trend).findByRole("img", {
      name: "最後の測定日の平均は、高校 133.8 km/h、中学 112.4 km/h、小学 88.8 km/h、チーム平均 118.4 km/hです。",
    });
    const best = within(canvas.getByRole("region", { name: "選手別" })).getAllByRole("listitem");
    await expect(best[0]).toHaveTextContent("小野寺 湊");
    const table = canvas.getByRole("region", { name: "選手どうしの比較" });
    await expect(table).toHaveTextContent("10球に満たない選手は、平均の順では最後");
    await expect(within(table).getAllByRole("row").at(-1)).toHaveTextContent("水野 葵");
  },
};

export const Distribution: Story = {
  name: "操作：打球速度の分布は、段階ごと",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "打球速度の分布" }));
    await userEvent.click(await panel.findByRole("button", { name: "表で見る" }));
    await expect(panel.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "高校",
      "中学",
      "小学",
    ]);
  },
};

export const WithoutAngles: Story = {
  name: "角度のない球は、数と入れないことを言う",
  args: { analysis: { status: "ready", value: battedWithoutAngles } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("178球・7人（角度のある169球。ない9球は、この図と割合に入れていません）"),
    ).toBeVisible();
  },
};

export const Pitching: Story = {
  name: "投球",
  args: { analysis: { status: "ready", value: pitchedMonth }, view: { ...defaultAnalysisView, mode: 2 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("img", { name: "138球の球速です。学年の段階がまたがるため、平均は段階ごとに示します。" }),
    ).toBeVisible();
    const rows = within(canvas.getByRole("region", { name: "学年ごとの球速" })).getAllByRole("row");
    await expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(["高校783133.4", "中学602116.4"]);
    await expect(canvas.getByRole("combobox", { name: "球種" })).toHaveDisplayValue("すべての球種");
    await expect(canvas.getByRole("group", { name: "使用球" })).toBeVisible();
  },
};

export const Few: Story = {
  name: "少ない：2人、測定1日、5球",
  args: {
    analysis: { status: "ready", value: battedOnce },
    members: analysisMembers.filter(({ id }) => id === 201 || id === 206),
  },
  play: async ({ canvas }) => {
    const part = (name: string) => canvas.getByRole("region", { name });
    await canvas.findByRole("img", { name: "角度のある5球のうち、強い打球は2球です。" });
    await expect(canvas.getByText("5球・2人")).toBeVisible();
    const shares = within(part("強い打球の割合")).getAllByRole("row");
    await expect(shares.slice(1).map(({ textContent }) => textContent)).toEqual(["高校32–記録なし", "小学20–記録なし"]);
    await expect(part("選手別")).toHaveTextContent("10球以上測った選手は、まだいません。");
    await expect(part("打球速度の分布")).toHaveTextContent("10球以上測った学年があると、分布を表示します。");
    await expect(part("打球速度の推移・日ごと")).toHaveTextContent(
      "最後の測定日の平均は、高校 128.5 km/h、小学 86.4 km/h、チーム平均 111.7 km/hです。別の日にも測ると、推移を線で表示します。",
    );
    await expect(part("小学")).toHaveTextContent(
      "小学の最後の週の平均は86.4 km/hです。別の週にも測ると、推移を線で表示します。",
    );
    await expect(canvas.queryByRole("region", { name: "中学" })).toBeNull();
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
  },
};

export const Empty: Story = {
  name: "0件",
  args: { analysis: { status: "ready", value: nothingMeasured }, view: { ...defaultAnalysisView, grade: "e" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, ...noAnalysisConditions });
    await expect(canvas.getByRole("link", { name: "CSVを取り込む" })).toBeVisible();
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { analysis: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "測定の種類" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "強い打球の割合" })).toHaveAttribute("aria-busy", "true");
  },
};

export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { analysis: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
