import type { AttendanceAnswer, EventPitcher } from "@kyuseki/domain";
import type { TypedMessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { attendanceText } from "./attendance.ts";

/** What one of the team's events says, and its actions. */
export const teamEventText = plain.defineMessages({
  edit: { id: "teamEvent.edit", defaultMessage: "編集する" },
  cancelOrChange: { id: "teamEvent.cancelOrChange", defaultMessage: "中止・変更" },
  send: { id: "teamEvent.send", defaultMessage: "参加者へ送る" },
  sendInvited: { id: "teamEvent.sendInvited", defaultMessage: "招待した人へ送る" },
  calendar: { id: "teamEvent.calendar", defaultMessage: "カレンダーに追加" },
  more: { id: "teamEvent.more", defaultMessage: "その他の操作" },
  copy: { id: "teamEvent.copy", defaultMessage: "複製して新しい行事をつくる" },
  makeSheet: { id: "teamEvent.makeSheet", defaultMessage: "測定シートを作る" },
  openSheet: { id: "teamEvent.openSheet", defaultMessage: "測定シートを開く" },
  delete: { id: "teamEvent.delete", defaultMessage: "行事を削除する" },
  deleteBody: {
    id: "teamEvent.deleteBody",
    defaultMessage: "まちがえて入れた行事を消します。家族には知らせません。元には戻せません。",
  },
  cannotDelete: {
    id: "teamEvent.cannotDelete",
    defaultMessage: "返事が届いているので、削除できません。中止してください。",
  },
  over: { id: "teamEvent.over", defaultMessage: "この行事は終わりました。" },
  deadlineOver: { id: "teamEvent.deadlineOver", defaultMessage: "返事の締め切りは過ぎました" },
  allAnswered: { id: "teamEvent.allAnswered", defaultMessage: "全員の返事がそろいました" },
  schedule: { id: "teamEvent.schedule", defaultMessage: "日程" },
  begin: { id: "teamEvent.begin", defaultMessage: "開始" },
  end: { id: "teamEvent.end", defaultMessage: "終了" },
  toList: { id: "teamEvent.toList", defaultMessage: "行事の一覧へ" },
  gone: { id: "teamEvent.gone", defaultMessage: "この行事は見つかりませんでした" },
  goneHelp: { id: "teamEvent.goneHelp", defaultMessage: "削除されたか、アドレスがまちがっています。" },
  former: { id: "teamEvent.former", defaultMessage: "退団した選手" },
});

export const teamEventValueText = typed.defineMessages({
  title: { id: "teamEvent.title", defaultMessage: "{days}　{title}" },
  days: { id: "teamEvent.days", defaultMessage: "{first}〜{last}" },
  opponent: { id: "teamEvent.opponent", defaultMessage: "対 {opponent}" },
  audience: { id: "teamEvent.audience", defaultMessage: "{audience}・{count, number}人" },
  players: { id: "teamEvent.players", defaultMessage: "{count, number}人" },
  of: { id: "teamEvent.of", defaultMessage: "/{count, number}" },
  hoursLeft: { id: "teamEvent.hoursLeft", defaultMessage: "返事の締め切りまで あと{count, number}時間（{time}）" },
  minutesLeft: { id: "teamEvent.minutesLeft", defaultMessage: "返事の締め切りまで あと{count, number}分（{time}）" },
  daysLeft: { id: "teamEvent.daysLeft", defaultMessage: "返事の締め切りまで あと{count, number}日（{time}）" },
  clash: {
    id: "teamEvent.clash",
    defaultMessage: "同じ時間に「{title}」（{day}）があり、{count, number}人が重なっています。",
  },
  cancelled: { id: "teamEvent.cancelled", defaultMessage: "この行事は中止になりました（{time}）。" },
  reason: { id: "teamEvent.reason", defaultMessage: "理由：{reason}" },
  deleteAsk: { id: "teamEvent.deleteAsk", defaultMessage: "{day}の「{title}」を削除しますか？" },
});

/** 出欠 as the board arranges it. */
export const boardAnswerText = plain.defineMessages({
  unanswered: { id: "boardAnswer.unanswered", defaultMessage: "未回答" },
  undecided: attendanceText.undecided,
  coming: attendanceText.coming,
  partly: attendanceText.partly,
  absent: attendanceText.absent,
}) satisfies Record<AttendanceAnswer | "unanswered", TypedMessageDescriptor>;

/** The board of who comes. */
export const boardText = plain.defineMessages({
  title: { id: "eventBoard.title", defaultMessage: "出欠" },
  group: { id: "eventBoard.group", defaultMessage: "並べかた" },
  grade: { id: "eventBoard.grade", defaultMessage: "学年ごと" },
  answer: { id: "eventBoard.answer", defaultMessage: "返事ごと" },
  counts: { id: "eventBoard.counts", defaultMessage: "返事の内訳" },
  hint: {
    id: "eventBoard.hint",
    defaultMessage: "名前を選ぶと、電話で聞いた返事を代わりに入れられます。だれが入れたかが残ります。",
  },
  nobody: { id: "eventBoard.nobody", defaultMessage: "招待した選手がいません。「編集する」で選べます。" },
  noHits: { id: "eventBoard.noHits", defaultMessage: "あてはまる選手はいません。" },
  late: { id: "eventBoard.late", defaultMessage: "締め切りの後" },
  others: { id: "eventBoard.others", defaultMessage: "そのほか" },
  onlyNext: {
    id: "eventBoard.onlyNext",
    defaultMessage: "くり返す行事は、いちばん近い回の返事だけを知らせます。",
  },
  choose: { id: "eventBoard.choose", defaultMessage: "返事" },
  comment: { id: "eventBoard.comment", defaultMessage: "ひとこと" },
  save: { id: "eventBoard.save", defaultMessage: "返事を入れる" },
  takeBack: { id: "eventBoard.takeBack", defaultMessage: "返事を取り消す" },
  pick: { id: "eventBoard.pick", defaultMessage: "返事を選んでください" },
});

export const boardWords = typed.defineMessages({
  remind: { id: "eventBoard.remind", defaultMessage: "未回答の{count, number}人に知らせる" },
  places: { id: "eventBoard.places", defaultMessage: "定員{capacity, number}人・あと{left, number}人" },
  full: { id: "eventBoard.full", defaultMessage: "定員{capacity, number}人・満員" },
  note: { id: "eventBoard.note", defaultMessage: "{answer}・{comment}" },
  changedFrom: { id: "eventBoard.changedFrom", defaultMessage: "{answer}から変更" },
  answerOf: { id: "eventBoard.answerOf", defaultMessage: "{name}さんの返事" },
  byFamily: { id: "eventBoard.byFamily", defaultMessage: "{time} に、家族が返事をしました。" },
  byCoach: { id: "eventBoard.byCoach", defaultMessage: "{time} に、{name}が入れました。" },
});

/** 集合と持ち物. */
export const eventFactText = plain.defineMessages({
  title: { id: "eventFact.title", defaultMessage: "集合と持ち物" },
  details: { id: "eventFact.details", defaultMessage: "くわしい内容" },
  meeting: { id: "eventFact.meeting", defaultMessage: "集合" },
  place: { id: "eventFact.place", defaultMessage: "会場" },
  map: { id: "eventFact.map", defaultMessage: "地図" },
  bring: { id: "eventFact.bring", defaultMessage: "持ち物" },
  deadline: { id: "eventFact.deadline", defaultMessage: "締め切り" },
  deadlineHelp: {
    id: "eventFact.deadlineHelp",
    defaultMessage: "過ぎても返事はできます。締め切りの後の返事には印が付きます。",
  },
  noDeadline: { id: "eventFact.noDeadline", defaultMessage: "なし" },
  ifRain: { id: "eventFact.ifRain", defaultMessage: "雨の場合" },
  contact: { id: "eventFact.contact", defaultMessage: "連絡先" },
  call: { id: "eventFact.call", defaultMessage: "電話する" },
  note: { id: "eventFact.note", defaultMessage: "連絡事項" },
  target: { id: "eventFact.target", defaultMessage: "対象" },
  capacity: { id: "eventFact.capacity", defaultMessage: "定員" },
  author: { id: "eventFact.author", defaultMessage: "主催" },
});

export const eventFactWords = typed.defineMessages({
  mapOf: { id: "eventFact.mapOf", defaultMessage: "{place}の地図" },
  callTo: { id: "eventFact.callTo", defaultMessage: "{name}に電話する" },
});

/** この試合で知っておくこと. */
export const pitchersText = plain.defineMessages({
  title: { id: "eventPitchers.title", defaultMessage: "この試合で知っておくこと" },
  toGuard: { id: "eventPitchers.toGuard", defaultMessage: "投球数ガード" },
  rule: { id: "eventPitchers.rule", defaultMessage: "使うルール" },
  source: { id: "eventPitchers.source", defaultMessage: "出典と設定" },
  inGame: { id: "eventPitchers.inGame", defaultMessage: "この試合で" },
  week: { id: "eventPitchers.week", defaultMessage: "7日の合計" },
  running: { id: "eventPitchers.running", defaultMessage: "続けて投げた日" },
  pain: { id: "eventPitchers.pain", defaultMessage: "痛みの報告" },
  noPain: { id: "eventPitchers.noPain", defaultMessage: "報告なし" },
  notRunning: { id: "eventPitchers.notRunning", defaultMessage: "なし" },
  look: { id: "eventPitchers.look", defaultMessage: "記録を見る" },
  checkIt: { id: "eventPitchers.checkIt", defaultMessage: "確認する" },
  caveat: {
    id: "eventPitchers.caveat",
    defaultMessage:
      "大会要項を優先してください。投げてよいかどうかは、本人と保護者に聞いて決めてください。直近14日に投球の記録がない選手は出していません。",
  },
  nobody: { id: "eventPitchers.nobody", defaultMessage: "直近14日に投球の記録がある選手も、痛みの報告もありません。" },
});

export const barredText = plain.defineMessages({
  rest: { id: "eventPitchers.rest", defaultMessage: "休む日です" },
  days_running: { id: "eventPitchers.daysRunning", defaultMessage: "続けて投げる日数の上限です" },
  week: { id: "eventPitchers.weekFull", defaultMessage: "7日の上限まで投げました" },
}) satisfies Record<NonNullable<EventPitcher["barred"]>, TypedMessageDescriptor>;

export const pitchersWords = typed.defineMessages({
  until: { id: "eventPitchers.until", defaultMessage: "{time} までの記録。この後に投げると変わります" },
  byRule: { id: "eventPitchers.byRule", defaultMessage: "ルール上は{count, number}球まで" },
  dayLimit: { id: "eventPitchers.dayLimit", defaultMessage: "1日の上限 {count, number}球" },
  thrown: { id: "eventPitchers.thrown", defaultMessage: "{date}に{count, number}球" },
  thrownOver: {
    id: "eventPitchers.thrownOver",
    defaultMessage: "{date}に{count, number}球（{over, number}球超過）",
  },
  days: { id: "eventPitchers.days", defaultMessage: "{count, number}日（{days}）" },
  painShort: { id: "eventPitchers.painShort", defaultMessage: "{place} {pain, number}／10" },
  lookAt: { id: "eventPitchers.lookAt", defaultMessage: "記録を見る（{name}）" },
  check: { id: "eventPitchers.check", defaultMessage: "確認する（{name}）" },
});
