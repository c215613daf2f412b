import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import base, { Ready } from "./NoteScreen.stories.tsx";
import { NoteScreen } from "./NoteScreen.tsx";

const meta = {
  ...base,
  id: "screens-note-actions",
  title: "画面/成長ノート/操作",
  component: NoteScreen,
  parameters: { ...base.parameters, visual: { disable: true } },
} satisfies Meta<typeof NoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { beside } = base.args;

export const Keys: Story = {
  ...Ready,
  name: "キーだけで、進み、戻り、スタンプを送り、書き、取り消し、星をつける",
  args: { beside: { ...beside, onUndo: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard("j{ArrowDown}k{ArrowUp}");
    await expect(args.beside?.onNext).toHaveBeenCalledTimes(2);
    await expect(args.beside?.onPrevious).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("1368");
    await expect(beside.onStamp.mock.calls).toEqual([["nice"], ["keep_going"], ["rest"], ["full_marks"]]);
    await userEvent.keyboard("us");
    await expect(args.beside?.onUndo).toHaveBeenCalledOnce();
    await expect(beside.onStar).toHaveBeenCalledWith(true);
    await userEvent.keyboard("c");
    const box = canvas.getByRole("textbox", { name: "コメントを書く" });
    await expect(box).toHaveFocus();
    beside.onStamp.mockClear();
    await userEvent.keyboard("1j");
    await expect(beside.onStamp).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(beside.onComment).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(box).not.toHaveFocus();
  },
};
export const KeysElsewhere: Story = {
  ...Ready,
  name: "変換中、押し続け、Ctrl と一緒のキーでは、何も送られない",
  play: async () => {
    beside.onStamp.mockClear();
    for (const held of [
      { isComposing: true },
      { keyCode: 229 },
      { repeat: true },
      { ctrlKey: true },
      { metaKey: true },
    ]) {
      await fireEvent.keyDown(document.body, { key: "1", ...held });
    }
    await expect(beside.onStamp).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "1" });
    await expect(beside.onStamp).toHaveBeenCalledOnce();
  },
};
export const KeysOff: Story = {
  ...Ready,
  name: "一文字のキーは切れる",
  args: { keys: { isOn: false, onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    beside.onStamp.mockClear();
    await userEvent.keyboard("1j?");
    await expect(beside.onStamp).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "キーの一覧" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "キーボードで返信する" }));
    await userEvent.click(dialog.getByRole("switch", { name: "一文字のキーを使う" }));
    await expect(args.keys.onChange).toHaveBeenCalledWith(true);
  },
};
export const KeyList: Story = {
  ...Ready,
  name: "? で、キーの一覧が開く",
  parameters: { visual: { disable: false } },
  play: async ({ canvas, userEvent }) => {
    beside.onStamp.mockClear();
    await userEvent.keyboard("?");
    const dialog = within(await canvas.findByRole("dialog", { name: "キーボードで返信する" }));
    await expect(dialog.getByText("スタンプを送って、次の未返信へ")).toBeVisible();
    await userEvent.keyboard("1");
    await expect(beside.onStamp).not.toHaveBeenCalled();
  },
};
export const Bulk: Story = {
  ...Ready,
  name: "選んで、まとめて「見たよ」を送る。断られたら、選んだまま理由を言う",
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "まとめて返信" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "小川 新 11/19のノートを選ぶ" }));
    await userEvent.click(canvas.getByRole("button", { name: "3件すべて選ぶ" }));
    await step("断られる", async () => {
      args.onSeenAll.mockRejectedValueOnce(new Failure("unavailable"));
      await userEvent.click(canvas.getByRole("button", { name: "「見たよ」を送る" }));
      await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    });
    await userEvent.click(canvas.getByRole("button", { name: "「見たよ」を送る" }));
    await expect(args.onSeenAll).toHaveBeenLastCalledWith([12, 11, 10]);
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};
export const Filters: Story = {
  ...Ready,
  name: "未返信、痛み、お気に入り、学年で絞り込み、行を開く",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "痛み 1" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: "pain" });
    await userEvent.click(canvas.getByRole("button", { name: "中" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ group: "j" });
    await userEvent.click(canvas.getByRole("link", { name: /武田 ひまり/ }));
    await expect(beside.onOpen).toHaveBeenCalledWith(10);
  },
};
