import type { NoteAnswer } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { hostileTexts } from "../PlainText/hostileTexts.fixtures.ts";
import { NoteForm, type NoteFormProps } from "./NoteForm.tsx";
import { goals, questions } from "./noteForm.fixtures.ts";

const meta = {
  id: "components-note-form",
  title: "部品/成長ノートの質問",
  component: NoteForm,
  args: {
    questions,
    answers: [
      { question_id: 1, value: "低めだけを打つ練習で、前の肩を残せた。" },
      { question_id: 3, value: 4 },
      { question_id: 5, value: 120 },
    ],
    onChange: fn(),
    mistakes: new Map([[4, "○か×を選んでください"]]),
    goals,
    onWriteGoals: fn(),
  },
  render: (args) => <HeldForm {...args} />,
} satisfies Meta<typeof NoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = { name: "種類", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const WithoutGoals: Story = {
  name: "9マス目標をまだ書いていない",
  args: { goals: null, questions: questions.slice(5), mistakes: new Map() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("9マス目標をまだ書いていません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "9マス目標を書く" }));
    await expect(args.onWriteGoals).toHaveBeenCalledOnce();
  },
};
export const Hostile: Story = {
  name: "長い言葉と、あやしい文字",
  args: {
    questions: questions.map((question, at) => ({ ...question, label: hostileTexts[at] ?? question.label })),
    goals: { centre: "長".repeat(30), goals: goals.goals.map(() => "W".repeat(30)) },
  },
  globals: { viewport: { value: "mobile" } },
};

export const Keyboard: Story = {
  name: "操作：キーボードだけで、すべてに答える",
  args: { answers: [], mistakes: new Map() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "1. 今日できたこと" })).toHaveFocus();
    await userEvent.keyboard("初球から振れた");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "4" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "○ はい" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("１２０");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { question_id: 1, value: "初球から振れた" },
      { question_id: 3, value: 4 },
      { question_id: 4, value: true },
      { question_id: 5, value: 120 },
      { question_id: 6, value: [2] },
    ]);
  },
};
export const Unreadable: Story = {
  name: "操作：数として読めない文字も消えない。任意の答えは取り消せる",
  args: { answers: [], questions: [{ ...questions[4], id: 5 } as (typeof questions)[number], asOptional()] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "1. 素振りの回数" });
    await userEvent.type(box, "百回");
    await expect(box).toHaveValue("百回");
    await expect(args.onChange).toHaveBeenLastCalledWith([{ question_id: 5, value: "百回" }]);
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole("radio", { name: "5 とてもよい" }));
    await userEvent.click(canvas.getByRole("button", { name: "選び直す 2. 手ごたえ" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole("radio", { name: "5 とてもよい" })).not.toBeChecked();
  },
};

function asOptional() {
  const [, , scale] = questions;
  if (!scale) throw new Error("no scale among the questions");
  return { ...scale, required: false };
}

function HeldForm({ answers, onChange, ...rest }: NoteFormProps) {
  const [held, setHeld] = useState<readonly NoteAnswer[]>(answers);
  return (
    <NoteForm
      {...rest}
      answers={held}
      onChange={(next) => {
        onChange(next);
        setHeld(next);
      }}
    />
  );
}
