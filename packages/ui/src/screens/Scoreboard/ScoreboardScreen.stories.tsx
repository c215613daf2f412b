import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { ScoreboardScreen } from "./ScoreboardScreen.tsx";
import { longBests, manyBests, weekBoard } from "./scoreboard.fixtures.ts";

const meta = {
  id: "screens-scoreboard",
  title: "画面/スコアボード",
  component: ScoreboardScreen,
  parameters: { layout: "fullscreen" },
  args: {
    today: "2026-11-20",
    week: "2026-11-16",
    board: { status: "ready", value: weekBoard },
    teamName: "青葉台ベースボールクラブ",
    refreshing: false,
    onWeek: fn(),
    onCopy: fn(async () => undefined),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ScoreboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const phone = { viewport: { value: "mobile" } };
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const cellsOf = (row: HTMLElement) => texts([...row.querySelectorAll<HTMLElement>("th, td")]);
const paper = () => document.querySelector<HTMLElement>("[data-paper]");
const many = { status: "ready", value: { ...weekBoard, bests: manyBests(60) } } as const;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await step("種類と項目ごとに、選手、日、伸び、記録。小さいほどよい項目は、減りが伸び", async () => {
      const boards = canvas.getAllByRole("table").map((table) => [
        table.querySelector("caption")?.textContent,
        ...within(table)
          .getAllByRole("row")
          .slice(1)
          .map((row) => cellsOf(row).join(" ")),
      ]);
      await expect(boards).toEqual([
        ["打球速度 2人　単位：km/h", "増田中2・ティー 11/18 +2.6 114.8", "佐藤 一中1・実打 11/17 +1.4 98.0"],
        ["球速 1人　単位：km/h", "小野寺高2 11/18 +1.2 136.4"],
        ["50m走 2人　単位：秒", "中川小6 11/16 −0.3 8.9", "青山中2 11/16 −0.2 7.4"],
        ["立ち幅とび 1人　単位：cm", "増田中2 11/20 +12 1,205"],
      ]);
    });
    await step("選手から、その日の球か、実施記録へ", async () => {
      await expect(canvas.getByRole("link", { name: "小野寺 高2" })).toHaveAttribute(
        "href",
        "/nextshot/report/3/pitching/results?start=2026-11-18&end=2026-11-18&day=2026-11-18",
      );
      await expect(canvas.getByRole("link", { name: "青山 中2" })).toHaveAttribute("href", "/training-report/4");
    });
    await expect(canvas.getByRole("heading", { name: "11月16日〜11月22日" })).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン",
  globals: phone,
  play: async () => {
    await expectToFitWindow();
  },
};
export const LargeText: Story = { ...Mobile, name: "文字 200 %", globals: { ...phone, text: "200" } };

export const Turns: Story = {
  name: "操作：前の週へ。今週より先へは行かない",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "次の週" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "今週" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "前の週" }));
    await expect(args.onWeek).toHaveBeenCalledWith("2026-11-09");
  },
};
export const Earliest: Story = {
  name: "操作：一年前の週からは、次の週と今週だけ",
  parameters: unseen,
  args: {
    week: "2025-11-17",
    board: { status: "ready", value: { ...weekBoard, range: { start: "2025-11-17", end: "2025-11-23" }, bests: [] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "前の週" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "次の週" }));
    await expect(args.onWeek).toHaveBeenCalledWith("2025-11-24");
    await userEvent.click(canvas.getByRole("button", { name: "今週" }));
    await expect(args.onWeek).toHaveBeenLastCalledWith("2026-11-16");
  },
};

export const Copies: Story = {
  name: "操作：文をコピーする",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "文をコピー" }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      [
        "青葉台ベースボールクラブ スコアボード",
        "11月16日（月）〜11月22日（日）の自己ベスト",
        "",
        "■ 打球速度",
        "増田（中2・ティー） 114.8km/h（+2.6）",
        "佐藤 一（中1・実打） 98.0km/h（+1.4）",
        "",
        "■ 球速",
        "小野寺（高2） 136.4km/h（+1.2）",
        "",
        "■ 50m走",
        "中川（小6） 8.9秒（−0.3）",
        "青山（中2） 7.4秒（−0.2）",
        "",
        "■ 立ち幅とび",
        "増田（中2） 1,205cm（+12）",
      ].join("\n"),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent("文をコピーしました。");
  },
};
export const NotCopied: Story = {
  name: "操作：コピーできなければ、そう言う",
  parameters: unseen,
  args: { onCopy: fn(() => Promise.reject(new Error("クリップボードが使えない"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "文をコピー" }));
    await expect(await canvas.findByText("コピーできませんでした。もう一度押してください。")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
export const Prints: Story = {
  name: "操作：印刷する。紙にはチーム、週、印刷した日",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "印刷する" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    const sheets = paper()?.querySelectorAll<HTMLElement>("article");
    await expect(sheets).toHaveLength(1);
    await expect(sheets?.[0]).toHaveTextContent(
      /^2026年11月16日（月）〜11月22日（日）の自己ベストスコアボード.*青葉台ベースボールクラブ打球速度伸び記録（km\/h）増田中2・ティー\+2\.6114\.8/,
    );
    await expect(sheets?.[0]).toHaveTextContent("2026年11月20日（金） 印刷1 / 1");
  },
};

export const Many: Story = {
  name: "60件",
  args: { board: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(60);
    await expect(paper()?.querySelectorAll("article")).toHaveLength(1);
    await expect(paper()?.querySelectorAll("tbody tr")).toHaveLength(60);
  },
};

export const LongNames: Story = {
  name: "長い名前",
  globals: phone,
  args: {
    teamName: "青葉台ベースボールクラブ 小学部・中学部 合同チーム",
    board: { status: "ready", value: { ...weekBoard, bests: longBests } },
  },
  play: async ({ canvas }) => {
    await expectToFitWindow();
    await expect(canvas.getByText("長谷川コンスタンティノープル ひま")).toBeVisible();
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { board: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "11月16日〜11月22日" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "スコアボード" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("button", { name: "印刷する" })).toBeNull();
  },
};
export const Empty: Story = {
  name: "0件",
  args: { board: { status: "ready", value: { ...weekBoard, bests: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この週に自己ベストの更新はありません")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "測定を見る" })).toHaveAttribute("href", "/evaluation-result");
    await expect(canvas.queryByRole("button", { name: "文をコピー" })).toBeNull();
    await expect(paper()).toBeNull();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { board: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Few: Story = {
  name: "少ない：更新は1人の1つだけ",
  args: { board: { status: "ready", value: { ...weekBoard, bests: weekBoard.bests.slice(3, 4) } } },
  play: async ({ canvas }) => {
    const [board, ...others] = canvas.getAllByRole("table");
    await expect(others).toEqual([]);
    await expect(board?.querySelector("caption")?.textContent).toBe("50m走 1人　単位：秒");
    await expect(board && within(board).getAllByRole("row").slice(1).map(cellsOf)).toEqual([
      ["中川小6", "11/16", "−0.3", "8.9"],
    ]);
    await expectToFitWindow();
  },
};
