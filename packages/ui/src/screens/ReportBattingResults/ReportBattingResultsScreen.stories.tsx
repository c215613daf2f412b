import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ballChanges } from "../../components/BallActions/ballChanges.fixtures.ts";
import { posterOfField } from "../../components/BallVideo/ballVideo.fixtures.ts";
import { reportAround, reportAroundFew, reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { battingBlank, battingNone, battingPage, battingSpeeds, battingThree } from "./battingResults.fixtures.ts";
import { ReportBattingResultsScreen } from "./ReportBattingResultsScreen.tsx";
import { defaultBattingResultsView } from "./view.ts";

const meta = {
  id: "screens-report-batting-results",
  title: "画面/選手別レポート・打撃結果",
  component: ReportBattingResultsScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...reportAround,
    results: { status: "ready", value: battingPage },
    today: "2026-11-20",
    view: defaultBattingResultsView,
    changes: ballChanges,
    onPlayerRetry: fn(),
    onViewChange: fn(),
    onRetry: fn(),
    readAll: fn(async () => battingPage.rows),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportBattingResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await canvas.findByRole("group", { name: "日付" });
    await step("絞り込んだ記録の数字", async () => {
      const board = canvas.getByRole("region", { name: "打撃の数字" });
      await expect([...board.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
        "実打の平均136.9km/h",
        "最大146.7km/h",
        "平均角度13.6°",
        "8〜32°の割合56%",
        "結果アウト12ヒット4本塁打0",
      ]);
    });
    await step("一球ごとの行と、平均との差", async () => {
      const table = canvas.getByRole("table", { name: "一球ごとの打撃の記録" });
      const [, first, second] = within(table).getAllByRole("row");
      await expect(first).toHaveTextContent("11/20（金）18:42実打・硬式129.4−7.55.137.3アウト");
      await expect(second).toHaveTextContent("11/20（金）18:40実打・硬式139.0+2.119.285.1ヒット");
      await expect(canvas.getByText("全", { exact: false, selector: "[data-part='span']" })).toHaveTextContent(
        "全 16 件中 1–10 件",
      );
      const newest = within(table).getAllByRole("rowheader")[0];
      await expect(newest?.querySelector("a")).toHaveAttribute("href", "/nextshot/report/201/batting/results/9100");
      await expect(first).toHaveTextContent("動画なし");
    });
  },
};

export const Thumbnail: Story = {
  name: "動画のある球：小さな写真と、その球へのリンク",
  args: {
    results: {
      status: "ready",
      value: {
        ...battingPage,
        rows: battingPage.rows.map((ball) =>
          ball.id === 9101 ? { ...ball, video_id: 71, poster: posterOfField } : ball,
        ),
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "一球ごとの打撃の記録" });
    await expect(table.querySelectorAll("img")).toHaveLength(1);
    const link = within(table).getByRole("link", { name: /^11\/20（金）\s?18:40$/ });
    await expect(link).toHaveAttribute("href", "/nextshot/report/201/batting/results/9101");
    const row = link.closest("tr");
    await expect(row?.querySelector("img")).toHaveAttribute("src", posterOfField);
    await expect(row).not.toHaveTextContent("動画なし");
  },
};

export const Few: Story = {
  name: "少ない：測定1日、3球",
  args: {
    ...reportAroundFew,
    results: { status: "ready", value: battingThree },
    readAll: fn(async () => battingThree.rows),
  },
  play: async ({ canvas }) => {
    const board = canvas.getByRole("region", { name: "打撃の数字" });
    await expect([...board.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
      "実打の平均138.3km/h",
      "最大146.5km/h",
      "平均角度12.7°",
      "8〜32°の割合2/ 3球",
      "結果アウト2ヒット1本塁打0",
    ]);
    await expect(canvas.getAllByRole("row").slice(1)).toHaveLength(3);
    await expect(canvas.getAllByRole("row")[3]).toHaveTextContent("11/20（金）18:38実打・硬式146.5+8.213.879.9アウト");
  },
};

export const OnlySpeeds: Story = {
  name: "操作：だれにも値のない列は出さない",
  args: { results: { status: "ready", value: battingSpeeds } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "一球ごとの打撃の記録" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "動画",
      "日時",
      "種類",
      "打球速度（km/h）",
      "平均との差",
      "操作",
    ]);
    await expect(table.queryByText("–")).toBeNull();
  },
};

export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Tablet: Story = {
  name: "タブレット（行の操作まで画面に入る）",
  globals: { viewport: { value: "tablet" } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("columnheader", { name: "平均との差" })).toBeNull();
    const [menu] = canvas.getAllByRole("button", { name: /のその他の操作$/ });
    await expect(menu?.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    await expectToFitWindow();
  },
};

export const LargeText: Story = {
  name: "文字200 %・スマートフォン",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  play: expectToFitWindow,
};

export const Mobile: Story = {
  name: "スマートフォン・長い名前",
  globals: { viewport: { value: "mobile" } },
  args: {
    player: { status: "ready", value: { ...reportMember, last_name: "勅使河原", first_name: "龍之介アレクサンダー" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10/20〜11/20・結果すべて")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    await expect(canvas.getByRole("button", { name: "CSV" })).toBeVisible();
    await expectToFitWindow();
  },
};

export const Nothing: Story = {
  name: "0件",
  args: { results: { status: "ready", value: battingNone }, view: { ...defaultBattingResultsView, result: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この条件の測定はありません")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "CSV" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(defaultBattingResultsView);
  },
};

export const Blank: Story = {
  name: "時刻だけの記録",
  args: { results: { status: "ready", value: battingBlank } },
  play: async ({ canvas }) => {
    const [, row] = within(canvas.getByRole("table")).getAllByRole("row");
    await expect(row).toHaveTextContent("11/20（金）18:42種類なし・球の記録なし");
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { results: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "結果" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "打撃の数字" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { results: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
