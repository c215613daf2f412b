import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** One note, beside the queue and on its own page. */
export const noteViewText = plain.defineMessages({
  note: { id: "noteView.note", defaultMessage: "ノート" },
  star: { id: "noteView.star", defaultMessage: "お気に入り" },
  pain: { id: "noteView.pain", defaultMessage: "痛み・違和感の言葉があります" },
  painSince: {
    id: "noteView.painSince",
    defaultMessage: "返信のあとに書き直され、痛み・違和感の言葉があります",
  },
  goals: { id: "noteView.goals", defaultMessage: "9マス目標" },
  ticked: { id: "noteView.ticked", defaultMessage: "取り組んだ" },
  facts: { id: "noteView.facts", defaultMessage: "この日の測定" },
  best: { id: "noteView.best", defaultMessage: "自己ベスト" },
  answers: { id: "noteView.answers", defaultMessage: "返信" },
  noAnswer: { id: "noteView.noAnswer", defaultMessage: "まだ返信がありません。" },
  unread: { id: "noteView.unread", defaultMessage: "選手・家族はまだ読んでいません" },
  formerCoach: { id: "noteView.formerCoach", defaultMessage: "元のコーチ" },
  remove: { id: "noteView.remove", defaultMessage: "このコメントを削除する" },
  stamps: { id: "noteView.stamps", defaultMessage: "スタンプ" },
  write: { id: "noteView.write", defaultMessage: "コメントを書く" },
  send: { id: "noteView.send", defaultMessage: "コメントする" },
  sending: { id: "noteView.sending", defaultMessage: "送信中…" },
  anyway: { id: "noteView.anyway", defaultMessage: "それでも送る" },
  offers: { id: "noteView.offers", defaultMessage: "書き出しの候補" },
  undo: { id: "noteView.undo", defaultMessage: "取り消す" },
  previous: { id: "noteView.previous", defaultMessage: "前のノート" },
  next: { id: "noteView.next", defaultMessage: "次のノート" },
  playerNotes: { id: "noteView.playerNotes", defaultMessage: "この選手のノート" },
  gone: { id: "noteView.gone", defaultMessage: "このノートは見つかりませんでした" },
  goneHelp: {
    id: "noteView.goneHelp",
    defaultMessage: "削除されたか、アドレスが違います。一覧から選び直してください。",
  },
  toQueue: { id: "noteView.toQueue", defaultMessage: "成長ノートの一覧へ" },
  fortnight: { id: "noteView.fortnight", defaultMessage: "実施とノート" },
  lastDays: { id: "noteView.lastDays", defaultMessage: "直近14日" },
  written: { id: "noteView.written", defaultMessage: "ノート" },
  practised: { id: "noteView.practised", defaultMessage: "実施" },
  pitches: { id: "noteView.pitches", defaultMessage: "投球数" },
  pains: { id: "noteView.pains", defaultMessage: "痛みの記録" },
  ofDays: { id: "noteView.ofDays", defaultMessage: "/14日" },
  pitchUnit: { id: "noteView.pitchUnit", defaultMessage: "球" },
  earlier: { id: "noteView.earlier", defaultMessage: "前のノート" },
  noEarlier: { id: "noteView.noEarlier", defaultMessage: "これより前のノートはありません。" },
});

export const noteViewValueText = typed.defineMessages({
  today: { id: "noteView.today", defaultMessage: "今日 {time}" },
  yesterday: { id: "noteView.yesterday", defaultMessage: "昨日 {time}" },
  written: { id: "noteView.writtenAt", defaultMessage: "送信 {time}" },
  changed: { id: "noteView.changed", defaultMessage: "変更 {time}" },
  starOf: { id: "noteView.starOf", defaultMessage: "{name}のノートをお気に入りに入れる" },
  readers: { id: "noteView.readers", defaultMessage: "既読 {names}" },
  answerRead: { id: "noteView.answerRead", defaultMessage: "選手・家族が読みました {time}" },
  stamped: { id: "noteView.stamped", defaultMessage: "{name}に「{stamp}」を送りました" },
  takenBack: { id: "noteView.takenBack", defaultMessage: "{name}のスタンプを取り消しました" },
  commented: { id: "noteView.commented", defaultMessage: "{name}にコメントを送りました" },
  removed: { id: "noteView.removed", defaultMessage: "{name}へのコメントを削除しました" },
  stampedAll: { id: "noteView.stampedAll", defaultMessage: "{count, number}件に「{stamp}」を送りました" },
  stampedSome: {
    id: "noteView.stampedSome",
    defaultMessage:
      "{count, number}件に「{stamp}」を送りました。ほかのコーチが先に返信したか、書き直された{passed, number}件には、送っていません",
  },
  stampedNone: {
    id: "noteView.stampedNone",
    defaultMessage:
      "{passed, number}件には、ほかのコーチが先に返信したか、書き直されたため、「{stamp}」を送っていません",
  },
  stampFailed: { id: "noteView.stampFailed", defaultMessage: "{name}にスタンプを送れませんでした。送る前に戻しました" },
  commentFailed: {
    id: "noteView.commentFailed",
    defaultMessage: "{name}にコメントを送れませんでした。書いた文は残っています",
  },
  rewritten: {
    id: "noteView.rewritten",
    defaultMessage: "{name}のノートは、開いたあとに書き直されたため、送っていません",
  },
  passed: { id: "noteView.passed", defaultMessage: "{name}のノートには、{coach}さんが先に返信しました" },
  gone: { id: "noteView.goneOf", defaultMessage: "{name}のノートは削除されていたため、送っていません" },
  open: { id: "noteView.open", defaultMessage: "{name}のノートを開く" },
  practiceDays: {
    id: "noteView.practiceDays",
    defaultMessage: "直近14日のうち{practised, number}日実施、{written, number}日ノート",
  },
});

/** Beginnings of a comment, and the chips that offer them. */
export const noteOfferText = typed.defineMessages({
  best: { id: "noteOffer.best", defaultMessage: "自己ベスト {label}" },
  bestSentence: {
    id: "noteOffer.bestSentence",
    defaultMessage: "{label} {value}{unit}は自己ベストでした。",
  },
  streak: { id: "noteOffer.streak", defaultMessage: "{days, number}日連続" },
  streakSentence: { id: "noteOffer.streakSentence", defaultMessage: "{days, number}日続けて記録していますね。" },
  growth: { id: "noteOffer.growth", defaultMessage: "{label}の伸び" },
  growthSentence: {
    id: "noteOffer.growthSentence",
    defaultMessage: "{since}から、{label}が{gain}{unit}よくなりました。",
  },
});
