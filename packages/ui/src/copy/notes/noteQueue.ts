import { actionText } from "../controls/action.ts";
import { headingText } from "../controls/heading.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** The queue of notes. */
export const noteQueueText = plain.defineMessages({
  list: { id: "noteQueue.list", defaultMessage: "ノートの一覧" },
  view: { id: "noteQueue.view", defaultMessage: "表示" },
  all: actionText.all,
  unanswered: { id: "noteQueue.unanswered", defaultMessage: "未返信" },
  starred: { id: "noteQueue.starred", defaultMessage: "お気に入り" },
  pain: { id: "noteQueue.pain", defaultMessage: "痛み・違和感" },
  answered: { id: "noteQueue.answered", defaultMessage: "返信済み" },
  late: { id: "noteQueue.late", defaultMessage: "締め切り後" },
  setting: { id: "noteQueue.setting", defaultMessage: "ノートの設定" },
  more: { id: "noteQueue.more", defaultMessage: "さらに表示" },
  select: { id: "noteQueue.select", defaultMessage: "まとめて返信" },
  selectEnd: { id: "noteQueue.selectEnd", defaultMessage: "選ぶのをやめる" },
  seenAll: { id: "noteQueue.seenAll", defaultMessage: "「見たよ」を送る" },
  seenShort: { id: "noteQueue.seenShort", defaultMessage: "見たよ" },
  none: { id: "noteQueue.none", defaultMessage: "ノートはまだありません" },
  noneHelp: {
    id: "noteQueue.noneHelp",
    defaultMessage: "「ノートの設定」で質問をつくると、選手が家族のページから書けるようになります。",
  },
  noneUnanswered: { id: "noteQueue.noneUnanswered", defaultMessage: "未返信のノートはありません" },
  noneUnansweredHelp: {
    id: "noteQueue.noneUnansweredHelp",
    defaultMessage: "届いたノートには、すべて返信してあります。",
  },
  notFound: { id: "noteQueue.notFound", defaultMessage: "この条件のノートはありません" },
  choose: { id: "noteQueue.choose", defaultMessage: "ノートを選ぶと、ここで読めます" },
  allDone: { id: "noteQueue.allDone", defaultMessage: "未返信のノートはもうありません。おつかれさまでした。" },
  signedOut: { id: "noteQueue.signedOut", defaultMessage: "ログインすると、ノートを読めます" },
  signedOutHelp: {
    id: "noteQueue.signedOutHelp",
    defaultMessage: "成長ノートは、チームのコーチだけが読めます。ログインすると、このページに戻ります。",
  },
  player: { id: "noteQueue.player", defaultMessage: "選手" },
  everyPlayer: { id: "noteQueue.everyPlayer", defaultMessage: "すべての選手" },
  template: { id: "noteQueue.template", defaultMessage: "テンプレート" },
  everyTemplate: { id: "noteQueue.everyTemplate", defaultMessage: "すべてのテンプレート" },
  period: headingText.period,
  everyDay: { id: "noteQueue.everyDay", defaultMessage: "すべての日" },
  someDays: { id: "noteQueue.someDays", defaultMessage: "日を選ぶ" },
  days: { id: "noteQueue.days", defaultMessage: "ノートの日" },
  login: { id: "noteQueue.login", defaultMessage: "ログインする" },
});

export const noteQueueValueText = typed.defineMessages({
  unansweredCount: { id: "noteQueue.unansweredCount", defaultMessage: "未返信 {count, number}" },
  painCount: { id: "noteQueue.painCount", defaultMessage: "痛み {count, number}" },
  count: { id: "noteQueue.count", defaultMessage: "{count, number}件" },
  show: { id: "noteQueue.show", defaultMessage: "{count, number}件を表示する" },
  archivedTemplate: { id: "noteQueue.archivedTemplate", defaultMessage: "{name}（使っていない）" },
  range: { id: "noteQueue.range", defaultMessage: "全 {total, number} 件中 {shown, number} 件" },
  select: { id: "noteQueue.selectOne", defaultMessage: "{name} {day}のノートを選ぶ" },
  atMost: { id: "noteQueue.atMost", defaultMessage: "一度に送れるのは{most, number}件までです。" },
});

/** The list of keys. */
export const noteKeyText = plain.defineMessages({
  title: { id: "noteKey.title", defaultMessage: "キーボードで返信する" },
  open: { id: "noteKey.open", defaultMessage: "キーの一覧" },
  next: { id: "noteKey.next", defaultMessage: "次のノート" },
  previous: { id: "noteKey.previous", defaultMessage: "前のノート" },
  stamp: { id: "noteKey.stamp", defaultMessage: "スタンプを送って、次の未返信へ" },
  comment: { id: "noteKey.comment", defaultMessage: "コメントを書く" },
  send: { id: "noteKey.send", defaultMessage: "コメントを送って、次の未返信へ" },
  leave: { id: "noteKey.leave", defaultMessage: "コメントの欄から出る" },
  undo: { id: "noteKey.undo", defaultMessage: "送ったスタンプを取り消す" },
  star: { id: "noteKey.star", defaultMessage: "お気に入りに入れる・外す" },
  help: { id: "noteKey.help", defaultMessage: "この一覧を開く" },
  single: { id: "noteKey.single", defaultMessage: "一文字のキーを使う" },
  singleHelp: {
    id: "noteKey.singleHelp",
    defaultMessage: "音声入力などで意図せず送られるときは、切ってください。この端末で覚えます。",
  },
  close: { id: "noteKey.close", defaultMessage: "閉じる" },
});

/** Caps of the keys, as they are printed. */
export const keyCapText = plain.defineMessages({
  next: { id: "keyCap.next", defaultMessage: "J" },
  down: { id: "keyCap.down", defaultMessage: "↓" },
  previous: { id: "keyCap.previous", defaultMessage: "K" },
  up: { id: "keyCap.up", defaultMessage: "↑" },
  comment: { id: "keyCap.comment", defaultMessage: "C" },
  send: { id: "keyCap.send", defaultMessage: "Ctrl / ⌘ + Enter" },
  leave: { id: "keyCap.leave", defaultMessage: "Esc" },
  undo: { id: "keyCap.undo", defaultMessage: "U" },
  star: { id: "keyCap.star", defaultMessage: "S" },
  help: { id: "keyCap.help", defaultMessage: "?" },
});
