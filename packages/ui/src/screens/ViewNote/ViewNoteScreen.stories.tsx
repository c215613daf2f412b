import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { answeredNote, emptyReply, firstNote, nowS, painfulNote } from "../../components/NoteReader/notes.fixtures.ts";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { ViewNoteScreen } from "./ViewNoteScreen.tsx";

const meta = {
  id: "screens-view-note",
  title: "画面/ノート",
  component: ViewNoteScreen,
  parameters: { layout: "fullscreen" },
  args: {
    note: { status: "ready", value: answeredNote },
    onDevice: nothingOnDevice,
    nowS,
    viewer: { id: 1, isManager: true },
    reply: emptyReply,
    previousHref: "/note/view-note/10",
    nextHref: null,
    keysOn: true,
    done: null,
    onUndo: undefined,
    onGo: fn(),
    onStamp: fn(),
    onStar: fn(),
    onType: fn(),
    onComment: fn(),
    onRemoveComment: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ViewNoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const mobile = { viewport: { value: "mobile" } };

export const Unsent: Story = {
  name: "端末で送信を待つ返信がある",
  args: { onDevice: { ...nothingOnDevice, stored: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2件を端末に保存しました（送信待ち）")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "通信の状態を見る" })).toHaveAttribute("href", "/sync-status");
  },
};
export const UnsentMobile: Story = {
  ...Unsent,
  name: "スマートフォン：端末で送信を待つ返信がある",
  globals: { viewport: { value: "mobile" } },
};
export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole("region", { name: "実施とノート" }));
    await expect(days.getByRole("img", { name: "直近14日のうち12日実施、11日ノート" })).toBeVisible();
    await expect(days.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "12/14日",
      "11/14日",
      "68球",
      "1/14日",
    ]);
    const earlier = within(canvas.getByRole("region", { name: "前のノート" }));
    await expect(earlier.getByRole("link", { name: /11\/18/ })).toHaveAttribute("href", "/note/view-note/8");
  },
};
export const Mobile: Story = {
  name: "スマートフォン：前後とコメントは、親指の届くところ",
  globals: mobile,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole("button", { name: "前のノート" }));
    await expect(args.onGo).toHaveBeenCalledWith("/note/view-note/10");
    await userEvent.click(canvas.getByRole("button", { name: "次のノート" }));
    await expect(args.onGo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "コメントを書く" }));
    await expect(canvas.getByRole("textbox", { name: "コメントを書く" })).toHaveFocus();
  },
};
export const Pain: Story = {
  name: "痛みの言葉があるノート",
  parameters: unseen,
  args: { note: { status: "ready", value: painfulNote } },
};
export const Dark: Story = {
  name: "暗い画面：スマートフォン",
  parameters: unseen,
  globals: { theme: "dark", viewport: { value: "mobile" } },
};
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const DoubleText: Story = {
  name: "文字200%：スマートフォン",
  parameters: unseen,
  globals: { text: "200", ...mobile },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { note: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { note: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Gone: Story = {
  name: "ないノートは、一覧への道を出す",
  parameters: unseen,
  args: { note: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "成長ノートの一覧へ" })).toHaveAttribute("href", "/note");
  },
};
export const LongText: Story = {
  name: "スマートフォン：長い名前と長い文章。前のノートがない",
  parameters: unseen,
  globals: mobile,
  args: {
    note: {
      status: "ready",
      value: {
        ...answeredNote,
        member: { ...answeredNote.member, last_name: "勅使河原長谷部", first_name: "ひまり子美沙希" },
        title: "試合のあとのふりかえりと次の一週間に向けた準備のノート",
        parts: [
          {
            label: "今日できたことと、その前の週からの変わりかたを書いてください",
            kind: "text",
            scale: null,
            text: "打".repeat(1000),
          },
          { label: "見た動画", kind: "text", scale: null, text: `https://example.jp/${"a".repeat(200)}` },
        ],
        earlier: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("打".repeat(1000))).toBeInTheDocument();
    const earlier = within(canvas.getByRole("region", { name: "前のノート" }));
    await expect(earlier.getByText("これより前のノートはありません。")).toBeInTheDocument();
    await expect(earlier.queryByRole("link")).toBeNull();
    await expectToFitWindow();
  },
};
export const Few: Story = {
  name: "少ない：はじめての1通",
  args: { note: { status: "ready", value: firstNote }, previousHref: null, nextHref: null },
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole("region", { name: "実施とノート" }));
    await expect(days.getByRole("img", { name: "直近14日のうち1日実施、1日ノート" })).toBeVisible();
    await expect(days.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["1/14日", "1/14日"]);
    const earlier = within(canvas.getByRole("region", { name: "前のノート" }));
    await expect(earlier.getByText("これより前のノートはありません。")).toBeVisible();
    for (const name of ["前のノート", "次のノート"]) {
      await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    }
  },
};
export const Keys: Story = {
  name: "操作：キーでスタンプを送り、前のノートへ",
  parameters: unseen,
  args: { done: "小川 新に「見たよ」を送りました", onUndo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard("2ku");
    await expect(args.onStamp).toHaveBeenCalledWith("seen");
    await expect(args.onGo).toHaveBeenCalledWith("/note/view-note/10");
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByText("小川 新に「見たよ」を送りました")).toBeVisible();
  },
};
