import type { OpenItemKind, OpenPlayer } from "@kyuseki/domain";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";
import { listOrderText } from "../support/listOrder.ts";
import { typed } from "../typed.ts";

export const openItemKindText = defineMessages({
  unread: { id: "openItemKind.unread", defaultMessage: "未読" },
  answer: { id: "openItemKind.answer", defaultMessage: "返事" },
  attendance: { id: "openItemKind.attendance", defaultMessage: "出欠" },
  note: { id: "openItemKind.note", defaultMessage: "ノート" },
  record: { id: "openItemKind.record", defaultMessage: "記録" },
  measurement: { id: "openItemKind.measurement", defaultMessage: "測定" },
}) satisfies Record<OpenItemKind, MessageDescriptor>;

/** Why no mail reaches a family. */
export const unreachedText = defineMessages({
  failed: { id: "unreached.failed", defaultMessage: "アドレスに届かない" },
  stopped: { id: "unreached.stopped", defaultMessage: "メールを止めている" },
  none: { id: "unreached.none", defaultMessage: "連絡先なし" },
}) satisfies Record<Exclude<OpenPlayer["reach"], "mail">, MessageDescriptor>;

export const openItemsText = plain.defineMessages({
  board: { id: "openItems.board", defaultMessage: "まだの人の数" },
  people: { id: "openItems.people", defaultMessage: "まだの人" },
  items: { id: "openItems.items", defaultMessage: "まだのこと" },
  canRemind: { id: "openItems.canRemind", defaultMessage: "いま知らせられる" },
  notToday: { id: "openItems.notToday", defaultMessage: "今日まだ送っていない" },
  today: { id: "openItems.today", defaultMessage: "今日 知らせた" },
  noneToday: { id: "openItems.noneToday", defaultMessage: "今日はまだありません" },
  grouping: { id: "openItems.grouping", defaultMessage: "並べ方" },
  byPlayer: { id: "openItems.byPlayer", defaultMessage: "選手ごと" },
  byItem: { id: "openItems.byItem", defaultMessage: "ことがらごと" },
  filters: { id: "openItems.filters", defaultMessage: "まだのことの絞り込み" },
  all: { id: "openItems.all", defaultMessage: "すべて" },
  list: { id: "openItems.list", defaultMessage: "まだの人の一覧" },
  choose: { id: "openItems.choose", defaultMessage: "選ぶ" },
  chooseAll: { id: "openItems.chooseAll", defaultMessage: "知らせられる人をすべて選ぶ" },
  player: { id: "openItems.player", defaultMessage: "選手" },
  since: { id: "openItems.since", defaultMessage: "いつから" },
  oldest: listOrderText.oldest,
  newest: listOrderText.newest,
  sentToday: { id: "openItems.sentToday", defaultMessage: "今日 送信済み" },
  tomorrow: { id: "openItems.tomorrow", defaultMessage: "あす 7:00 から" },
  remind: { id: "openItems.remind", defaultMessage: "知らせる" },
  mend: { id: "openItems.mend", defaultMessage: "連絡先を直す" },
  letter: { id: "openItems.letter", defaultMessage: "QRを渡す" },
  noRecord: { id: "openItems.noRecord", defaultMessage: "記録がない" },
  overdue: { id: "openItems.overdue", defaultMessage: "締め切りを過ぎました" },
  onceTitle: { id: "openItems.onceTitle", defaultMessage: "1回で知らせる" },
  send: { id: "openItems.send", defaultMessage: "送る" },
  already: { id: "openItems.already", defaultMessage: "今日は送信済み" },
  cannot: { id: "openItems.cannot", defaultMessage: "送れない" },
  once: {
    id: "openItems.once",
    defaultMessage: "お知らせは1家族に1日1通です。まだのことは1通にまとまり、きょうだいの分も入ります。",
  },
  mailOff: { id: "openItems.mailOff", defaultMessage: "このサーバーはメールを送りません。QRの手紙で渡してください。" },
  nobodyChosen: { id: "openItems.nobodyChosen", defaultMessage: "知らせる選手を選んでください。" },
  previewLoading: { id: "openItems.previewLoading", defaultMessage: "文面を読み込んでいます…" },
  previewFailed: { id: "openItems.previewFailed", defaultMessage: "文面を読み込めませんでした。" },
  todayTitle: { id: "openItems.todayTitle", defaultMessage: "今日 知らせたこと" },
  none: { id: "openItems.none", defaultMessage: "まだの人はいません" },
  noneBody: {
    id: "openItems.noneBody",
    defaultMessage:
      "お知らせの未読や返事、行事の出欠、成長ノート、練習の記録、測定のうち、まだのものがあると、ここに並びます。",
  },
  mailReaches: { id: "openItems.mailReaches", defaultMessage: "メールが届く" },
  nobodyFound: { id: "openItems.nobodyFound", defaultMessage: "この名前・よみがなの、まだの人はいません" },
  noHits: { id: "openItems.noHits", defaultMessage: "このことがらで、まだの人はいません" },
});

