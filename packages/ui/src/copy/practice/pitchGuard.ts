import type { PitchCountKind, SportType } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { actionText } from "../controls/action.ts";
import { headingText } from "../controls/heading.ts";
import { lampText } from "../controls/statPanel.ts";
import { peopleOrderText } from "../members/members.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const guardText = defineMessages({
  neverStops: { id: "guard.neverStops", defaultMessage: "警告のみで、入力は止めません" },
  tomorrow: { id: "guard.tomorrow", defaultMessage: "あす" },
  when: { id: "guard.when", defaultMessage: "いつ" },
  off: { id: "guard.off", defaultMessage: "休み" },
  check: { id: "guard.check", defaultMessage: "確認が必要" },
  noLimit: { id: "guard.noLimit", defaultMessage: "上限なし" },
  countsOnly: { id: "guard.countsOnly", defaultMessage: "記録だけ" },
  unitNoLimit: { id: "guard.unitNoLimit", defaultMessage: "球・上限なし" },
  boardWeek: { id: "guard.boardWeek", defaultMessage: "今週の残りの球数" },
  print: { id: "guard.print", defaultMessage: "試合用に印刷" },
  record: { id: "guard.record", defaultMessage: "投球数を記録" },
  recordLong: { id: "guard.recordLong", defaultMessage: "投球数を記録する" },
  emptyTitle: { id: "guard.emptyTitle", defaultMessage: "直近60日に投球の記録がありません" },
  emptyText: {
    id: "guard.emptyText",
    defaultMessage: "投球数を記録すると、あす投げられる球数と次に投げられる日をここに表示します。",
  },
  noneInStage: { id: "guard.noneInStage", defaultMessage: "条件に合う投手がいません" },
  noneInStageText: { id: "guard.noneInStageText", defaultMessage: "条件を変えるか、すべてに戻してください。" },
  showAll: { id: "guard.showAll", defaultMessage: "すべての投手を表示" },
  noRule: {
    id: "guard.noRule",
    defaultMessage: "上限を決めていないため、投球数を数えるだけになります。上限は各種設定で選べます。",
  },
  softball: {
    id: "guard.softball",
    defaultMessage:
      "ソフトボールには、公表された国内の上限が見つかりません。記録だけにするか、各種設定でチーム独自の上限を決められます。",
  },
  search: { id: "guard.search", defaultMessage: "選手を検索" },
});

/** What is counted. Softball knows neither pick-offs nor balks. */
export const guardCountedText = plain.defineMessages({
  baseball: {
    id: "guard.counted",
    defaultMessage:
      "数えるもの：試合、打者を相手にした練習、ほかのチームでの申告。けん制は数えず、ボークの球は数えます。",
  },
  softball: {
    id: "guardCounted.softball",
    defaultMessage:
      "数えるもの：試合、打者を相手にした練習、ほかのチームでの申告。塁への送球は数えず、不正投球の球は数えます。",
  },
}) satisfies Record<SportType, MessageDescriptor>;

export const guardColumnText = plain.defineMessages({
  player: personText.player,
  today: headingText.today,
  rolling: { id: "guardColumn.rolling", defaultMessage: "7日の合計" },
  calendar: { id: "guardColumn.calendar", defaultMessage: "今週の合計" },
  state: { id: "guardColumn.state", defaultMessage: "状態" },
  next: { id: "guardColumn.next", defaultMessage: "次に投げられる日" },
});

/** Of whom the table is: the level itself is named as its lamp is. */
export const guardStateFilterText = plain.defineMessages({
  all: actionText.all,
  attention: { id: "guardState.attention", defaultMessage: "注意が要る選手すべて" },
  pain: { id: "guardState.pain", defaultMessage: "痛みの報告" },
  over: lampText.over,
  reached: lampText.reached,
  caution: lampText.caution,
  room: lampText.room,
  counted: guardText.countsOnly,
});

/** Orders within the players under one rule. */
export const guardOrderText = plain.defineMessages({
  state: { id: "guardOrder.state", defaultMessage: "注意が要る順" },
  name: peopleOrderText["name-asc"],
  pitches: { id: "guardOrder.pitches", defaultMessage: "球数の多い順" },
  grade: peopleOrderText["grade-desc"],
});

export const guardReadingText = defineMessages({
  title: { id: "guardReading.title", defaultMessage: "見かた" },
  reached: { id: "guardReading.reached", defaultMessage: "上限ちょうど、または休みの日。打者を終えて交代" },
  over: { id: "guardReading.over", defaultMessage: "上限を超えた記録" },
  caveat: {
    id: "guardReading.caveat",
    defaultMessage: "大会要項を優先してください。ここに示す数は医学的な助言ではありません。",
  },
});

