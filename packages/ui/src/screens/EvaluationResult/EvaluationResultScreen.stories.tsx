import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { EvaluationResultScreen } from "./EvaluationResultScreen.tsx";
import { growthInSprint, growthOfMinato, measuredTeam, player, run50m, sprints } from "./evaluation.fixtures.ts";
import { wholePage } from "./evaluationArgs.fixtures.ts";
import { defaultEvaluationView } from "./view.ts";

const meta = {
  id: "screens-evaluation-result",
  title: "画面/測定",
  component: EvaluationResultScreen,
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof EvaluationResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const rowTexts = (element: HTMLElement) =>
  within(element)
    .getAllByRole("row")
    .map((row) => row.textContent);

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("選手", { selector: "li" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^12人の打球速度の中央値は 128.6 km\/h/ })).toHaveAccessibleName(
      "12人の打球速度の中央値は 128.6 km/h、いちばんよいのは小野寺 湊さんの 150.0 km/h です。自己ベストを更新した選手は3人です。",
    );
  },
};

export const Rows: Story = {
  name: "AI 10・EN-11 よい順に並び、増減・目標・自己ベスト・確認が言葉でわかる",
  parameters: unseen,
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "測定" });
    const rows = rowTexts(table);
    await expect(rows.slice(0, 4)).toEqual([
      "選手期間の最大前の1か月平均目標まで直近8日測定日",
      "小野寺 湊高2自己ベスト150.0km/h+2.1137.68.011/19",
      "三浦 陽翔高2自己ベスト148.9km/h+1.5136.63.011/18",
      "石井 悠真高1139.6km/h+4.3128.1達成11/17",
    ]);
    await expect(rows[4]).toContain("−0.5");
    await expect(rows).toHaveLength(11);
    await expect(canvas.getByText("ほかに、この期間に測定のない選手が1人います")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "測りかた" })).toHaveDisplayValue("ティー・硬式球");
    await expect(canvas.queryByRole("link", { name: "CSVを取り込む" })).toBeNull();
  },
};

export const Item: Story = {
  name: "チームの項目（小さいほどよい）",
  parameters: unseen,
  args: { evaluation: { status: "ready", value: sprints }, view: { ...defaultEvaluationView, item: run50m.id } },
  play: async ({ canvas }) => {
    await expect(rowTexts(canvas.getByRole("table", { name: "測定" }))).toEqual([
      "選手期間の最小前回平均目標まで直近8日測定日",
      "青山 朔中2自己ベスト7.6秒−0.37.6達成11/11",
      "坂口 律中28.1秒+0.18.10.411/11",
    ]);
    await expect(canvas.getByRole("combobox", { name: "その他の項目" })).toHaveDisplayValue("50m走");
    await expect(canvas.queryByRole("combobox", { name: "測りかた" })).toBeNull();
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
  },
};

export const Count: Story = {
  name: "EN-5 測定回数には、平均も目標もない",
  parameters: unseen,
  args: {
    evaluation: {
      status: "ready",
      value: {
        ...measuredTeam,
        kind: 3,
        batting_type: null,
        ball: null,
        choices: [],
        players: [player(1, { best: 120, before: 90, mean: null })],
      },
    },
    view: { ...defaultEvaluationView, kind: 3 },
  },
  play: async ({ canvas }) => {
    await expect(rowTexts(canvas.getByRole("table", { name: "測定" }))).toEqual([
      "選手期間の回数前の1か月直近8日測定日",
      "選手 1中2120回+3011/11",
    ]);
  },
};

