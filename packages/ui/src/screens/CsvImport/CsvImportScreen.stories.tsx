import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { CsvImportScreen } from "./CsvImportScreen.tsx";
import { choosing, done, imports, readAgain, readLongAgo } from "./csvHistory.fixtures.ts";
import { check, doubtful, manyErrors, mapping, nowS, pitches, report } from "./csvImport.fixtures.ts";
import { csvImportArgs } from "./csvImportArgs.fixtures.ts";
import { defaultCsvHistoryView } from "./view.ts";

const meta = {
  id: "screens-csv-import",
  title: "画面/CSVの取り込み",
  component: CsvImportScreen,
  parameters: { layout: "fullscreen" },
  args: csvImportArgs,
} satisfies Meta<typeof CsvImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Check: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const report = within(canvas.getByRole("table", { name: "列が何になったか" }));
    const speed = within(report.getByRole("row", { name: /^Velocity/ }));
    await expect(speed.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "球速",
      "mph → km/h",
      "310",
      "121.4",
      "96.6〜168.2",
    ]);
    await expect(canvas.getByText("読まなかった列 1")).toBeVisible();
    const lost = within(canvas.getByRole("table", { name: "1行：速度が0です。機器が追えなかった球です" }));
    const [, row] = lost.getAllByRole("row");
    await expect(row).toHaveTextContent(/^47行目小野寺 湊Velocity0\.0取り込みません$/);
    const next = canvas.getByRole("button", { name: "271球を取り込む" });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const ManyErrors: Story = {
  name: "同じ理由の行が多い（たたんでおく）",
  args: { stage: manyErrors },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "確認が必要な行" }));
    const rows = () => panel.queryAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(panel.getAllByText(/^[\d,]+行：/).map(({ textContent }) => textContent)).toEqual([
      "1,204行：日時として読めません。2026/11/19 15:12 のように書いてください",
      "2行：速度が0です。機器が追えなかった球です",
    ]);
    await expect(rows()).toEqual(["3行目", "5行目"]);
    await userEvent.click(panel.getByText(/^1,204行：/));
    await waitFor(() => expect(rows()).toHaveLength(12));
    await expect(rows()[9]).toBe("1,009行目");
  },
};
export const ManyErrorsMobile: Story = {
  ...ManyErrors,
  name: "同じ理由の行が多い（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
};
export const LongText: Story = {
  name: "長い言葉（タブレット）",
  args: {
    stage: {
      step: "check",
      file: { ...pitches, header: pitches.header.map((name) => `${name}（${"計測値の補正後".repeat(3)}）`) },
      check: {
        ...check,
        warnings: [
          {
            row: 131,
            column: 3,
            text: "1".repeat(200),
            player: "とても長い名前の選手".repeat(6),
            memberId: null,
            code: "unusual_speed",
          },
        ],
      },
      report,
      whole: { ball: "rubber", battingType: null },
    },
  },
  globals: { viewport: { value: "tablet" } },
  play: expectToFitWindow,
};
export const Doubtful: Story = {
  name: "同じ球か別の球かを聞く・いつもより速い・読まなかった速さの列",
  args: {
    stage: {
      step: "check",
      file: { ...pitches, format: "japanese_sheet", header: [...pitches.header, "最大球速"] },
      check: doubtful,
      report: { ...report, unread: [0, 7], unreadSpeeds: [7] },
      whole: { ball: "rubber", battingType: null },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText("三浦 陽翔の11/19の球速は135.5 km/hで、いつもの84.2 km/hより61%速い値です。"),
    ).toBeVisible();
    await expect(canvas.getByText(/^速さのような列を読んでいません：最大球速。/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "268球を取り込む" }));
    await expect(args.onImport).not.toHaveBeenCalled();
    const asked = within(canvas.getByRole("radiogroup", { name: /^小野寺 湊　11\/19の投球/ }));
    await userEvent.click(asked.getByRole("radio", { name: "別の球（取り込む）" }));
    await expect(args.onDoubtAnswer).toHaveBeenCalledWith("1 2 2026-11-19", "other");
  },
};
export const DoubtfulMobile: Story = {
  ...Doubtful,
  name: "同じ球か別の球かを聞く（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
};
export const ChooseFile: Story = {
  name: "ファイル（断られた）",
  args: {
    stage: { step: "file", refused: { name: "season_2026_all.csv", failure: { cause: "rows", count: 31_482 } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("31,482行あります。20,000行までに分けて、もう一度選んでください。")).toBeVisible();
  },
};
export const Begun: Story = {
  name: "ファイル（途中で離れた）",
  args: { stage: choosing, begun: "2026秋の投球.csv" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "「2026秋の投球.csv」の取り込みが途中です。同じファイルを選ぶと、答えたところから続けられます。",
      ),
    ).toBeVisible();
  },
};
export const Empty: Story = {
  name: "0件（履歴なし）",
  args: { stage: choosing, past: { status: "ready", value: { imports: [], sources: [] } } },
};
export const History: Story = {
  name: "履歴（古い読み取り・取り消し済み・消去したファイル）",
  args: {
    stage: choosing,
    past: { status: "ready", value: { imports: [...readAgain, readLongAgo, ...imports], sources: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("新しい読み取りで、もう一度読み込めます")).toBeVisible();
    await expect(canvas.getByText("11/3 18:00の取り込みを、もう一度読んだものです")).toBeVisible();
    await expect(canvas.getByText("以前の取り込みを、もう一度読んだものです")).toBeVisible();
  },
};
export const NoHits: Story = {
  name: "条件に合う履歴がない → 条件をクリア",
  args: { stage: choosing, view: { ...defaultCsvHistoryView, q: "ない名前", period: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("4件中 0件")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
    await expect(args.onViewChange).toHaveBeenCalledWith(defaultCsvHistoryView);
  },
};
export const HistoryMobile: Story = {
  name: "履歴（スマートフォン）",
  args: {
    stage: choosing,
    past: { status: "ready", value: { imports: [...readAgain, readLongAgo, ...imports], sources: [] } },
  },
  globals: { viewport: { value: "mobile" } },
};
export const Loading: Story = { name: "読み込み中（履歴）", args: { stage: choosing, past: { status: "loading" } } };
export const HistoryFailed: Story = {
  name: "読み込みに失敗（履歴）→ 再試行",
  args: { stage: choosing, past: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /読み込/ }));
    await expect(args.onPastRetry).toHaveBeenCalledOnce();
  },
};
export const LoadFailed: Story = {
  name: "すでにある記録を読めない → 再試行",
  args: {
    stage: {
      step: "check",
      file: pitches,
      whole: { ball: null, battingType: null },
      check: { ...check, repeated: { status: "failed", code: "unavailable" } },
      report,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^すでにある記録を読み込めないため/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "再試行" }));
    await expect(args.onKnownRetry).toHaveBeenCalledOnce();
  },
};
export const Mapping: Story = {
  name: "対応づけ",
  args: { stage: { step: "map", file: pitches, answers: { mapping, units: {}, day: "" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("自動")).toHaveLength(6);
    const speed = within(canvas.getByRole("table", { name: "換算の見本 1行目の値" })).getByRole("row", {
      name: /^球速/,
    });
    await expect(speed).toHaveTextContent("球速81.6mph131.3km/h");
    const next = canvas.getByRole("button", { name: "確認へ進む" });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Reading: Story = {
  name: "読んでいる途中",
  args: { stage: { step: "reading", name: pitches.name, done: 8000, total: 20_000 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "8000");
    await userEvent.click(canvas.getByRole("button", { name: "中止する" }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};
export const Done: Story = {
  name: "完了",
  args: { stage: done },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("271球を取り込みました。").parentElement).toHaveFocus());
    await expect(canvas.getByText("すでにあった28球と、外した2行は取り込んでいません。")).toBeVisible();
    const onward = canvas.getByRole("link", { name: "測定データ分析を見る" });
    await expect(onward).toHaveAttribute("href", "/nextshot/analysis?mode=pitching");
    await expect(
      canvas.getByText(
        "取り込んだ投球は、投球数ガードの球数に入りません。投げた数は、投球数ガードで記入してください。",
      ),
    ).toBeVisible();
  },
};
export const DoneLongAgo: Story = {
  name: "完了（どの期間にも入らない昔の球）",
  args: { stage: { ...done, newest: { mode: 2, atS: nowS - 200 * 24 * 3600 } } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const onward = canvas.getByRole("link", { name: "選手別レポートを見る" });
    await expect(onward).toHaveAttribute("href", "/nextshot/report");
    await expect(canvas.queryByRole("link", { name: "測定データ分析を見る" })).toBeNull();
  },
};
export const DoneSwings: Story = {
  name: "完了（速度のないスイングだけ）",
  args: { stage: { ...done, newest: null } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const onward = canvas.getByRole("link", { name: "選手別レポートを見る" });
    await expect(onward).toHaveAttribute("href", "/nextshot/report");
    await expect(canvas.queryByText(/投球数ガード/)).toBeNull();
  },
};
export const Mobile: Story = {
  name: "スマートフォン（わからない名前は、長い表より先）",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const list = top(canvas.getByRole("region", { name: "確認が必要な行" }));
    await expect(top(canvas.getByRole("combobox", { name: "Takahashi Kの選手" }))).toBeLessThan(list);
    await expect(top(canvas.getByRole("radiogroup", { name: /^使用球/ }))).toBeLessThan(list);
    const next = canvas.getByRole("button", { name: "271球を取り込む" });
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};
export const MappingMobile: Story = {
  name: "対応づけ（スマートフォン・長い名前）",
  args: {
    stage: {
      step: "map",
      file: { ...pitches, name: "2026年秋季大会前_全選手_投球と打撃の測定データ_最終版（修正済み）.csv" },
      answers: { mapping, units: {}, day: "" },
    },
  },
  globals: { viewport: { value: "mobile" } },
};
export const DoneMobile: Story = {
  name: "完了（スマートフォン）",
  args: { stage: done },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const onward = canvas.getByRole("link", { name: "測定データ分析を見る" });
    await expect(onward.offsetHeight).toBe(canvas.getByRole("button", { name: "続けて取り込む" }).offsetHeight);
    await expect(onward.offsetHeight).toBeLessThan(60);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