export const pitchKindText = defineMessages({
  game: { id: "pitchKind.game", defaultMessage: "試合" },
  practice: { id: "pitchKind.practice", defaultMessage: "練習" },
  elsewhere: { id: "pitchKind.elsewhere", defaultMessage: "ほかのチーム" },
}) satisfies Record<PitchCountKind, MessageDescriptor>;

export const pitchRecordText = defineMessages({
  kind: { id: "pitchRecord.kind", defaultMessage: "種類" },
  counts: { id: "pitchRecord.counts", defaultMessage: "選手ごとの球数" },
  help: {
    id: "pitchRecord.help",
    defaultMessage: "投げた選手だけ入力してください。空欄の選手は記録しません。書きかけは残ります。",
  },
  recordOne: { id: "pitchRecord.recordOne", defaultMessage: "投球数を記入" },
  add: { id: "pitchRecord.add", defaultMessage: "ほかの選手を追加" },
  noPitches: { id: "pitchRecord.noPitches", defaultMessage: "球数を入力してください" },
  noCounts: { id: "pitchRecord.noCounts", defaultMessage: "投げた選手の球数を入力してください" },
  nobody: { id: "pitchRecord.nobody", defaultMessage: "いまのメンバーにいない選手" },
  cancel: { id: "pitchRecord.cancel", defaultMessage: "キャンセル" },
  send: { id: "pitchRecord.send", defaultMessage: "記録する" },
  sending: { id: "pitchRecord.sending", defaultMessage: "記録しています" },
});

export const pitchHistoryText = defineMessages({
  none: { id: "pitchHistory.none", defaultMessage: "直近60日の記録はありません。" },
  edit: { id: "pitchHistory.edit", defaultMessage: "投球数の記録を変更" },
  save: { id: "pitchHistory.save", defaultMessage: "変更を保存する" },
  imported: { id: "pitchHistory.imported", defaultMessage: "連携サービスから" },
});

export const guardPrintText = defineMessages({
  day: { id: "guardPrint.day", defaultMessage: "この日の球数" },
  allowed: { id: "guardPrint.allowed", defaultMessage: "投げられる球数" },
  rules: { id: "guardPrint.rules", defaultMessage: "使うルール" },
});

/** Headings of the file a coach keeps. */
export const guardCsvText = plain.defineMessages({
  name: { id: "guardCsv.name", defaultMessage: "氏名" },
  kana: { id: "guardCsv.kana", defaultMessage: "かな" },
  grade: personText.grade,
  rule: { id: "guardCsv.rule", defaultMessage: "ルール" },
  state: { id: "guardCsv.state", defaultMessage: "状態" },
  pain: { id: "guardCsv.pain", defaultMessage: "痛みの報告" },
  today: { id: "guardCsv.today", defaultMessage: "今日の球数" },
  todayLimit: { id: "guardCsv.todayLimit", defaultMessage: "1日の上限" },
  week: { id: "guardCsv.week", defaultMessage: "今週の球数" },
  weekLimit: { id: "guardCsv.weekLimit", defaultMessage: "週の上限" },
  yesterday: { id: "guardCsv.yesterday", defaultMessage: "きのうの超過（球）" },
  next: { id: "guardCsv.next", defaultMessage: "次に投げられる日" },
  reason: { id: "guardCsv.reason", defaultMessage: "わけ" },
});
export const guardCsvValueText = typed.defineMessages({
  allowed: { id: "guardCsv.allowed", defaultMessage: "{date}に投げられる球数" },
  leftInWeek: { id: "guardCsv.leftInWeek", defaultMessage: "{date}の週の残りの球数" },
  file: { id: "guardCsv.file", defaultMessage: "投球数ガード_{day}.csv" },
});