export const Growth: Story = {
  name: "選手の伸び。選んだ日からの伸びも",
  parameters: unseen,
  args: {
    evaluation: {
      status: "ready",
      value: { ...measuredTeam, range: { start: "2026-07-01", end: "2026-11-20" } },
    },
    view: { ...defaultEvaluationView, period: "2026-07-01", player: 1040 },
    growth: { status: "ready", value: growthOfMinato },
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("dialog", { name: "小野寺 湊" }));
    await expect(panel.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
      "150.0km/h",
      "+16.9 133.1 km/h（2026/4/12）から 150.0 km/h（2026/11/19）",
      "158.0km/h",
    ]);
    await expect(panel.getByText("7月1日〜11月20日の伸び")).toBeVisible();
    await expect(canvas.getByText("最大値で集計・7月1日〜11月20日")).toBeVisible();
    await panel.findByRole("img", { name: "小野寺 湊さんの打球速度は、2026/11/19 に 150.0 km/h です。" });
    // On 11/19 he hit harder than ever, by less than his days ordinarily differ.
    const bests = within(panel.getByRole("region", { name: "自己ベストの記録" }));
    await expect(bests.getAllByRole("listitem").map((best) => best.textContent)).toEqual([
      "2026/10/12それまで 133.4 →147.9km/h+14.5",
      "2026/4/12それまで 129.5 →133.1km/h+3.6",
      "2026/1/12それまで 124.0 →129.5km/h+5.5",
      "2025/7/12それまで 121.4 →124.0km/h+2.6",
      "2025/4/12それまで 120.1 →121.4km/h+1.3",
    ]);
  },
};

export const Standing: Story = {
  name: "AI 1 10人いれば同じ学年の中の位置、いなければ出典のある目安",
  parameters: unseen,
  args: {
    evaluation: { status: "ready", value: sprints },
    view: { ...defaultEvaluationView, item: run50m.id, player: 1047 },
    growth: { status: "ready", value: growthInSprint },
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("dialog", { name: "青山 朔" }));
    await expect(panel.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
      "7.6秒",
      "目標なし",
      "同じ学年の全国平均 8.0 秒。スポーツ庁「全国体力・運動能力、運動習慣等調査」令和5年度（2023）",
    ]);
  },
};

export const Placed: Story = {
  name: "AI 1 同じ学年・性別が10人を超えると、位置を言い、目安は言わない",
  parameters: unseen,
  args: {
    ...Standing.args,
    evaluation: {
      status: "ready",
      value: { ...sprints, players: [...sprints.players, ...eleven()] },
    },
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("dialog", { name: "青山 朔" }));
    await expect(panel.getByText("100人中、下から85番目くらい")).toBeVisible();
    await expect(panel.queryByText("目安")).toBeNull();
  },
};

export const GenderUnknown: Story = {
  name: "AI 1 性別がわからない選手は、ほかのわからない選手と比べない",
  parameters: unseen,
  args: {
    ...Standing.args,
    evaluation: {
      status: "ready",
      value: { ...sprints, players: [...sprints.players, ...eleven()].map((one) => ({ ...one, gender: null })) },
    },
    growth: { status: "ready", value: { ...growthInSprint, player: { ...growthInSprint.player, gender: null } } },
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("dialog", { name: "青山 朔" }));
    await expect(panel.getAllByRole("definition")[0]).toHaveTextContent("7.6秒");
    await expect(panel.queryByText(/番目くらい/)).toBeNull();
  },
};

export const None: Story = {
  name: "0件：期間を広げるか、測定会へ",
  parameters: unseen,
  args: {
    evaluation: { status: "ready", value: { ...sprints, players: [player(1, { best: null })] } },
    view: { ...defaultEvaluationView, item: run50m.id, period: 3 },
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "測定" }));
    await expect(panel.getByText("50m走の測定がありません")).toBeVisible();
    await expect(panel.getByRole("link", { name: "測定会の入力" })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day",
    );
  },
};

export const NobodyYet: Story = {
  name: "0件：選手がいない",
  parameters: unseen,
  args: { evaluation: { status: "ready", value: { ...measuredTeam, players: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "メンバーリストを開く" })).toHaveAttribute("href", "/member-list");
  },
};

export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { evaluation: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { evaluation: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };
export const LongText: Story = {
  name: "長い名前・文字200 %・スマートフォン",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: unseen,
  args: {
    evaluation: {
      status: "ready",
      value: {
        ...measuredTeam,
        players: [
          player(1, {
            last_name: "長谷川ウィリアムズ",
            first_name: "ひまり子アレクサンドラ",
            verdict: "confirm",
            goal: 158,
          }),
        ],
      },
    },
  },
  play: async () => {
    await expectToFitWindow();
  },
};

/** Players of the runner's grade and gender, all slower. */
function eleven() {
  return Array.from({ length: 11 }, (_, index) => player(2000 + index, { best: 8.5 + index / 10 }));
}
