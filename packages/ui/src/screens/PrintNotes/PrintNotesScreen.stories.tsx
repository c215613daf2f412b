import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { PrintNotesScreen } from "./PrintNotesScreen.tsx";
import { firstOfYear, printedGoals, yearOfNotes } from "./printNotes.fixtures.ts";

const meta = {
  id: "screens-print-notes",
  title: "画面/ノートの印刷",
  component: PrintNotesScreen,
  parameters: { layout: "fullscreen" },
  args: {
    player: { status: "ready", value: yearOfNotes },
    goals: { status: "ready", value: printedGoals },
    year: 2026,
    years: [2026, 2025],
    teamName: "青葉台ベースボールクラブ",
    printedBy: "大野 直人",
    backHref: "/note/note-list/1042",
    onYear: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PrintNotesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const a4Height = 1123;
const tired = { label: "体の疲れ", kind: "scale", scale: 2, text: "2" } as const;

export const Ready: Story = {
  name: "表示",
  play: async ({ args, canvas, userEvent }) => {
    const sheets = canvas.getAllByRole("article");
    await expect(sheets[0]).toHaveTextContent(/成長ノート.2026年度.ノート12件増田 碧中2/);
    // As tall as the paper, so that a note is not cut.
    for (const sheet of sheets) await expect(sheet.offsetHeight).toBeLessThanOrEqual(a4Height);
    const days = sheets.flatMap((sheet) => within(sheet).getAllByRole("listitem")).map((item) => item.textContent);
    await expect(days).toHaveLength(12);
    await expect(days[0]).toMatch(/^11月8日（日）ふりかえり手ごたえ 4／5/);
    await expect(canvas.getAllByText("下半身を強くする（11/10 できた）")).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "年度" }), "2025年度");
    await expect(args.onYear).toHaveBeenCalledWith(2025);
    await userEvent.click(canvas.getByRole("button", { name: "印刷する" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Few: Story = {
  name: "少ない：ノート1件、9マス目標なし",
  args: {
    player: { status: "ready", value: firstOfYear },
    goals: { status: "ready", value: { ...printedGoals, version: 0 } },
    years: [2026],
  },
  play: async ({ canvas }) => {
    const sheets = canvas.getAllByRole("article");
    await expect(sheets).toHaveLength(1);
    await expect(sheets[0]).toHaveTextContent(/成長ノート.2026年度.ノート1件増田 碧中2/);
    await expect(sheets[0]).toHaveTextContent("1 / 1");
    await expect(within(canvas.getByRole("list", { name: "ノート" })).getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.queryByText("9マス目標")).toBeNull();
  },
};
export const Steps: Story = {
  name: "5段階の質問がいくつもある：どの答えも紙に残る",
  parameters: unseen,
  args: {
    player: {
      status: "ready",
      value: { ...firstOfYear, notes: firstOfYear.notes.map((note) => ({ ...note, parts: [...note.parts, tired] })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^手ごたえ 4／5$/)).toBeVisible();
    await expect(canvas.getByText(/^体の疲れ/).closest("p")).toHaveTextContent("体の疲れ 2／5");
  },
};
export const Empty: Story = {
  name: "0件",
  parameters: unseen,
  args: {
    player: { status: "ready", value: { ...yearOfNotes, notes: [] } },
    goals: { status: "ready", value: { ...printedGoals, version: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await expect(canvas.getByText("この年度のノートはありません。")).toBeVisible();
  },
};
export const Gone: Story = {
  name: "いない選手",
  parameters: unseen,
  args: { player: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この選手は見つかりませんでした")).toBeVisible();
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { goals: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { player: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { name: "スマートフォン", parameters: unseen, globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
