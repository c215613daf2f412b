import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Editing the questions of a template. */
export const noteQuestionText = plain.defineMessages({
  label: { id: "noteQuestion.label", defaultMessage: "質問" },
  hint: { id: "noteQuestion.hint", defaultMessage: "説明" },
  required: { id: "noteQuestion.required", defaultMessage: "必ず答える" },
  textMax: { id: "noteQuestion.textMax", defaultMessage: "文字数" },
  low: { id: "noteQuestion.low", defaultMessage: "1の意味" },
  high: { id: "noteQuestion.high", defaultMessage: "5の意味" },
  lowest: { id: "noteQuestion.lowest", defaultMessage: "下限" },
  highest: { id: "noteQuestion.highest", defaultMessage: "上限" },
  unit: { id: "noteQuestion.unit", defaultMessage: "単位" },
  goalsHelp: { id: "noteQuestion.goalsHelp", defaultMessage: "まん中が目標、まわりの8マスが行動" },
  unnamed: { id: "noteQuestion.unnamed", defaultMessage: "（質問を書いていません）" },
  here: { id: "noteQuestion.here", defaultMessage: "ここに書きます" },
  sampleScale: { id: "noteQuestion.sampleScale", defaultMessage: "5段階の例" },
  add: { id: "noteQuestion.add", defaultMessage: "質問を足す" },
  oneGoals: { id: "noteQuestion.oneGoals", defaultMessage: "9マス目標は1つのテンプレートに1つまでです" },
  up: { id: "noteQuestion.up", defaultMessage: "上へ" },
  down: { id: "noteQuestion.down", defaultMessage: "下へ" },
  copy: { id: "noteQuestion.copy", defaultMessage: "同じ質問をもう1つ" },
  remove: { id: "noteQuestion.remove", defaultMessage: "消す" },
});

export const noteQuestionValueText = typed.defineMessages({
  upTo: { id: "noteQuestion.upTo", defaultMessage: "{max, number}文字まで" },
  range: { id: "noteQuestion.range", defaultMessage: "{lowest, number}〜{highest, number}" },
  unitOf: { id: "noteQuestion.unitOf", defaultMessage: "単位 {unit}" },
  ends: { id: "noteQuestion.ends", defaultMessage: "1 {low}〜5 {high}" },
  editOf: { id: "noteQuestion.editOf", defaultMessage: "{name}を変更" },
  upOf: { id: "noteQuestion.upOf", defaultMessage: "{name}を上へ" },
  downOf: { id: "noteQuestion.downOf", defaultMessage: "{name}を下へ" },
  moreOf: { id: "noteQuestion.moreOf", defaultMessage: "{name}のその他の操作" },
  moved: { id: "noteQuestion.moved", defaultMessage: "{name}を{place, number}番目にしました" },
  removed: { id: "noteQuestion.removed", defaultMessage: "{name}を消しました" },
  addOf: { id: "noteQuestion.addOf", defaultMessage: "{kind}の質問を足す" },
  most: { id: "noteQuestion.most", defaultMessage: "質問は{max, number}問までです" },
});
