import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { MemberBulkAddHarness } from "./MemberBulkAdd.harness.tsx";
import { MemberBulkAddScreen } from "./MemberBulkAddScreen.tsx";
import { checking, everyColumn, pasted, team, thousand } from "./memberBulkAdd.fixtures.ts";
import { emptyBulkDraft } from "./parts/bulkDraft.ts";

const meta = {
  id: "screens-member-bulk-add",
  title: "画面/メンバーをまとめて追加",
  component: MemberBulkAddScreen,
  render: (args) => <MemberBulkAddHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    members: { status: "ready", value: [] },
    onRetry: fn(),
    loadPart: takePart,
    sportType: "baseball",
    analyzerAvailable: true,
    draft: checking(pasted),
    onDraftChange: fn(),
    added: null,
    onAdd: fn(async () => {}),
    onUndo: fn(async () => {}),
    onContinue: fn(),
  },
} satisfies Meta<typeof MemberBulkAddScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Check: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["mobile", "tablet", "laptop", "desktop"] } },
};
export const Input: Story = { name: "0件（入力）", args: { draft: emptyBulkDraft } };
export const InputMobile: Story = {
  name: "入力（スマートフォン）",
  args: { draft: emptyBulkDraft },
  globals: { viewport: { value: "mobile" } },
};
export const Softball: Story = {
  name: "入力（ソフトボール）",
  args: { draft: emptyBulkDraft, sportType: "softball" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "姓と名必須",
      "学年必須",
      "背番号",
      "よみがな",
      "性別",
      "身長・体重",
      "メールアドレス",
    ]);
  },
};
export const Same: Story = {
  name: "同じ選手がチームと名簿にいる",
  args: {
    members: { status: "ready", value: team },
    draft: checking(`${pasted}\n杉山\t蓮司\t高1\t男\t`),
  },
};
export const EveryColumn: Story = { name: "すべての列・長い名前", args: { draft: checking(everyColumn) } };
export const EveryColumnMobile: Story = {
  name: "すべての列・長い名前（スマートフォン）",
  args: { draft: checking(everyColumn) },
  globals: { viewport: { value: "mobile" } },
};
export const EveryColumnTablet: Story = {
  name: "すべての列・長い名前（タブレット）",
  args: { draft: checking(everyColumn) },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const narrow = canvas.getAllByRole("columnheader").filter(({ offsetWidth }) => offsetWidth < 60);
    await expect(narrow.map(({ textContent }) => textContent)).toEqual([]);
  },
};
export const Thousand: Story = {
  name: "1000人",
  args: { draft: checking(thousand) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "追加する選手" })).toHaveAttribute("aria-rowcount", "1001");
    await expect(canvas.getAllByRole("rowheader").length).toBeLessThan(80);
    await expect(canvas.getByRole("button", { name: "不備のない990人を追加する" })).toBeVisible();
  },
};
export const Few: Story = {
  name: "少ない：1人だけの名簿",
  args: { draft: checking(pasted.split("\n").slice(0, 2).join("\n")) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1人を追加できます。")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "1人を追加する" })).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: "不備のある行だけ" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /次の不備へ/ })).toBeNull();
  },
};
export const Loading: Story = { name: "読み込み中（いまのメンバー）", args: { members: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { members: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^いまのメンバーを読み込めないため/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "再試行" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Done: Story = {
  name: "完了",
  args: { draft: { ...checking(pasted), rows: checking(pasted).rows.slice(2) }, added: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("2人を追加しました。").parentElement).toHaveFocus());
    await expect(canvas.getByText("残りの2件は、まだ追加していません。")).toBeVisible();
  },
};
export const DoneMobile: Story = {
  name: "完了（スマートフォン・アナライザーなし）",
  args: { draft: emptyBulkDraft, added: 24, analyzerAvailable: false },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "続けて追加する" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "アナライザーに招待" })).toBeNull();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
