import type { RosterField } from "@kyuseki/domain/roster";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { fieldText } from "../controls/field.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { personText } from "./person.ts";
import { uniformNumberText } from "./uniformNumber.ts";

/** Columns of a roster, as the table and its fields call them. */
export const rosterFieldText = plain.defineMessages({
  last_name: personText.lastName,
  first_name: personText.firstName,
  last_name_kana: { id: "roster.last_name_kana", defaultMessage: "せい" },
  first_name_kana: { id: "roster.first_name_kana", defaultMessage: "めい" },
  grade: personText.grade,
  uniform_number: uniformNumberText.label,
  gender: personText.gender,
  pitching: { id: "roster.pitching", defaultMessage: "投" },
  batting: { id: "roster.batting", defaultMessage: "打" },
  height: { id: "roster.height", defaultMessage: "身長（cm）" },
  weight: { id: "roster.weight", defaultMessage: "体重（kg）" },
  email: fieldText.email,
  guardian_email: personText.guardianEmail,
}) satisfies Record<RosterField, MessageDescriptor>;

export const bulkStepText = defineMessages({
  steps: { id: "bulkAdd.steps", defaultMessage: "まとめて追加の手順" },
  input: { id: "bulkAdd.step.input", defaultMessage: "入力" },
  check: { id: "bulkAdd.step.check", defaultMessage: "確認" },
  done: { id: "bulkAdd.step.done", defaultMessage: "完了" },
  inputTitle: { id: "bulkAdd.input.title", defaultMessage: "名簿を読み込む" },
  checkTitle: { id: "bulkAdd.check.title", defaultMessage: "追加する内容を確かめる" },
  doneTitle: { id: "bulkAdd.done.title", defaultMessage: "追加の結果" },
});

export const bulkInputText = plain.defineMessages({
  paste: { id: "bulkAdd.paste", defaultMessage: "名簿を貼り付ける" },
  pasteHelp: {
    id: "bulkAdd.pasteHelp",
    defaultMessage:
      "表計算ソフトの表をコピーして、ここに貼り付けてください。見出しの行は、あってもなくてもかまいません。",
  },
  blank: { id: "bulkAdd.blank", defaultMessage: "名簿を貼り付けるか、ファイルを選んでください" },
  check: { id: "bulkAdd.toCheck", defaultMessage: "内容を確かめる" },
  file: { id: "bulkAdd.file", defaultMessage: "名簿のファイル" },
  fileHint: { id: "bulkAdd.fileHint", defaultMessage: "CSV・TXT（5MB、1000人まで）" },
  template: { id: "bulkAdd.template", defaultMessage: "ひな形をダウンロードする" },
  templateFile: { id: "bulkAdd.templateFile", defaultMessage: "メンバー追加のひな形.csv" },
  guide: { id: "bulkAdd.guide", defaultMessage: "読み取れる項目" },
  required: { id: "bulkAdd.required", defaultMessage: "必須" },
  names: { id: "bulkAdd.guide.names", defaultMessage: "姓と名" },
  namesHow: {
    id: "bulkAdd.guide.namesHow",
    defaultMessage: "「姓」「名」の2列か、間に空白を入れた「氏名」の1列（小野寺 湊）",
  },
  grade: personText.grade,
  gradeHow: { id: "bulkAdd.guide.gradeHow", defaultMessage: "中2、中学2年、小学校6年生、高1など" },
  number: uniformNumberText.label,
  numberHow: { id: "bulkAdd.guide.numberHow", defaultMessage: "3桁までの数字。10、10番など。0と00は別の番号です" },
  kana: personText.kana,
  kanaHow: {
    id: "bulkAdd.guide.kanaHow",
    defaultMessage: "「せい」「めい」か「ふりがな」。カタカナはひらがなに直します",
  },
  gender: personText.gender,
  genderHow: { id: "bulkAdd.guide.genderHow", defaultMessage: "男、女、男子、女子" },
  hands: { id: "bulkAdd.guide.hands", defaultMessage: "投・打" },
  handsHow: { id: "bulkAdd.guide.handsHow", defaultMessage: "右、左、両。「投打」の1列なら右投左打" },
  body: { id: "bulkAdd.guide.body", defaultMessage: "身長・体重" },
  bodyHow: { id: "bulkAdd.guide.bodyHow", defaultMessage: "160.5、52.5kgなど" },
  email: fieldText.email,
  emailHow: {
    id: "bulkAdd.guide.emailHow",
    defaultMessage: "「メールアドレス」「保護者のメールアドレス」。なければ仮アカウントになります",
  },
});