/** Headings of the file. */
export const openItemsCsvText = plain.defineMessages({
  name: { id: "openItemsCsv.name", defaultMessage: "名前" },
  kana: { id: "openItemsCsv.kana", defaultMessage: "よみがな" },
  grade: { id: "openItemsCsv.grade", defaultMessage: "学年" },
  kind: { id: "openItemsCsv.kind", defaultMessage: "ことがら" },
  subject: { id: "openItemsCsv.subject", defaultMessage: "内容" },
  since: { id: "openItemsCsv.since", defaultMessage: "いつから" },
  due: { id: "openItemsCsv.due", defaultMessage: "締め切り" },
  reach: { id: "openItemsCsv.reach", defaultMessage: "家族への連絡" },
  reminded: { id: "openItemsCsv.reminded", defaultMessage: "最後に知らせた時刻" },
});

export const openItemsValueText = typed.defineMessages({
  remindedAt: { id: "openItems.remindedAt", defaultMessage: "{time} に知らせた" },
  of: { id: "openItems.of", defaultMessage: "{members, number}人のうち" },
  oldestAgo: defineMessage<{ days: number }>({
    id: "openItems.oldestAgo",
    defaultMessage: "いちばん古いのは{days, plural, =0 {今日} other {{days, number}日前}}",
  }),
  lastSent: { id: "openItems.lastSent", defaultMessage: "{time} に送信" },
  filter: { id: "openItems.filter", defaultMessage: "{name} {count, number}" },
  file: { id: "openItems.file", defaultMessage: "まだの人_{day}.csv" },
  daysAgo: { id: "openItems.daysAgo", defaultMessage: "{days, number}日前" },
  days: { id: "openItems.days", defaultMessage: "{days, number}日" },
  notice: { id: "openItems.notice", defaultMessage: "{day} {subject}" },
  due: { id: "openItems.due", defaultMessage: "締め切り {time}" },
  person: { id: "openItems.person", defaultMessage: "{count, number}人" },
  chooseOf: { id: "openItems.chooseOf", defaultMessage: "{name}を選ぶ" },
  remindOf: { id: "openItems.remindOf", defaultMessage: "知らせる（{name}）" },
  mendOf: { id: "openItems.mendOf", defaultMessage: "連絡先を直す（{name}）" },
  letterOf: { id: "openItems.letterOf", defaultMessage: "QRを渡す（{name}）" },
  remindFamilies: { id: "openItems.remindFamilies", defaultMessage: "{families, number}家族に知らせる" },
  remindAbout: {
    id: "openItems.remindAbout",
    defaultMessage: "{families, number}家族に知らせる（{kind}：{subject}）",
  },
  mailOf: { id: "openItems.mailOf", defaultMessage: "{name}さんのご家族に届く1通" },
  withoutAddress: { id: "openItems.withoutAddress", defaultMessage: "届け先がない {count, number}人" },
  sentTo: { id: "openItems.sentTo", defaultMessage: "<b>{families, number}家族</b>　{names}" },
  andMore: { id: "openItems.andMore", defaultMessage: "{names}、ほか{rest, number}人" },
});
