import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import base from "./NoteScreen.stories.tsx";
import { NoteScreen } from "./NoteScreen.tsx";
import { defaultNoteQueueView, everyNote } from "./view.ts";

const meta = {
  ...base,
  id: "screens-note-filters",
  title: "画面/成長ノート/絞り込み",
  component: NoteScreen,
} satisfies Meta<typeof NoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const filter = (canvas: ReturnType<typeof page>, name = "絞り込み") => canvas.getByRole("button", { name });
const sheet = async () => within(await page().findByRole("dialog", { name: "絞り込み" }));
const mobile = { viewport: { value: "mobile" } };
const unseen = { visual: { disable: true } };
const narrowed = { ...defaultNoteQueueView, member: 1044, template: 3, start: "2026-11-01", end: "2026-11-20" };
const none = { status: "ready", value: { notes: [], total: 0, more: false } } as const;

export const Chosen: Story = {
  name: "効いている条件",
  args: { view: narrowed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(filter(canvas, "絞り込み 3件の条件")).toBeVisible();
    await expect(canvas.getByText("小川 新・冬の目標（使っていない）・11/1〜11/20")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "未返信 3" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: "unanswered" });
    await expect(canvas.getByText("小川 新・冬の目標（使っていない）・11/1〜11/20")).toBeVisible();
  },
};
export const ByPlayer: Story = {
  name: "選手をよみがなで探して選ぶ",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(filter(canvas));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    const box = await (await sheet()).findByRole("combobox", { name: "選手" });
    await userEvent.type(box, "おがわ");
    await userEvent.click(await page().findByRole("option", { name: /小川 新/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ member: 1044 });
    await userEvent.click((await sheet()).getByRole("button", { name: "4件を表示する" }));
    await expect(filter(canvas, "絞り込み 1件の条件")).toHaveFocus();
    await expect(canvas.getByText("小川 新", { selector: "span" })).toBeVisible();
  },
};
export const ByTemplateAndDays: Story = {
  name: "テンプレートと日を選び、条件をクリアする",
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(filter(canvas));
    const dialog = await sheet();
    const select = await dialog.findByRole("combobox", { name: "テンプレート" });
    await expect(
      within(select)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["すべてのテンプレート", "ふりかえり", "試合のあと", "冬の目標（使っていない）"]);
    await step("選ぶと、すぐに効く", async () => {
      await userEvent.selectOptions(select, "冬の目標（使っていない）");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ template: 3 });
      await userEvent.click(dialog.getByRole("button", { name: "日を選ぶ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ start: "2026-10-22", end: "2026-11-20" });
    });
    await step("期間は、すべての日に戻せる", async () => {
      await expect(await dialog.findByRole("group", { name: /ノートの日/ })).toBeVisible();
      await userEvent.click(dialog.getByRole("button", { name: "すべての日" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ start: null, end: null });
      await expect(dialog.queryByRole("group", { name: /ノートの日/ })).toBeNull();
    });
    await step("条件をクリアする", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "条件をクリア" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        member: null,
        template: null,
        start: null,
        end: null,
      });
      await expect(select).toHaveValue("");
      await userEvent.click(dialog.getByRole("button", { name: "日を選ぶ" }));
    });
  },
};
export const Cleared: Story = {
  name: "列の下から、条件だけをクリアする",
  parameters: unseen,
  args: { view: { ...narrowed, view: "pain", group: "e" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ member: null, template: null, start: null, end: null });
    await expect(filter(canvas)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "痛み 1", pressed: true })).toBeVisible();
  },
};
export const OrderAndCsv: Story = {
  name: "並び順を変え、絞り込んだノートの一覧をCSVに残す。選手の書いた言葉は入らない",
  parameters: unseen,
  args: { view: { ...defaultNoteQueueView, view: "pain" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "古い順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ order: "oldest" });
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.readAll).toHaveBeenCalledOnce();
    await expect(args.onExport).toHaveBeenCalledWith(
      [
        "\uFEFF日付,選手,学年,テンプレート,痛み・違和感,返信",
        "2026-11-19,小川 新,小6,ふりかえり,あり,未返信",
        "2026-11-18,青山 朔,中2,ふりかえり,,未返信",
        "2026-11-18,武田 ひまり,小5,ふりかえり,,未返信",
        "2026-11-19,増田 碧,中2,ふりかえり,,返信済み",
      ].join("\r\n"),
      "成長ノート_20261120.csv",
    );
  },
};
export const OrderOnPhone: Story = {
  name: "スマートフォン：並び順はシートの中、条件を外しても並び順は残る",
  parameters: unseen,
  globals: mobile,
  args: { view: { ...defaultNoteQueueView, view: "pain", order: "newest" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(filter(canvas, "絞り込み 1件の条件"));
    const dialog = await sheet();
    await expect(dialog.getByRole("combobox", { name: "並び順" })).toHaveValue("newest");
    await userEvent.click(dialog.getByRole("button", { name: "条件をクリア" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(everyNote);
    await expect(dialog.getByRole("combobox", { name: "並び順" })).toHaveValue("newest");
  },
};
export const OnPhone: Story = {
  name: "スマートフォン：シートの中で選ぶ",
  globals: mobile,
  args: { view: { ...defaultNoteQueueView, template: 2, start: "2026-11-01", end: "2026-11-20" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("試合のあと・11/1〜11/20")).toBeVisible();
    await userEvent.click(filter(canvas, "絞り込み 2件の条件"));
    const dialog = await sheet();
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "テンプレート" }), "ふりかえり");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ template: 1 });
    await userEvent.click(dialog.getByRole("button", { name: "条件をクリア" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(everyNote);
    await userEvent.click(dialog.getByRole("button", { name: "日を選ぶ" }));
    await expect(dialog.getByRole("button", { name: "4件を表示する" })).toBeVisible();
  },
};
export const Empty: Story = {
  name: "この条件のノートはない",
  parameters: unseen,
  args: { view: narrowed, queue: none },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この条件のノートはありません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(everyNote);
  },
};
export const NoneUnansweredHere: Story = {
  name: "ひとりの未返信がなくても、すべて返信したとは言わない",
  parameters: unseen,
  args: { view: { ...defaultNoteQueueView, view: "unanswered", member: 1044 }, queue: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この条件のノートはありません")).toBeVisible();
    await expect(canvas.queryByText("未返信のノートはありません")).toBeNull();
  },
};
export const NamesOnTheWay: Story = {
  name: "選手とテンプレートの名前が届くまで",
  parameters: unseen,
  args: { view: narrowed, choices: { status: "loading" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("選手・テンプレート・11/1〜11/20")).toBeVisible();
    await userEvent.click(filter(canvas, "絞り込み 3件の条件"));
    await expect((await sheet()).queryByRole("combobox")).toBeNull();
  },
};
export const ChoicesFailed: Story = {
  name: "選択肢を読み込めない → 再試行",
  parameters: unseen,
  args: { choices: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(filter(canvas));
    await userEvent.click((await sheet()).getByRole("button", { name: "再読み込みする" }));
    await waitFor(() => expect(args.onRetry).toHaveBeenLastCalledWith("choices"));
  },
};
