import { defineMessages } from "react-intl";
import { actionText } from "../controls/action.ts";
import { measureText } from "../controls/measures.ts";
import { unitText } from "../controls/units.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const trainingPlayerText = plain.defineMessages({
  member: { id: "trainingPlayer.member", defaultMessage: "メンバー詳細" },
  note: measureText.notes,
  ways: { id: "trainingPlayer.ways", defaultMessage: "この選手のほかの画面" },
  calendar: { id: "trainingPlayer.calendar", defaultMessage: "実施のカレンダー" },
  days: unitText.day,
  time: { id: "trainingPlayer.time", defaultMessage: "時間" },
  hours: { id: "trainingPlayer.hours", defaultMessage: "時間" },
  load: { id: "trainingPlayer.load", defaultMessage: "今週の負荷" },
  loadUnit: { id: "trainingPlayer.loadUnit", defaultMessage: "分×きつさ" },
  pitches: { id: "trainingPlayer.pitches", defaultMessage: "投球（7日）" },
  pitchUnit: unitText.ball,
  streak: { id: "trainingPlayer.streak", defaultMessage: "連続" },
  none: { id: "trainingPlayer.none", defaultMessage: "この日の記録はありません。" },
  noMonth: { id: "trainingPlayer.noMonth", defaultMessage: "この月の記録はありません。" },
  memo: { id: "trainingPlayer.memo", defaultMessage: "本人のメモ" },
  comments: { id: "trainingPlayer.comments", defaultMessage: "コメント" },
  gone: { id: "trainingPlayer.gone", defaultMessage: "チームを離れた指導者" },
  remove: { id: "trainingPlayer.remove", defaultMessage: "コメントを削除" },
  write: { id: "trainingPlayer.write", defaultMessage: "コメントを書く" },
  stamps: { id: "trainingPlayer.stamps", defaultMessage: "スタンプ" },
  send: { id: "trainingPlayer.send", defaultMessage: "コメントする" },
  sending: { id: "trainingPlayer.sending", defaultMessage: "送っています" },
  previousDay: { id: "trainingPlayer.previousDay", defaultMessage: "前の日" },
  nextDay: { id: "trainingPlayer.nextDay", defaultMessage: "次の日" },
  missing: personText.missing,
  missingBody: {
    id: "trainingPlayer.missingBody",
    defaultMessage: "すでに削除されたか、ほかのチームの選手です。",
  },
  back: { id: "trainingPlayer.back", defaultMessage: "実施記録（選手別）に戻る" },
  separator: { id: "trainingPlayer.separator", defaultMessage: "・" },
  listSeparator: { id: "trainingPlayer.listSeparator", defaultMessage: "、" },
  loading: actionText.loading,
});

/** Results of comment actions. */
export const trainingCommentText = defineMessages({
  sent: { id: "trainingComment.sent", defaultMessage: "コメントしました" },
  removed: { id: "trainingComment.removed", defaultMessage: "コメントを削除しました" },
});

export const trainingPlayerValueText = typed.defineMessages({
  reported: { id: "trainingPlayer.reported", defaultMessage: "{date}の記録" },
  practised: { id: "trainingPlayer.practised", defaultMessage: "{month, number}月の実施" },
  ofDays: { id: "trainingPlayer.ofDays", defaultMessage: "/ {expected, number}日" },
  before: { id: "trainingPlayer.before", defaultMessage: "前の月 {days, number} / {expected, number}日" },
  perDay: { id: "trainingPlayer.perDay", defaultMessage: "1日あたり {minutes, number}分" },
  lastWeek: { id: "trainingPlayer.lastWeek", defaultMessage: "先週 {load, number}" },
  rapid: {
    id: "trainingPlayer.rapid",
    defaultMessage:
      "今週の負荷が、前の4週間の平均（{usual, number}）の1.5倍を超えました。目安のひとつです。本人の様子を確かめてください。",
  },
  ofPitches: { id: "trainingPlayer.ofPitches", defaultMessage: "/ {limit, number}球" },
  today: { id: "trainingPlayer.today", defaultMessage: "今日 {pitches, number}球" },
  todayOf: { id: "trainingPlayer.todayOf", defaultMessage: "今日 {pitches, number} / {limit, number}球" },
  longest: { id: "trainingPlayer.longest", defaultMessage: "最長 {days, number}日" },
  effort: { id: "trainingPlayer.effort", defaultMessage: "{group}・きつさ {rpe, number}" },
  day: { id: "trainingPlayer.day", defaultMessage: "{minutes, number}分・負荷 {load, number}" },
  minutes: { id: "trainingPlayer.minutes", defaultMessage: "{minutes, number}分" },
  hurts: { id: "trainingPlayer.hurts", defaultMessage: "痛み{pain, number}" },
});