export const guardValueText = typed.defineMessages({
  tell: { id: "guard.tell", defaultMessage: "注意が要る{count, number}人の家族に知らせる" },
  onDay: { id: "guard.onDay", defaultMessage: "{day}に" },
  boardTitle: { id: "guard.boardTitle", defaultMessage: "{day}投げられる球数" },
  boardMixed: { id: "guard.boardMixed", defaultMessage: "{day}投げられる球数・今週の残り" },
  ofEarlierDay: {
    id: "guard.ofEarlierDay",
    defaultMessage:
      "{date}に届いた内容です。「今日」は{date}、「あす」は{next}のことで、その後の球数は入っていません。",
  },
  boardCaption: { id: "guard.boardCaption", defaultMessage: "{date}　投手 {count, number}人" },
  dayOption: { id: "guard.dayOption", defaultMessage: "{day} {date}" },
  weekdayLong: { id: "guard.weekdayLong", defaultMessage: "{day}曜" },
  allOf: { id: "guard.allOf", defaultMessage: "すべて {count, number}" },
  shown: { id: "guard.shown", defaultMessage: "{stage}の投手、{day}" },
  shownIn: { id: "guard.shownIn", defaultMessage: "{stage}の投手（{state}）、{day}" },
  show: { id: "guard.show", defaultMessage: "{count, number}人を表示する" },
  ofLimit: { id: "guard.ofLimit", defaultMessage: "/ {limit, number}球" },
  upTo: { id: "guard.upTo", defaultMessage: "<n>{count, number}</n>球まで" },
  leftInWeek: { id: "guard.leftInWeek", defaultMessage: "今週の残り<n>{count, number}</n>球" },
  painOn: { id: "guard.painOn", defaultMessage: "{pain}（{date}）" },
  yesterday: { id: "guard.yesterday", defaultMessage: "きのう {reason}" },
  gradeChange: {
    id: "guard.gradeChange",
    defaultMessage: "{date}に{grade}から上がりました。それまでの日を含む週は、少ないほうの上限で数えます",
  },
  finishedOn: { id: "guard.finishedOn", defaultMessage: "{date} 打者の途中で到達" },
  finishedOf: { id: "guard.finishedOf", defaultMessage: "{name}は打者の途中で到達" },
  takeBackOf: { id: "guard.takeBackOf", defaultMessage: "{name}の打者の途中で到達を取り消す" },
  nobodyOff: { id: "guard.nobodyOff", defaultMessage: "{day}、上限や休む日の決まりで休みになる投手はいません。" },
  someOff: { id: "guard.someOff", defaultMessage: "{day}休み：{names}" },
  someHurt: { id: "guard.someHurt", defaultMessage: "痛みの報告があり、確認が必要：{names}" },
  days: { id: "guard.days", defaultMessage: "日ごと {first} → {last}" },
  bars: { id: "guard.bars", defaultMessage: "{day}から1日ごとに {pitches}球" },
  ofWeek: { id: "guard.ofWeek", defaultMessage: "{grade}・今週の残り" },
  open: { id: "guard.open", defaultMessage: "{name}の投球の記録を開く" },
  caption: { id: "guard.caption", defaultMessage: "投球数と、{day}投げられる球数" },
});

/** Why a player rests, or which limit is exceeded. */
export const guardReasonText = typed.defineMessages({
  overDay: { id: "guardReason.overDay", defaultMessage: "上限を{by, number}球 超えました" },
  overTwoDays: { id: "guardReason.overTwoDays", defaultMessage: "2日の上限を{by, number}球 超えました" },
  overWeek: { id: "guardReason.overWeek", defaultMessage: "7日の上限を{by, number}球 超えました" },
  after: { id: "guardReason.after", defaultMessage: "{date}に{pitches, number}球 投げたため" },
  twoDays: { id: "guardReason.twoDays", defaultMessage: "2日で{pitches, number}球 投げたため" },
  running: { id: "guardReason.running", defaultMessage: "{days, number}日続けて投球" },
  fullWeek: { id: "guardReason.fullWeek", defaultMessage: "7日の上限まで投げたため" },
  fullTwoDays: { id: "guardReason.fullTwoDays", defaultMessage: "2日の上限まで投げたため" },
});

export const pitchRecordValueText = typed.defineMessages({
  hurt: { id: "pitchRecord.hurt", defaultMessage: "{date}に{pain}の報告があります。投げる前に本人に確かめてください" },
  ofDay: { id: "pitchRecord.ofDay", defaultMessage: "この日の記録 {pitches, number}球" },
  ofDayWaiting: {
    id: "pitchRecord.ofDayWaiting",
    defaultMessage: "この日の記録 {pitches, number}球（うち送信待ち {waiting, number}球）",
  },
  kindOf: { id: "pitchRecord.kindOf", defaultMessage: "{name}の種類" },
  recordOf: { id: "pitchRecord.recordOf", defaultMessage: "{name}の投球数を記入" },
  history: { id: "pitchHistory.title", defaultMessage: "{name}の投球の記録" },
  pitches: { id: "pitchHistory.pitches", defaultMessage: "{count, number}球" },
  editOf: { id: "pitchHistory.editOf", defaultMessage: "{date} {kind} {pitches, number}球を変更" },
  deleteOf: { id: "pitchHistory.deleteOf", defaultMessage: "{date} {kind} {pitches, number}球を削除" },
  now: { id: "pitchHistory.now", defaultMessage: "いまの記録：{date} {kind} {pitches, number}球" },
  recorded: { id: "pitchRecord.recorded", defaultMessage: "{count, number}人の投球数を記録しました" },
  deleted: { id: "pitchHistory.deleted", defaultMessage: "{date}の{pitches, number}球を削除しました" },
  paperLead: { id: "guardPrint.lead", defaultMessage: "{date}の試合用" },
  printed: { id: "guardPrint.printed", defaultMessage: "{date} 印刷" },
});
