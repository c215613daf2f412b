import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { TrainingPlayerHarness } from "./TrainingPlayer.harness.tsx";
import { TrainingPlayerScreen } from "./TrainingPlayerScreen.tsx";
import { firstWeek, firstWeekGuard, guard, newcomer, player } from "./trainingPlayer.fixtures.ts";
import { trainingPlayerArgs } from "./trainingPlayerArgs.fixtures.ts";

const by = { id: 9, name: "大野 直人", coach_type: "manager" } as const;

const meta = {
  id: "screens-training-player",
  title: "画面/実施記録",
  component: TrainingPlayerScreen,
  render: (args) => <TrainingPlayerHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: { ...trainingPlayerArgs, day: "2026-11-18" },
} satisfies Meta<typeof TrainingPlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
};
export const Unsent: Story = {
  name: "送信を待つコメントは、書いた日に見える",
  args: {
    unsent: [
      {
        id: "a",
        date: "2026-11-18",
        by,
        stamp: "seen",
        text: "",
        created_at: "2026-11-20T08:10:00Z",
        state: "waiting",
      },
      {
        id: "b",
        date: "2026-11-18",
        by,
        stamp: null,
        text: "よく走れています。",
        created_at: "2026-11-20T08:11:00Z",
        state: "refused",
      },
      {
        id: "c",
        date: "2026-11-17",
        by,
        stamp: null,
        text: "ほかの日",
        created_at: "2026-11-20T08:12:00Z",
        state: "waiting",
      },
    ],
    onDevice: { ...nothingOnDevice, stored: 2, refused: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2件を端末に保存しました（送信待ち）")).toBeVisible();
    const own = canvas.getAllByText("大野 直人").map((name) => name.closest("li")?.textContent);
    await expect(own).toEqual([
      expect.stringMatching(/見たよ送信待ち$/),
      expect.stringMatching(/よく走れています。送れませんでした$/),
    ]);
    await expect(canvas.queryByText("ほかの日")).toBeNull();
  },
};
export const UnsentMobile: Story = {
  ...Unsent,
  name: "スマートフォン：送信を待つコメントは、書いた日に見える",
  globals: { viewport: { value: "mobile" } },
};
export const Empty: Story = {
  name: "0件・長い名前",
  args: { player: { status: "ready", value: newcomer }, guard: null, day: null, previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この日の記録はありません。")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "今日 11月20日（金） 記録なし" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.queryByText("投球（7日）")).toBeNull();
    await expect(canvas.getByRole("button", { name: "前の月" })).toBeDisabled();
  },
};
export const Loading: Story = { name: "読み込み中", args: { player: { status: "loading" } } };
export const MonthLoading: Story = {
  name: "ほかの月を読み込み中",
  args: { month: "2026-10", day: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "2026年10月" })).toBeVisible();
    await expect(canvas.getByText("10月の実施")).toBeVisible();
    await expect(canvas.queryByText("/ 20日")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /痛み/ })).toBeNull();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { player: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = {
  name: "いない選手",
  args: { player: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この選手はいません")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "実施記録（選手別）に戻る" })).toHaveAttribute(
      "href",
      "/training-report",
    );
  },
};
export const RapidLoad: Story = {
  name: "負荷の急な増加・投球は超過",
  args: {
    player: {
      status: "ready",
      value: { ...player, load: { week: 1240, last_week: 612, usual: 560, rapid: true } },
    },
    guard: { ...guard, level: "over", week: { pitches: 231, limit: 210, left: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "今週の負荷が、前の4週間の平均（560）の1.5倍を超えました。目安のひとつです。本人の様子を確かめてください。",
      ),
    ).toBeVisible();
    await expect(canvas.getByText("超過")).toBeVisible();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const LargeText: Story = {
  name: "文字200 %・スマートフォン",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  play: expectToFitWindow,
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Few: Story = {
  name: "少ない：記録1件、コメント1件",
  args: { player: { status: "ready", value: firstWeek }, guard: firstWeekGuard, day: null, previous: undefined },
  play: async ({ canvas }) => {
    const figures = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    // Of the month and the week before the registration nothing is said.
    await expect(figures).toEqual([
      "11月の実施1/ 4日",
      "時間0.3時間1日あたり 20分",
      "今週の負荷100分×きつさ",
      "投球（7日）0/ 210球余裕あり 今日 0 / 70球",
      "連続0日最長 1日",
    ]);
    await expect(canvas.getByRole("button", { name: "11月18日（水） 打撃、20分" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "前の月" })).toBeDisabled();
    await expectToFitWindow();
  },
};