export const bulkCheckText = defineMessages({
  table: { id: "bulkAdd.table", defaultMessage: "追加する選手" },
  line: { id: "bulkAdd.line", defaultMessage: "行" },
  remove: { id: "bulkAdd.removeColumn", defaultMessage: "外す" },
  same: { id: "bulkAdd.same", defaultMessage: "同じ選手" },
  sameInTeam: { id: "bulkAdd.sameInTeam", defaultMessage: "同じ名前・学年の選手がチームにいます" },
  allow: { id: "bulkAdd.allow", defaultMessage: "それでも追加する" },
  onlyWrong: { id: "bulkAdd.onlyWrong", defaultMessage: "不備のある行だけ" },
  noneWrong: { id: "bulkAdd.noneWrong", defaultMessage: "不備のある行はありません" },
  allRemoved: { id: "bulkAdd.allRemoved", defaultMessage: "追加する選手がいません" },
  unchosen: { id: "bulkAdd.unchosen", defaultMessage: "選ぶ" },
  uncompared: {
    id: "bulkAdd.uncompared",
    defaultMessage: "いまのメンバーを読み込めないため、同じ選手がいるかを確かめられません。",
  },
  refused: { id: "bulkAdd.refused", defaultMessage: "追加できない行がありました。赤い欄を直してください。" },
});

export const bulkDoneText = defineMessages({
  list: { id: "bulkAdd.toList", defaultMessage: "メンバーリストを見る" },
  invite: { id: "bulkAdd.invite", defaultMessage: "アナライザーに招待" },
  undoHelp: {
    id: "bulkAdd.undoHelp",
    defaultMessage: "元に戻すと、いま追加した選手をすべて取り消し、確認の画面にもどります。",
  },
  more: { id: "bulkAdd.more", defaultMessage: "続けて追加する" },
});

export const bulkValueText = typed.defineMessages({
  wrong: {
    id: "bulkAdd.wrong",
    defaultMessage:
      "{total, number}件のうち{wrong, number}件に入力の不備があります。直すか、外してから追加してください。",
  },
  same: {
    id: "bulkAdd.sameCount",
    defaultMessage:
      "同じ選手かもしれない行が{count, number}件あります。追加する行には「それでも追加する」を選んでください。",
  },
  ready: { id: "bulkAdd.ready", defaultMessage: "{count, number}人を追加できます。" },
  add: { id: "bulkAdd.add", defaultMessage: "{count, number}人を追加する" },
  addReady: { id: "bulkAdd.addReady", defaultMessage: "不備のない{count, number}人を追加する" },
  adding: { id: "bulkAdd.adding", defaultMessage: "{count, number}人を追加しています" },
  nextError: { id: "bulkAdd.nextError", defaultMessage: "次の不備へ（{count, number}か所）" },
  row: { id: "bulkAdd.row", defaultMessage: "{line}行目" },
  cell: { id: "bulkAdd.cell", defaultMessage: "{line}行目 {field}" },
  remove: { id: "bulkAdd.remove", defaultMessage: "{line}行目を外す" },
  removed: { id: "bulkAdd.removed", defaultMessage: "{line}行目を外しました" },
  sameLine: { id: "bulkAdd.sameLine", defaultMessage: "{line}行目と同じ名前・学年です" },
  typed: { id: "bulkAdd.typed", defaultMessage: "「{typed}」" },
  gradeOfAll: { id: "bulkAdd.gradeOfAll", defaultMessage: "学年のない{count, number}人の学年を選ぶ" },
  added: { id: "bulkAdd.added", defaultMessage: "{count, number}人を追加しました。" },
  undone: { id: "bulkAdd.undone", defaultMessage: "{count, number}人の追加を取り消しました。" },
  left: { id: "bulkAdd.left", defaultMessage: "残りの{count, number}件は、まだ追加していません。" },
  fixLeft: { id: "bulkAdd.fixLeft", defaultMessage: "残りの{count, number}件を直す" },
});

/** Why a roster was not read, and what to do. */
export const rosterFailureText = defineMessages({
  empty: {
    id: "rosterFailure.empty",
    defaultMessage: "選手の行が見つかりませんでした。姓と名、学年のある表を貼り付けてください。",
  },
  size: { id: "rosterFailure.size", defaultMessage: "大きすぎて読み込めません。5MBまでに分けてください。" },
  binary: {
    id: "rosterFailure.binary",
    defaultMessage: "文字として読めませんでした。表計算ソフトで「CSV」の形式で保存してから、もう一度お試しください。",
  },
});

export const rosterFailureValueText = typed.defineMessages({
  quotes: {
    id: "rosterFailure.quotes",
    defaultMessage: '{line, number}行目の引用符（"）の組が合っていません。元の表を直してから、もう一度お試しください。',
  },
  columns: {
    id: "rosterFailure.columns",
    defaultMessage: "{line, number}行目に列が多すぎます。100列までの表にしてから、もう一度お試しください。",
  },
  cell: {
    id: "rosterFailure.cell",
    defaultMessage: "{line, number}行目に長すぎる値があります。名簿の表かどうかを確かめてください。",
  },
  rows: {
    id: "rosterFailure.rows",
    defaultMessage:
      "{count, number}人分あります。一度に追加できるのは1,000人までです。学年ごとに分けるなどして、何回かに分けてください。",
  },
});
