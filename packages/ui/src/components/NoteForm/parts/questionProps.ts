import type { NoteAnswer, NoteQuestion } from "@kyuseki/domain";

/** まん中と8つの目標の言葉。 */
export type NoteGoals = { centre: string; goals: string[] };

export type QuestionProps = {
  question: NoteQuestion;
  /** 番号の付いた質問。 */
  label: string;
  value: NoteAnswer["value"] | undefined;
  error: string | undefined;
  /** undefined は答えなし。 */
  onAnswer: (value: NoteAnswer["value"] | undefined) => void;
};
