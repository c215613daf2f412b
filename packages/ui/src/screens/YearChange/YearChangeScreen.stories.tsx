import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { YearChangeScreen } from "./YearChangeScreen.tsx";
import { done, haradaId, longNamed, nowS, planned, roster, thousand } from "./yearChange.fixtures.ts";

const meta = {
  id: "screens-year-change",
  title: "画面/年度更新",
  component: YearChangeScreen,
  parameters: { layout: "fullscreen" },
  args: {
    year: { status: "ready", value: planned },
    members: { status: "ready", value: roster },
    isManager: true,
    nowS,
    choices: { [haradaId]: "leave" },
    onChoose: fn(),
    onRun: fn(async () => {}),
    onUndo: fn(async () => {}),
    onRetry: fn(),
  },
} satisfies Meta<typeof YearChangeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const stepsOf = (list: HTMLElement) =>
  [...list.querySelectorAll("li")].map(({ dataset, textContent }) => `${dataset.state} ${textContent}`);
const cells = (row: HTMLElement) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent);

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["mobile", "tablet", "laptop", "desktop"] } },
  play: async ({ canvas, step }) => {
    const none = "–記録なし";
    await step("学年ごとの人数の、いまと更新後。計はだれがどこへの数と合う", async () => {
      const board = canvas.getByRole("table", {
        name: "学年ごとの人数 いま 24人 → 更新後 22人（卒業 1・退団 1）",
      });
      const [, now, after] = within(board).getAllByRole("row");
      if (!now || !after) throw new Error("二行ある");
      await expect(cells(now)).toEqual([none, "1", "2", "2", "3", "3", "3", "3", "2", "2", "2", "1", "24"]);
      await expect(cells(after)).toEqual([none, none, "1", "2", "2", "3", "3", "2", "3", "2", "2", "2", "22"]);
    });
    await step("だれがどこへ行くかを、学年の高い順に", async () => {
      const list = canvas.getByRole("region", { name: "だれがどこへ" });
      await expect([...list.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
        "高3 → 卒業1人",
        "高2 → 高32人",
        "高1 → 高22人",
        "中3 → 高12人",
        "中2 → 中33人",
        "中1 → 中23人",
        "小6 → 中13人",
        "小5以下8人",
      ]);
      await expect(canvas.getByRole("button", { name: "原田 暖 退団" })).toHaveTextContent("原田 暖退団");
      await expect(canvas.getByRole("button", { name: "大塚 奏太 小5→小6" })).toHaveTextContent("小5→小6");
    });
    await step("更新すると何人がどうなるか", async () => {
      const panel = within(canvas.getByRole("region", { name: "更新すると" }));
      await expect(panel.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["22", "1", "1"]);
      await expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        "実行すると、4月1日を待たずに、すぐに変わります。新年度から変えるときは、新年度になってから実行してください。",
        "卒業・退団の選手は一覧から外れ、「卒業・退団」に残ります。記録は消えません。",
        "投球数のルールは、新しい学年のものに変わります（小6→中1 3人、中3→高1 2人）。",
        "全国ランキングの学年も変わります。",
      ]);
      await expect(canvas.getByText("2026年度 → 2027年度")).toBeVisible();
    });
    await step("まだ何もしていないので、済んだ手順はない", async () => {
      await expect(stepsOf(canvas.getByRole("list", { name: "年度更新の手順" }))).toEqual([
        "now 予定を確かめる",
        "next 卒業と退団",
        "next 実行",
      ]);
    });
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Done: Story = {
  name: "更新した後",
  args: { year: { status: "ready", value: done } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "2027年度に更新しました" })).toHaveTextContent(
      "22人の学年を上げ、1人が卒業、1人が退団になりました。 11月20日（金） 19:55 大野 直人",
    );
    await expect(canvas.getByText("11月30日（月）まで取り消せます")).toBeVisible();
    await expect(stepsOf(canvas.getByRole("list", { name: "年度更新の手順" }))).toEqual([
      "done 予定を確かめる（済み）",
      "done 卒業と退団（済み）",
      "done 実行（済み）",
    ]);
    await expect(canvas.getByText("次の年度更新は、2027年4月1日（木）からできます。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "メンバーリストを見る" })).toHaveAttribute("href", "/member-list");
  },
};
export const DoneMobile: Story = {
  ...Done,
  name: "更新した後（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
};
export const TooLate: Story = {
  name: "更新して11日目。もう取り消せない",
  args: { year: { status: "ready", value: done }, nowS: Date.parse("2026-11-30T15:00:00Z") / 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "2027年度の学年になっています" })).toBeVisible();
    await expect(canvas.getByText("取り消せるのは、実行してから10日間です。")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const InApril: Story = {
  name: "新年度になってから：すぐに変わる",
  args: { nowS: Date.parse("2027-04-01T00:00:00Z") / 1000 },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("region", { name: "更新すると" })).getAllByRole("listitem")[0],
    ).toHaveTextContent(/^実行すると、すぐに変わります。$/);
  },
};

export const NeverRun: Story = {
  name: "いまの年度になっていて、更新したことはない。済んだ手順はない",
  args: { year: { status: "ready", value: { school_year: 2027, next_year: null, in_new_grade: [], last: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "2027年度の学年になっています" })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "年度更新の手順" })).toBeNull();
  },
};

export const ForCoach: Story = {
  name: "D-5 コーチは見るだけ。理由を言う",
  args: { isManager: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^年度更新の実行と取り消しは、監督だけができます。/)).toBeVisible();
    await expect(canvas.getByText("原田 暖")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "更新すると" })).toHaveTextContent("学年が上がる23卒業1退団0");
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const Empty: Story = {
  name: "0人",
  args: { members: { status: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("学年を上げる選手がいません")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "更新すると" })).toBeNull();
  },
};
export const Loading: Story = { name: "読み込み中", args: { members: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { year: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  name: "長い名前（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
  args: {
    members: { status: "ready", value: [...roster, longNamed] },
    choices: { [longNamed.id]: "stay" },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export const Thousand: Story = {
  name: "1000人。多い学年はたたむが、退団は隠れない",
  args: { members: { status: "ready", value: thousand }, choices: { 962: "leave" } },
  play: async ({ canvas, userEvent }) => {
    const tiles = () => canvas.getAllByRole("button", { name: /^選手 \d+番/ });
    await expect(canvas.getByRole("button", { name: "選手 962番 退団" })).toBeVisible();
    // Seven grades, the younger ones together, and all who graduate.
    await expect(tiles().length).toBe(7 * 24 + 83 + 1);
    await userEvent.click(canvas.getByRole("button", { name: "すべて表示する（419人）" }));
    await expect(tiles().length).toBe(6 * 24 + 419 + 83);
  },
};

export const Few: Story = {
  name: "少ない：2人、年度更新はまだしたことがない",
  args: {
    year: { status: "ready", value: { ...planned, last: null } },
    members: { status: "ready", value: roster.slice(13, 15) },
    choices: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "学年ごとの人数 いま 2人 → 更新後 2人" })).toBeVisible();
    const list = canvas.getByRole("region", { name: "だれがどこへ" });
    await expect([...list.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(["小6 → 中12人"]);
    const panel = within(canvas.getByRole("region", { name: "更新すると" }));
    await expect(panel.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["2", "0", "0"]);
    await expect(panel.queryByText(/^卒業・退団の選手は/)).toBeNull();
  },
};
