import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import {
  answeredNote,
  emptyReply,
  notes,
  nowS,
  painfulNote,
  waitingNote,
} from "../../components/NoteReader/notes.fixtures.ts";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { media } from "../../tokens/theme.ts";
import { NoteScreen } from "./NoteScreen.tsx";
import { firstChoices, noteChoices } from "./noteChoices.fixtures.ts";
import type { NoteBeside, NoteScreenProps } from "./noteScreenProps.ts";
import { defaultNoteQueueView, everyNote } from "./view.ts";

const beside = {
  id: 9,
  note: { status: "ready", value: answeredNote },
  viewer: { id: 1, isManager: true },
  reply: { ...emptyReply, text: "低めだけ20球、明日見せてください。" },
  done: null,
  onUndo: undefined,
  isAllDone: false,
  onOpen: fn(),
  onNext: fn(),
  onPrevious: fn(),
  onStamp: fn(),
  onStar: fn(),
  onType: fn(),
  onComment: fn(),
  onRemoveComment: fn(),
} satisfies NoteBeside;

/** A phone has no room beside the queue. */
function OnItsScreen(props: NoteScreenProps) {
  const hasRoom = !useMedia(media.mobile);
  const phone = { beside: null, hrefOf: (id: number) => `/note/view-note/${id}` };
  return <NoteScreen {...props} {...(!hasRoom && phone)} />;
}

const meta = {
  id: "screens-note",
  title: "画面/成長ノート",
  component: NoteScreen,
  render: withHeldView(OnItsScreen),
  parameters: { layout: "fullscreen" },
  args: {
    queue: { status: "ready", value: { notes, total: 4, more: false } },
    counts: { unanswered: 3, pain: 1 },
    onDevice: nothingOnDevice,
    nowS,
    view: defaultNoteQueueView,
    onViewChange: fn(),
    choices: { status: "ready", value: noteChoices },
    onChoose: fn(),
    hrefOf: (id: number) => `/note?id=${id}`,
    beside,
    keys: { isOn: true, onChange: fn() },
    readAll: fn(async () => notes),
    onExport: fn(),
    busyMore: false,
    onMore: fn(),
    onSeenAll: fn(async () => {}),
    loadPart: takePart,
    onRetry: fn(),
  },
} satisfies Meta<typeof NoteScreen>;
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
    const list = within(canvas.getByRole("region", { name: "ノートの一覧" }));
    await expect(list.getAllByRole("link")).toHaveLength(4);
    await expect(list.getByRole("link", { current: true })).toHaveTextContent("増田 碧");
    await expect(canvas.getByRole("button", { name: "未返信 3" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "ノート 増田 碧" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "ノートの設定" })).toHaveAttribute("href", "/note/note-setting");
  },
};
export const Mobile: Story = {
  name: "スマートフォン：一覧だけ",
  globals: mobile,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: /小川 新/ })).toHaveAttribute("href", "/note/view-note/12");
    await expect(canvas.queryByRole("region", { name: /^ノート / })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tablet: Story = { name: "タブレット", parameters: unseen, globals: { viewport: { value: "tablet" } } };
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const DoubleText: Story = {
  name: "文字200%",
  parameters: unseen,
  globals: { text: "200" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongText: Story = {
  name: "長い名前と、たくさんのノート",
  parameters: unseen,
  args: {
    queue: {
      status: "ready",
      value: {
        notes: Array.from({ length: 100 }, (_, at) => ({
          ...painfulNote,
          note_id: 1000 - at,
          member: {
            ...painfulNote.member,
            last_name: "とてもながいみょうじのひと",
            first_name: "もっともっとながいなまえ",
          },
          excerpt: "あ".repeat(120),
        })),
        total: 5000,
        more: true,
      },
    },
  },
};
export const Few: Story = {
  name: "少ない：1通だけ",
  args: {
    queue: { status: "ready", value: { notes: notes.slice(1, 2), total: 1, more: false } },
    counts: { unanswered: 1, pain: 0 },
    choices: { status: "ready", value: firstChoices },
    beside: { ...beside, id: 11, note: { status: "ready", value: waitingNote }, reply: emptyReply },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("region", { name: "ノートの一覧" }));
    await expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("青山 朔"),
    ]);
    await expect(canvas.getByRole("button", { name: "未返信 1" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /さらに/ })).toBeNull();
  },
};
export const None: Story = {
  name: "0件",
  parameters: unseen,
  args: {
    queue: { status: "ready", value: { notes: [], total: 0, more: false } },
    counts: { unanswered: 0, pain: 0 },
    beside: { ...beside, id: null, note: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ノートはまだありません")).toBeVisible();
    await expect(canvas.getByText("ノートを選ぶと、ここで読めます")).toBeVisible();
  },
};
export const NotFound: Story = {
  name: "絞り込みの結果が0件",
  parameters: unseen,
  args: {
    view: { ...defaultNoteQueueView, view: "starred", group: "e" },
    queue: { status: "ready", value: { notes: [], total: 0, more: false } },
    beside: { ...beside, id: null, note: null },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この条件のノートはありません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(args.onViewChange).toHaveBeenCalledWith(everyNote);
  },
};
export const Loading: Story = {
  name: "読み込み中",
  parameters: unseen,
  args: { queue: { status: "loading" }, counts: null, beside: { ...beside, note: { status: "loading" } } },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: {
    queue: { status: "failed", code: "unavailable" },
    beside: { ...beside, note: { status: "failed", code: "unexpected" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: "再読み込みする" })) await userEvent.click(button);
    await expect(args.onRetry.mock.calls).toEqual([["queue"], ["note"]]);
  },
};
export const Gone: Story = {
  name: "開いたノートが、もうない",
  parameters: unseen,
  args: { beside: { ...beside, note: { status: "failed", code: "not_found" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このノートは見つかりませんでした")).toBeVisible();
  },
};
export const AllDone: Story = {
  name: "未返信がなくなった",
  parameters: unseen,
  args: {
    counts: { unanswered: 0, pain: 0 },
    beside: { ...beside, isAllDone: true, done: "増田 碧に「ナイス！」を送りました", onUndo: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("未返信のノートはもうありません。おつかれさまでした。")).toBeVisible();
    await expect(canvas.getByText("増田 碧に「ナイス！」を送りました")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "取り消す" }));
    await expect(args.beside?.onUndo).toHaveBeenCalledOnce();
  },
};
