import { defineMessage, defineMessages } from "react-intl";
import { editingText } from "../controls/editing.ts";
import { headingText } from "../controls/heading.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const measuringDaysValueText = typed.defineMessages({
  nameOf: { id: "measuringDays.nameOf", defaultMessage: "{item}の測定" },
  newName: { id: "measuringDays.newName", defaultMessage: "{date}の測定会" },
  measure: { id: "measuringDays.measure", defaultMessage: "今日の「{item}」を測る" },
  goOn: { id: "measuringDays.goOnOf", defaultMessage: "{item} 続き（今日の測定）" },
});

/** The list and the form of measuring days (BE-7). */
export const measuringDaysText = defineMessages({
  title: { id: "measuringDays.title", defaultMessage: "測定会" },
  start: { id: "measuringDays.start", defaultMessage: "測定会を始める" },
  quick: { id: "measuringDays.quick", defaultMessage: "今日、ひとつの項目を測る" },
  quickHelp: { id: "measuringDays.quickHelp", defaultMessage: "押すと、名前を決めずにすぐ入力できます" },
  goOn: { id: "measuringDays.goOn", defaultMessage: "続き" },
  open: { id: "measuringDays.open", defaultMessage: "入力中" },
  closed: { id: "measuringDays.closed", defaultMessage: "終了" },
  none: { id: "measuringDays.none", defaultMessage: "測定会はまだありません" },
  noneBody: {
    id: "measuringDays.noneBody",
    defaultMessage: "名前と日付と項目を決めると、選手と項目の表に続けて入力できます。",
  },
  noItems: { id: "measuringDays.noItems", defaultMessage: "測定する項目がありません" },
  noItemsBody: { id: "measuringDays.noItemsBody", defaultMessage: "測定会の前に、各種設定で項目を用意してください。" },
  toSettings: { id: "measuringDays.toSettings", defaultMessage: "各種設定を開く" },
});

export const measuringFormText = plain.defineMessages({
  newTitle: { id: "measuringForm.newTitle", defaultMessage: "測定会を始める" },
  editTitle: { id: "measuringForm.editTitle", defaultMessage: "測定会の名前と項目" },
  fromEvent: {
    id: "measuringForm.fromEvent",
    defaultMessage: "行事の出欠から、未回答の選手を先に、不参加の選手を最後に並べます。",
  },
  name: { id: "measuringForm.name", defaultMessage: "測定会の名前" },
  date: headingText.date,
  dateFixed: {
    id: "measuringForm.dateFixed",
    defaultMessage: "記録があるため変えられません。別の日の記録は、新しい測定会に入力してください。",
  },
  place: { id: "measuringForm.place", defaultMessage: "場所" },
  item_ids: { id: "measuringForm.items", defaultMessage: "測る項目" },
  itemsHelp: {
    id: "measuringForm.itemsHelp",
    defaultMessage: "上から順に、表の左から並びます。外した項目の記録は消えません。",
  },
  begin: { id: "measuringForm.begin", defaultMessage: "入力を始める" },
  save: editingText.save,
  saving: editingText.savingNow,
  remove: { id: "measuringForm.remove", defaultMessage: "この測定会を削除する" },
  removeAfter: {
    id: "measuringForm.removeAfter",
    defaultMessage: "この測定会で入力した記録も、すべて消えます。元に戻せません。",
  },
  removeAction: { id: "measuringForm.removeAction", defaultMessage: "削除する" },
});

/** The sheet of one day. */
export const measuringText = defineMessages({
  notInvited: { id: "measuring.notInvited", defaultMessage: "招待なし" },
  unanswered: { id: "measuring.unanswered", defaultMessage: "出欠 未回答" },
  sheet: { id: "measuring.sheet", defaultMessage: "測定シート" },
  choose: { id: "measuring.choose", defaultMessage: "項目を選ぶ" },
  list: { id: "measuring.list", defaultMessage: "測定会の一覧" },
  autosave: { id: "measuring.autosave", defaultMessage: "自動保存" },
  end: { id: "measuring.end", defaultMessage: "測定会を終える" },
  endAction: { id: "measuring.endAction", defaultMessage: "終える" },
  endReady: {
    id: "measuring.endReady",
    defaultMessage: "終えたあとも、「入力を再開する」を押すと続けて入力できます。",
  },
  goOn: { id: "measuring.goOn", defaultMessage: "入力を続ける" },
  reopen: { id: "measuring.reopen", defaultMessage: "入力を再開する" },
  previous: { id: "measuring.previous", defaultMessage: "前の項目" },
  bests: { id: "measuring.bests", defaultMessage: "新しい自己ベスト" },
  noBests: { id: "measuring.noBests", defaultMessage: "新しい自己ベストはありません。" },
  fewerBests: { id: "measuring.fewerBests", defaultMessage: "少なく表示する" },
  resend: { id: "measuring.resend", defaultMessage: "再送する" },
  discard: { id: "measuring.discard", defaultMessage: "この端末から消す" },
  erase: { id: "measuring.erase", defaultMessage: "消す" },
  notNumber: { id: "measuring.notNumber", defaultMessage: "数字で入力してください。" },
  blank: { id: "measuring.blank", defaultMessage: "空欄" },
  nobodyBody: { id: "measuring.nobodyBody", defaultMessage: "選手を追加すると、ここに入力の表が出ます。" },
  missing: { id: "measuring.missing", defaultMessage: "この測定会は見つかりません" },
  missingBody: { id: "measuring.missingBody", defaultMessage: "すでに削除されたか、アドレスがまちがっています。" },
});

