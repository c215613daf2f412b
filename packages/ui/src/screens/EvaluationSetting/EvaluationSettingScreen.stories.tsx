import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { withoutParts } from "../../state/withoutParts.harness.ts";
import { EvaluationSettingScreen } from "./EvaluationSettingScreen.tsx";
import { firstSettings, goals, items, settings } from "./evaluationSetting.fixtures.ts";
import { lowerPanels, wholePage } from "./evaluationSettingArgs.fixtures.ts";

const meta = {
  id: "screens-evaluation-setting",
  title: "画面/各種設定",
  component: EvaluationSettingScreen,
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof EvaluationSettingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await lowerPanels();
    await expect(await canvas.findByRole("grid", { name: "学年ごとの目標" })).toBeVisible();
    const limits = within(canvas.getByRole("region", { name: "投球数の上限" }));
    const rules = limits.getAllByRole("combobox");
    await expect(rules.map((rule) => rule.querySelector("option:checked")?.textContent)).toEqual([
      "全日本軟式野球連盟 学童部（2026–）",
      "中学硬式 統一ガイドライン（練習）（2015–）",
      "日本高等学校野球連盟（2020–）",
    ]);
    await expect(rules[0]).toHaveAccessibleDescription(
      "小5〜小6 1日 70球・7日 210球　小1〜小4 1日 60球・7日 180球 タイブレークの球も1日の数に入ります 出典：全日本軟式野球連盟 学童部の投球数制限（2026年）",
    );
    await expect(rules[2]).toHaveAccessibleDescription(
      "7日 500球 連盟の大会での球数の上限です。予防のため練習も数えています 上限に達したら、その打者を終えるまで 出典：日本高等学校野球連盟 投球数制限（2020年）",
    );
    await expect(limits.getByText(/要項を優先.*医学的な助言ではありません/)).toBeVisible();
    const reminders = within(canvas.getByRole("region", { name: "成長ノートのお知らせ" }));
    await expect(reminders.getByRole("link", { name: "ノートの設定を開く" })).toHaveAttribute(
      "href",
      "/note/note-setting",
    );
    const list = within(canvas.getByRole("list", { name: "測定項目" }));
    await expect(list.getAllByRole("listitem")[0]).toHaveTextContent("50m走秒・小さいほどよい・5.5〜15 秒");
  },
};

export const ForCoach: Story = {
  name: "D-5 コーチには、理由を添えて見せるだけ",
  args: { isManager: false },
  play: async ({ canvas }) => {
    await lowerPanels();
    await expect(
      canvas.getByText("各種設定を変えられるのは監督だけです。変更が必要なときは、監督に頼んでください。"),
    ).toBeVisible();
    const facts = (name: string) =>
      within(canvas.getByRole("region", { name }))
        .getAllByRole("definition")
        .map((fact) => fact.textContent);
    await expect(facts("投球数の上限")).toEqual([
      "全日本軟式野球連盟 学童部（2026–）",
      "中学硬式 統一ガイドライン（練習）（2015–）",
      "日本高等学校野球連盟（2020–）",
      "直近7日",
      "80%",
    ]);
    await expect(facts("目標と範囲")).toEqual(["85%", "20時", "110 km/h", "8°", "32°"]);
    await expect(facts("学年ごとの目標")).toEqual(["中3 115（km/h）", "小5 8.4・小6 8.1（秒）", "小6 175（cm）"]);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("switch")).toBeNull();
  },
};

export const Empty: Story = {
  name: "0件（項目と目標）、ソフトボール",
  args: {
    sport: "softball",
    settings: {
      status: "ready",
      value: {
        ...settings,
        pitch_limits: {
          ...settings.pitch_limits,
          e: { rule: "record_only", own: { day: null, week: null } },
          j: { rule: "own", own: { day: 60, week: null } },
        },
      },
    },
    items: { status: "ready", value: [] },
    goals: { status: "ready", value: { goals: [], version: 1 } },
  },
  play: async ({ canvas }) => {
    await lowerPanels();
    await expect(canvas.getByText("測定項目はまだありません。")).toBeVisible();
    const rule = canvas.getByRole("combobox", { name: "小学のルール" });
    await expect(
      within(rule)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["チーム独自の上限", "記録だけ（上限なし）"]);
    await expect(canvas.getByRole("textbox", { name: "中学 1日の上限" })).toHaveValue("60");
    await expect(canvas.getByText(/公表された国内の上限が見つかりません/)).toBeVisible();
  },
};

export const Few: Story = {
  name: "少ない：測定項目1つ、目標1つ、設定ははじめのまま",
  args: {
    settings: { status: "ready", value: firstSettings },
    items: { status: "ready", value: items.slice(0, 1) },
    goals: { status: "ready", value: { goals: goals.goals.slice(1, 2), version: 1 } },
  },
  play: async ({ canvas }) => {
    await lowerPanels();
    await expect(await canvas.findByRole("grid", { name: "学年ごとの目標" })).toBeVisible();
    const list = within(canvas.getByRole("list", { name: "測定項目" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(1);
    await expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["変更"]);
  },
};
const loading = { status: "loading" } as const;
export const Loading: Story = { name: "読み込み中", args: { settings: loading, items: loading, goals: loading } };

const failed = { status: "failed", code: "unavailable" } as const;
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行（ER-4）",
  args: { settings: failed, items: failed, goals: failed },
  play: async ({ args, canvas, userEvent }) => {
    for (const retry of canvas.getAllByRole("button", { name: "再読み込みする" })) await userEvent.click(retry);
    await expect(args.onRetry.mock.calls).toEqual([["settings"], ["items"], ["goals"]]);
  },
};

export const PartsMissing: Story = {
  name: "R9 後から届くものが届かなければ、その場でもう一度読み込める",
  parameters: { visual: { disable: true } },
  ...withoutParts(1, 2),
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "球種の表しかた" }));
    await userEvent.click(await panel.findByRole("button", { name: "再読み込みする" }));
    await expect(await canvas.findByRole("switch", { name: "全国ランキングに参加する" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "項目を追加" }));
    await expect(await screen.findByRole("dialog", { name: "測定項目を追加" })).toBeVisible();
  },
};

export const LongText: Story = {
  name: "長い名前（スマートフォン、文字200 %）",
  args: {
    items: {
      status: "ready",
      value: items.map((item) => ({ ...item, name: `${item.name}（雨の日は体育館で測る）`, unit: "ポイント" })),
    },
  },
  globals: { text: "200", viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await lowerPanels();
    await canvas.findByRole("button", { name: /^打球速度/ });
    await expectToFitWindow();
  },
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^打球速度/ })).toHaveAttribute("aria-pressed", "true");
    const up = canvas.getByRole("button", { name: "50m走を下へ" });
    await expect(up.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  args: { goals: { status: "ready", value: goals } },
};
