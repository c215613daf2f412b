import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { hostileTexts } from "../PlainText/hostileTexts.fixtures.ts";
import { NoteReader } from "./NoteReader.tsx";
import { answeredNote, emptyReply, nowS, painfulNote, waitingNote } from "./notes.fixtures.ts";

const hirano = { id: 1, name: "平野 彩", coach_type: "coach" } as const;

const meta = {
  id: "components-note-reader",
  title: "部品/ノートを読む",
  component: NoteReader,
  args: {
    note: answeredNote,
    nowS,
    viewer: { id: 1, isManager: false },
    reply: emptyReply,
    withKeys: true,
    onStamp: fn(),
    onStar: fn(),
    onType: fn(),
    onComment: fn(),
    onRemoveComment: fn(),
  },
  render: (args) => (
    <Panel aria-label="ノート" flush>
      <NoteReader {...args} />
    </Panel>
  ),
} satisfies Meta<typeof NoteReader>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "答え、9マス目標、測定、返信",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("img", { name: "手ごたえ 5段階中4" })).toBeVisible();
    await expect(canvas.getByText("既読 片山 恵（昨日 21:00）")).toBeVisible();
    await expect(canvas.getByText("選手・家族が読みました 今日 7:10")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "このコメントを削除する" })).toBeNull();
    const facts = within(canvas.getByRole("region", { name: "この日の測定" }));
    await expect(facts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "打球速度114.8km/h自己ベスト",
      "平均角度14.2°",
      "スイング86回",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "増田 碧のノートをお気に入りに入れる", pressed: false }));
    await expect(args.onStar).toHaveBeenCalledWith(true);
  },
};
export const Pain: Story = {
  name: "痛みの言葉があり、まだ返信がない",
  args: { note: painfulNote },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("痛み・違和感の言葉があります")).toBeVisible();
    await expect(canvas.getByText("まだ返信がありません。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "休もう" }));
    await expect(args.onStamp).toHaveBeenCalledWith("rest");
  },
};
export const Reopened: Story = {
  name: "返信のあとに書き直され、痛みの言葉がある",
  parameters: unseen,
  args: {
    note: {
      ...answeredNote,
      pain: true,
      reopened: true,
      stamps: [{ by: hirano, stamp: "nice", at: "2026-11-19T22:00:00Z" }],
      written_at: "2026-11-19T21:50:00Z",
      changed_at: "2026-11-19T22:30:00Z",
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("返信のあとに書き直され、痛み・違和感の言葉があります")).toBeVisible();
    await expect(canvas.getByText(/11月19日（木）・送信 11\/20 6:50・.*変更 11\/20 7:30/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "ナイス！", pressed: false }));
    await expect(args.onStamp).toHaveBeenCalledWith("nice");
  },
};
export const Unsent: Story = {
  name: "送信を待つコメント",
  args: {
    reply: {
      ...emptyReply,
      unsent: [
        { id: "a", by: hirano, text: "土曜に、いっしょに確かめよう。", at: "2026-11-19T22:20:00Z", state: "waiting" },
        { id: "b", by: hirano, text: "よく書けています。", at: "2026-11-19T22:21:00Z", state: "refused" },
      ],
    },
  },
  play: async ({ canvas }) => {
    const answers = within(canvas.getByRole("region", { name: "返信" }));
    const rows = answers.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    await expect(rows.at(-2)).toMatch(/土曜に、いっしょに確かめよう。送信待ち$/);
    await expect(rows.at(-1)).toMatch(/よく書けています。送れませんでした$/);
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const DoubleText: Story = {
  name: "文字200%：スマートフォン",
  parameters: unseen,
  globals: { text: "200", viewport: { value: "mobile" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Offers: Story = {
  name: "操作：記録から始めたコメントは、押しただけでは送られない",
  args: { reply: { ...emptyReply, text: "よく見ています。" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "自己ベスト 打球速度" }));
    await expect(args.onType).toHaveBeenCalledWith("よく見ています。\n打球速度 114.8km/hは自己ベストでした。");
    await userEvent.click(canvas.getByRole("button", { name: "打球速度の伸び" }));
    await expect(args.onType).toHaveBeenLastCalledWith("よく見ています。\n8/21から、打球速度が6.2km/hよくなりました。");
    await expect(args.onComment).not.toHaveBeenCalled();
  },
};
export const Sending: Story = {
  name: "操作：Ctrl + Enter で送る。空と長すぎる文は、欄で断る",
  args: { reply: { ...emptyReply, text: "低めだけ20球、明日見せてください。" } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "コメントを書く" });
    await userEvent.type(box, "{Control>}{Enter}{/Control}");
    await expect(args.onComment).toHaveBeenCalledWith("低めだけ20球、明日見せてください。", false);
  },
};
export const Empty: Story = {
  name: "操作：空のコメントは送られない",
  parameters: unseen,
  args: { note: waitingNote },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "コメントする" }));
    await expect(args.onComment).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox", { name: "コメントを書く" })).toBeInvalid();
  },
};
export const Conflict: Story = {
  name: "操作：ほかのコーチが先に返信していたら、確かめてから送る",
  args: {
    reply: {
      ...emptyReply,
      text: "高めは待とう。",
      failure: {
        code: "conflict",
        message: "片山さんが先に返信しました。それでも送るときは、もう一度送ってください。",
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("片山さんが先に返信しました。");
    await userEvent.click(canvas.getByRole("button", { name: "それでも送る" }));
    await expect(args.onComment).toHaveBeenCalledWith("高めは待とう。", true);
  },
};
export const Manager: Story = {
  name: "操作：監督は、だれのコメントも消せる",
  parameters: unseen,
  args: { viewer: { id: 1, isManager: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "このコメントを削除する" }));
    await expect(args.onRemoveComment).toHaveBeenCalledWith(answeredNote.comment_list[0]);
  },
};
export const Hostile: Story = {
  name: "危ない文も、文字のまま",
  parameters: unseen,
  args: {
    note: {
      ...answeredNote,
      title: hostileTexts[0] ?? "",
      parts: hostileTexts.map((text) => ({ label: text.slice(0, 20), kind: "text" as const, scale: null, text })),
      comment_list: [{ id: 1, by: null, text: hostileTexts.join("\n"), at: answeredNote.written_at }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("script, img, [onerror], [onload], [onmouseover]")).toHaveLength(0);
    await expect(canvas.getByText("元のコーチ")).toBeVisible();
  },
};
