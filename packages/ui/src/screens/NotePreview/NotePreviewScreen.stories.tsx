import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { NotePreviewScreen, type NotePreviewScreenProps } from "./NotePreviewScreen.tsx";
import { firstTemplate, previewTemplates } from "./notePreview.fixtures.ts";
import { defaultNotePreviewView } from "./view.ts";

const meta = {
  id: "screens-note-preview",
  title: "画面/ノートの見本",
  component: NotePreviewScreen,
  parameters: { layout: "fullscreen" },
  args: {
    templates: { status: "ready", value: previewTemplates },
    view: defaultNotePreviewView,
    today: "2026-11-20",
    onViewChange: fn(),
    onRetry: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NotePreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the view, as the address does. */
function Held(props: NotePreviewScreenProps) {
  const [view, setView] = useState(props.view);
  return (
    <NotePreviewScreen
      {...props}
      view={view}
      onViewChange={(part) => {
        props.onViewChange(part);
        setView((before) => ({ ...before, ...part }));
      }}
    />
  );
}

const unseen = { visual: { disable: true } };
/** As long as a question may be. */
const longQuestion = "うまくいったことと理由を書いてください。".repeat(2);

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const phone = within(canvas.getByRole("region", { name: "選手の画面の見本" }));
    await expect(phone.getByText("11月20日（金）")).toBeVisible();
    await expect(phone.getByRole("textbox", { name: /今日できたこと/ })).toHaveValue(
      "低めだけを打つ練習で、前の肩を残せた。",
    );
    await expect(canvas.getByText("見本に入力しても、どこにも送信されません。")).toBeVisible();
  },
};

export const Sends: Story = {
  name: "操作：未入力で送るとまちがいを言い、答えると送信後になる。どこにも送らない",
  args: { view: { ...defaultNotePreviewView, template: 2, state: "empty" } },
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "送る" }));
    await expect(canvas.getAllByText("文章で答えてください")).toHaveLength(2);
    await userEvent.type(canvas.getByRole("textbox", { name: /よかったプレー/ }), "盗塁");
    await userEvent.type(canvas.getByRole("textbox", { name: /次の試合までに直すこと/ }), "送球");
    await userEvent.click(canvas.getByRole("button", { name: "送る" }));
    await expect(await canvas.findByText("送りました")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "送信後" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const Night: Story = {
  name: "操作：ナイターのタブレットで見る",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "ナイター" }));
    await userEvent.click(canvas.getByRole("button", { name: "タブレット" }));
    await expect(canvas.getByRole("region", { name: "選手の画面の見本" })).toHaveAttribute("data-theme", "dark");
  },
};

export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("見本です。送信されません。")).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await expectToFitWindow();
  },
};
export const LargeText: Story = {
  name: "スマートフォン、文字200 %",
  parameters: unseen,
  globals: { text: "200", viewport: { value: "mobile" } },
  play: () => expectToFitWindow(),
};
export const LongWords: Story = {
  name: "スマートフォン：長い名前と長い質問",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: {
    templates: {
      status: "ready",
      value: {
        ...previewTemplates,
        templates: previewTemplates.templates.map((template) => ({
          ...template,
          name: "試合のあとのふりかえりと次の一週間の準備",
          questions: template.questions.map((question) => ({ ...question, label: longQuestion })),
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    const phone = within(canvas.getByRole("region", { name: "選手の画面の見本" }));
    await expect(phone.getAllByText(longQuestion, { exact: false }).length).toBeGreaterThanOrEqual(5);
    await expectToFitWindow();
  },
};
export const Few: Story = {
  name: "少ない：テンプレート1つ、質問2つ",
  args: { templates: { status: "ready", value: firstTemplate } },
  play: async ({ canvas }) => {
    const phone = within(canvas.getByRole("region", { name: "選手の画面の見本" }));
    await expect(phone.getAllByRole("textbox")).toHaveLength(2);
    await expect(phone.getByRole("button", { name: "送る" })).toBeVisible();
  },
};
export const Empty: Story = {
  name: "0件",
  parameters: unseen,
  args: { templates: { status: "ready", value: { templates: [], players: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "ノートの設定で作る" })).toHaveAttribute(
      "href",
      "/note/note-setting",
    );
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { templates: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { templates: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