export const measuringValueText = typed.defineMessages({
  marked: { id: "measuring.marked", defaultMessage: "{grade}・{mark}" },
  filled: { id: "measuringDays.filled", defaultMessage: "入力済み {count, number}件" },
  unsent: { id: "measuringDays.unsent", defaultMessage: "この端末に未送信 {count, number}件" },
  removeAsk: { id: "measuringForm.removeAsk", defaultMessage: "「{name}」を削除しますか？" },
  entry: { id: "measuring.entry", defaultMessage: "{name}の入力" },
  corner: { id: "measuring.corner", defaultMessage: "{stage} {count, number}人" },
  stageCount: { id: "measuring.stageCount", defaultMessage: "{stage} {count, number}" },
  saved: { id: "measuring.saved", defaultMessage: "{time} 自動保存" },
  queued: {
    id: "measuring.queued",
    defaultMessage: "{count, number}件の入力をこの端末に保存しました。つながると1回だけ送信します。",
  },
  lastSent: { id: "measuring.lastSent", defaultMessage: "最後の送信 {time}" },
  failed: {
    id: "measuring.failed",
    defaultMessage: "{count, number}件を送信できませんでした。入力した内容はこの端末に残っています。{reason}",
  },
  closedUnsent: {
    id: "measuring.closedUnsent",
    defaultMessage:
      "送信していない入力が{count, number}件、この端末に残っています。「入力を再開する」を押すと、続きから直せます。",
  },
  homeless: {
    id: "measuring.homeless",
    defaultMessage: "この測定会に入力した{count, number}件が、この端末に残っています。測定会がないため送信できません。",
  },
  allBests: { id: "measuring.allBests", defaultMessage: "すべて表示する（{count, number}人）" },
  closedOn: { id: "measuring.closedOn", defaultMessage: "この測定会は{date}に終わりました。" },
  endAsk: { id: "measuring.endAsk", defaultMessage: "「{name}」を終えますか？" },
  endLeft: {
    id: "measuring.endLeft",
    defaultMessage: "「直す」「確認」が残っている{count, number}マスは、記録されません。この端末には残ります。",
  },
  endEmpty: { id: "measuring.endEmpty", defaultMessage: "未入力のマスが{count, number}あります。" },
  next: { id: "measuring.next", defaultMessage: "次の項目（{item}）へ" },
  out: { id: "measuring.out", defaultMessage: "{text} {unit} は入力できません。{item}は {range} です。" },
  outMeant: {
    id: "measuring.outMeant",
    defaultMessage: "{text} {unit} は入力できません。{item}は {range} です。{meant} {unit} のまちがいですか。",
  },
  between: { id: "measuring.between", defaultMessage: "{lowest}〜{highest} {unit}" },
  atLeast: { id: "measuring.atLeast", defaultMessage: "{lowest} {unit} 以上" },
  atMost: { id: "measuring.atMost", defaultMessage: "{highest} {unit} 以下" },
  tooFine: defineMessage<{ item: string; decimals: 0 | 1 }>({
    id: "measuring.tooFine",
    defaultMessage: "{item}は{decimals, select, 0 {整数} other {小数第1位まで}}で入力してください。",
  }),
  meant: { id: "measuring.meant", defaultMessage: "{meant} {unit} ですか。" },
  use: { id: "measuring.use", defaultMessage: "{value} にする" },
  far: {
    id: "measuring.far",
    defaultMessage: "前回（{last} {unit}）と大きく違います。測り直すか、値を確かめてください。",
  },
  leap: {
    id: "measuring.leap",
    defaultMessage: "自己ベスト（{best} {unit}）を大きく上回っています。測り直すか、値を確かめてください。",
  },
  theirs: defineMessage<{ by: string; theirs: string; mine: string }>({
    id: "measuring.theirs",
    defaultMessage:
      "{by, select, none {ほかの人} other {{by}さん}}が先に入力しました。いまの保存内容は{theirs}、あなたの入力は{mine}です。",
  }),
  value: { id: "measuring.value", defaultMessage: "{value} {unit}" },
});
