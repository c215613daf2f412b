import { defineMessage, defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** What waits in this device, and what it is called by the place it was typed at. */
export const syncKindText = defineMessages({
  measurement: { id: "syncKind.measurement", defaultMessage: "測定の入力" },
  attendance: { id: "syncKind.attendance", defaultMessage: "出欠" },
  pitch_count: { id: "syncKind.pitch_count", defaultMessage: "投球数" },
  training_record: { id: "syncKind.training_record", defaultMessage: "練習と痛みの記入" },
  stamp: { id: "syncKind.stamp", defaultMessage: "成長ノートのスタンプ" },
  note_comment: { id: "syncKind.note_comment", defaultMessage: "成長ノートのコメント" },
  training_comment: { id: "syncKind.training_comment", defaultMessage: "練習へのコメント" },
});

export type SyncKind = keyof typeof syncKindText;

export const syncText = defineMessages({
  board: { id: "sync.board", defaultMessage: "通信の状態のまとめ" },
  waiting: { id: "sync.waiting", defaultMessage: "送信待ち" },
  waitingCaption: { id: "sync.waitingCaption", defaultMessage: "つながると、自動で1回だけ送ります" },
  nothingWaits: { id: "sync.nothingWaits", defaultMessage: "待っているものはありません" },
  refused: { id: "sync.refused", defaultMessage: "送れなかったもの" },
  refusedCaption: { id: "sync.refusedCaption", defaultMessage: "入力した内容は、この端末に残っています" },
  mend: { id: "sync.mend", defaultMessage: "直すか、消してください" },
  none: { id: "sync.none", defaultMessage: "ありません" },
  lastSent: { id: "sync.lastSent", defaultMessage: "最後に送った時刻" },
  lastAnswer: { id: "sync.lastAnswer", defaultMessage: "最後に受け取った記録" },
  justNow: { id: "sync.justNow", defaultMessage: "1分以内" },
  notYet: { id: "sync.notYet", defaultMessage: "まだありません" },
  emptyTitle: { id: "sync.emptyTitle", defaultMessage: "送信待ちはありません" },
  emptyBody: {
    id: "sync.emptyBody",
    defaultMessage: "電波の届かない場所でも入力できます。入力はこの端末に残り、つながると1回だけ送ります。",
  },
  readFailed: {
    id: "sync.readFailed",
    defaultMessage: "この端末に残っている入力を、読み出せませんでした。入力は消していません。",
  },
  readAgain: { id: "sync.readAgain", defaultMessage: "もう一度読み出す" },
  otherTeamCaption: { id: "sync.otherTeamCaption", defaultMessage: "そのチームを開くと送ります" },
  exportAll: { id: "sync.exportAll", defaultMessage: "CSVに書き出す" },
  retry: { id: "sync.retry", defaultMessage: "もう一度送る" },
  edit: { id: "sync.edit", defaultMessage: "直す" },
  compare: { id: "sync.compare", defaultMessage: "くらべて選ぶ" },
  delete: { id: "sync.delete", defaultMessage: "消す" },
  deleteResult: {
    id: "sync.deleteResult",
    defaultMessage: "この端末から消えます。送られず、元に戻せません。残すものは、先にCSVに書き出してください。",
  },
  deleted: { id: "sync.deleted", defaultMessage: "1件を消しました。" },
  retried: { id: "sync.retried", defaultMessage: "1件を、もう一度送信待ちに入れました。" },
  clashReason: {
    id: "sync.clashReason",
    defaultMessage: "ほかの指導者が、先に別の内容を入力しています。どちらを残すか選んでください。",
  },
});

/** `b` sets the state in bold. */
export const syncValueText = typed.defineMessages({
  offlineSince: {
    id: "sync.offlineSince",
    defaultMessage: "<b>オフラインです。</b>{time} から、つながっていません。入力はこの端末に残っています。",
  },
  offline: {
    id: "sync.offline",
    defaultMessage: "<b>オフラインです。</b>入力はこの端末に残っています。",
  },
  allSent: { id: "sync.allSent", defaultMessage: "<b>つながっています。</b>この端末の入力は、すべて送りました。" },
  online: { id: "sync.online", defaultMessage: "<b>つながっています。</b>{count, number}件がまだ送れていません。" },
  sending: { id: "sync.sending", defaultMessage: "<b>つながっています。</b>{count, number}件を送っています。" },
  oldest: defineMessage<{ count: number; time: string }>({
    id: "sync.oldest",
    defaultMessage: "{count, plural, =1 {{time} に入力} other {いちばん古いものは {time}}}",
  }),
  sentCount: { id: "sync.sentCount", defaultMessage: "{count, number}件を送信" },
  minutesAgo: { id: "sync.minutesAgo", defaultMessage: "{count, number}分前" },
  hoursAgo: { id: "sync.hoursAgo", defaultMessage: "{count, number}時間前" },
  daysAgo: { id: "sync.daysAgo", defaultMessage: "{count, number}日前" },
  fullMoment: { id: "sync.fullMoment", defaultMessage: "{day}（{weekday}） {time} 時点" },
  andMore: { id: "sync.andMore", defaultMessage: "{first} ほか{count, number}件" },
  otherTeam: { id: "sync.otherTeam", defaultMessage: "{team}（別のチーム）" },
  enteredAt: { id: "sync.enteredAt", defaultMessage: "{detail}・{time} に入力" },
  sendNow: { id: "sync.sendNow", defaultMessage: "いま{count, number}件を送る" },
  exportCount: { id: "sync.exportCount", defaultMessage: "{count, number}件をCSVに書き出す" },
  more: { id: "sync.more", defaultMessage: "さらに表示（残り{count, number}件）" },
  old: {
    id: "sync.old",
    defaultMessage:
      "{days, number}日より前の入力が{count, number}件あります。期限で消えることはありません。早めに送るか、CSVに書き出してください。",
  },
  retryOf: { id: "sync.retryOf", defaultMessage: "もう一度送る（{name}）" },
  editOf: { id: "sync.editOf", defaultMessage: "直す（{name}）" },
  compareOf: { id: "sync.compareOf", defaultMessage: "くらべて選ぶ（{name}）" },
  deleteOf: { id: "sync.deleteOf", defaultMessage: "消す（{name}）" },
  deleteQuestion: { id: "sync.deleteQuestion", defaultMessage: "{name}を消しますか？" },
  entryName: { id: "sync.entryName", defaultMessage: "{label} {detail}" },
});

export const syncCsvText = defineMessages({
  team: { id: "syncCsv.team", defaultMessage: "チーム" },
  kind: { id: "syncCsv.kind", defaultMessage: "種類" },
  label: { id: "syncCsv.label", defaultMessage: "内容" },
  detail: { id: "syncCsv.detail", defaultMessage: "対象" },
  enteredAt: { id: "syncCsv.enteredAt", defaultMessage: "入力した日時" },
  state: { id: "syncCsv.state", defaultMessage: "状態" },
  reason: { id: "syncCsv.reason", defaultMessage: "送れなかった理由" },
});

export const syncCsvValueText = typed.defineMessages({
  file: { id: "syncCsv.file", defaultMessage: "送信待ち_{day}.csv" },
});
