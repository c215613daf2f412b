import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { RefusedEntry } from "./RefusedEntry.tsx";

const meta = {
  id: "components-refused-entry",
  title: "部品/送れなかった入力",
  component: RefusedEntry,
  args: {
    kind: "attendance",
    label: "参加 8:30 から",
    detail: "11/23 練習試合 木下 紬",
    enteredAt: "2026-11-20T18:40:00+09:00",
    code: "conflict",
    message: "この行事は中止になりました",
    form: "none",
    onRetry: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefusedEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlace: Story = {
  name: "戻すところがない：内容とわけを読み、送り直すか消す",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "参加 8:30 から 11/23 練習試合 木下 紬・11/20 18:40 に入力この行事は中止になりました。直すか、消してください。",
    );
    await userEvent.click(canvas.getByRole("button", { name: "もう一度送る" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Taken: Story = {
  name: "入力欄に戻した：送り直すのはその欄から",
  args: {
    kind: "pitch_count",
    label: "35球、20球",
    detail: "11/20 青山 碧、小川 新",
    code: "not_found",
    message: undefined,
    form: "taken",
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "この選手か記録は削除されています。記録を残すには、CSVに書き出してください。入力した内容は、入力欄に戻してあります。送り直すまで、この端末だけにあります。",
    );
    await expect(canvas.queryByRole("button", { name: "もう一度送る" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "消す" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "この知らせを閉じる" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Occupied: Story = {
  name: "入力欄に書きかけがある：それが先",
  args: {
    kind: "note_comment",
    label: "よく続いています。",
    detail: "青山 朔",
    message: "ほかの指導者が、先に返信しています。",
    form: "occupied",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "入力欄に書きかけがあります。それを送るか消すと、この内容を入力欄に戻します。",
    );
    await expect(canvas.getByRole("button", { name: "もう一度送る" })).toBeVisible();
  },
};

export const Long: Story = {
  name: "長いコメント、スマートフォン",
  args: {
    ...Occupied.args,
    label: "きのうの試合は、さいごまで声を出していたのがよかったです。".repeat(12),
    form: "taken",
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Delete: Story = {
  name: "操作：消す前にたずねる",
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole("button", { name: "消す" });
    await userEvent.click(remove);
    const dialog = within(await canvas.findByRole("alertdialog", { name: "参加 8:30 からを消しますか？" }));
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "消す" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
