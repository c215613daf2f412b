import { newQuestion, noteLimits } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { NoteSettingScreen } from "./NoteSettingScreen.tsx";
import { lookBack, noteTemplates, players } from "./noteSetting.fixtures.ts";
import { settingArgs } from "./noteSettingArgs.fixtures.ts";

const meta = {
  id: "screens-note-setting",
  title: "画面/ノートの設定",
  component: NoteSettingScreen,
  parameters: { layout: "fullscreen" },
  args: settingArgs,
} satisfies Meta<typeof NoteSettingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const questions = within(canvas.getByRole("list", { name: "質問" })).getAllByRole("listitem");
    await expect(questions).toHaveLength(6);
    await expect(questions[4]).toHaveTextContent(/数値素振りの回数0〜1,000.単位 回/);
    await expect(canvas.getByText("変更は次に届くノートから使われます")).toBeInTheDocument();
    await expect(canvas.getByText("6問・答えるのに およそ3分")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "選手の画面で見る" })).toHaveAttribute(
      "href",
      "/note/note-preview?template=1",
    );
    const grades = within(canvas.getByRole("region", { name: "使う選手" }));
    await expect(grades.getByText("小学 11人")).toBeVisible();
    await expect(grades.getByText("中学 8人")).toBeVisible();
    await expect(grades.getByText("高校は「試合のあと」を使っています")).toBeVisible();
  },
};

export const Editing: Story = {
  name: "質問をその場で変える",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "手ごたえを変更" }));
    await expect(canvas.getByRole("textbox", { name: /^質問/ })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: /^1の意味/ })).toHaveValue("まだまだ");
    await expect(canvas.getByRole("switch", { name: "必ず答える" })).toBeChecked();
  },
};

export const FirstTemplate: Story = {
  name: "0件：例から始める",
  args: { templates: { status: "ready", value: { templates: [], players } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("テンプレートはまだありません。")).toBeVisible();
    const examples = within(canvas.getByRole("group", { name: "例から始める" }));
    await expect(examples.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "ふりかえり",
      "試合のあと",
      "今月の目標",
    ]);
    await expect(canvas.queryByRole("link", { name: "選手の画面で見る" })).toBeNull();
  },
};

export const Archived: Story = {
  name: "使っていないテンプレート",
  parameters: unseen,
  args: { chosen: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/このテンプレートは使っていません/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "もう一度使う" }));
    await expect(args.onArchive).toHaveBeenCalledWith(expect.objectContaining({ template_id: 3 }), false);
  },
};

export const LongText: Story = {
  name: "長い言葉と、たくさんの質問（スマートフォン、文字200 %）",
  globals: { text: "200", viewport: { value: "mobile" } },
  args: {
    templates: {
      status: "ready",
      value: {
        ...noteTemplates,
        templates: [
          {
            ...lookBack,
            name: "平日練習と土日の練習のあとのふりかえりと来週のめあてとことば",
            questions: Array.from({ length: noteLimits.questions }, (_, index) => ({
              ...newQuestion(index + 1, "text"),
              label: "今日の練習でいちばんうまくいったことと、その理由を友だちに話すように",
              required: true,
            })),
          },
        ],
      },
    },
  },
  parameters: unseen,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("質問は20問までです")).toBeInTheDocument();
    await expectToFitWindow();
  },
};

export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole("button", { name: "手ごたえを変更" }).getBoundingClientRect();
    await expect(Math.min(edit.height, edit.width)).toBeGreaterThanOrEqual(44);
    await expectToFitWindow();
  },
};
export const Loading: Story = { name: "読み込み中", args: { templates: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { templates: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Leaving: Story = {
  name: "保存しないで移る",
  parameters: unseen,
  args: { leaving: { onLeave: fn(), onStay: fn() } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
