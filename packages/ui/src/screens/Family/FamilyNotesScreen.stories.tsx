import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { FamilyNotesScreen, type FamilyNotesState } from "./FamilyNotesScreen.tsx";
import { acts, args, draft, form, hana, notes, ritsu, sentForm } from "./familyNotes.fixtures.ts";

const meta = {
  id: "screens-family-notes",
  title: "画面/家族のページの成長ノート",
  component: FamilyNotesScreen,
  parameters: { layout: "fullscreen" },
  args,
} satisfies Meta<typeof FamilyNotesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const phone = { viewport: { value: "mobile" } } as const;
const withForm = (changed: typeof form, more: Partial<FamilyNotesState> = {}): FamilyNotesState => ({
  ...notes,
  children: { status: "ready", value: [{ ...ritsu, forms: [changed] }, hana] },
  ...more,
});

export const Ready: Story = {
  name: "表示",
  globals: phone,
  parameters: { visual: { viewports: ["tablet", "laptop", "desktop"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "ふりかえり" })).toHaveFocus();
    await expect(canvas.getByText("11月20日（金）の分 締め切り 11/21（土）12:00")).toBeVisible();
    await expect(canvas.getByText(/19:41 に保存/)).toBeVisible();
    await expect(canvas.getByText("必須はあと1問")).toBeVisible();
    await expect(canvas.getByText("あと1か所で送れます（4. ストレッチをしましたか）。")).toBeVisible();
    await expect(canvas.getByText("読むのは指導者と、このページを開けるご家族です。")).toBeVisible();
  },
};
export const Desktop: Story = { name: "デスクトップ", globals: { viewport: { value: "desktop" } } };
export const Sent: Story = {
  name: "送ったあと",
  globals: phone,
  args: { notes: withForm(sentForm, { drafts: {} }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("先生に送りました")).toBeVisible();
    await expect(canvas.getByText("低めだけを打つ練習で、前の肩を残せた。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "書き直す" }));
    await expect(acts.onRewrite).toHaveBeenCalledWith("5-3");
  },
};
export const Goals: Story = {
  name: "9マス目標",
  globals: phone,
  args: { view: { page: "goals", memberId: 5 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "9マス目標" })).toBeVisible();
  },
};
export const Stale: Story = {
  name: "ほかの端末が先に送っていた",
  globals: phone,
  args: { notes: withForm(sentForm, { failures: { "5-3": { code: "conflict", message: "先に送られています。" } } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "届いている内容" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "ここに書いた内容で書き直す" }));
    await expect(acts.onKeep).toHaveBeenCalledWith("5-3");
    await expect(canvas.getByRole("textbox", { name: "1. 今日できたこと" })).toHaveValue(
      "低めだけを打つ練習で、前の肩を残せた。",
    );
  },
};

export const Refused: Story = {
  name: "操作：足りない答えの欄へ移り、わけを言う。そろえば送る",
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "先生に送る" }));
    await expect(canvas.getByText("○か×を選んでください")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "○ はい" })).toHaveFocus();
    await expect(acts.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "○ はい" }));
    await expect(acts.onWrite).toHaveBeenLastCalledWith("5-3", {
      answers: [...draft.answers, { question_id: 4, value: true }],
      writer: "together",
    });
  },
};
export const Sends: Story = {
  name: "操作：すべてそろっていれば送る",
  parameters: unseen,
  args: {
    notes: {
      ...notes,
      drafts: { "5-3": { ...draft, answers: [...draft.answers, { question_id: 4, value: false }] } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "先生に送る" }));
    await expect(acts.onSend).toHaveBeenCalledWith("5-3");
  },
};
export const Nobody: Story = {
  name: "操作：書いた人を選ぶまで送らない",
  parameters: unseen,
  args: {
    notes: {
      ...notes,
      drafts: {
        "5-3": { ...draft, writer: null, answers: [...draft.answers, { question_id: 4, value: false }] },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "先生に送る" }));
    await expect(canvas.getByText("書いた人を選んでください")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "本人" })).toHaveFocus();
    await expect(acts.onSend).not.toHaveBeenCalled();
  },
};
export const OlderQuestions: Story = {
  name: "質問が変わった。ネットワークがない。送れなかった",
  globals: phone,
  args: {
    online: false,
    notes: withForm(
      { ...form, version: 2, day: "2026-11-22", questions: form.questions.slice(0, 1) },
      { failures: { "5-3": { code: "unavailable" } } },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/11月20日（金）の分として書きかけた下書きです/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "2. うまくいかなかったこと" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "新しい質問で書く" }));
    await expect(acts.onNewQuestions).toHaveBeenCalledWith("5-3");
  },
};
export const Clears: Story = {
  name: "操作：書いた内容は、確かめてから消す",
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "書いた内容を消す" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(acts.onClear).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "消す" }));
    await expect(acts.onClear).toHaveBeenCalledWith("5-3");
  },
};
export const HighSchool: Story = {
  name: "高校生本人のページ：読む人",
  parameters: unseen,
  args: {
    page: {
      ...args.page,
      reader: "player",
      children: [{ ...(args.page.children[0] ?? { member_id: 5, first_name: "律" }), grade: "h2" }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("読むのは指導者と本人だけです。家族のページには出ません。")).toBeVisible();
    await expect(canvas.queryByText("書いた人")).toBeNull();
  },
};
